import type { User } from '@qadam/contract'
import { buttonClass } from '@qadam/ui/button'
import { Girih } from '@qadam/ui/girih'
import { Wordmark } from '@qadam/ui/logo'
import { Mascot } from '@qadam/ui/mascot'
import { Skeleton } from '@qadam/ui/skeleton'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AskCurator } from '../features/access/accounts/ask-curator.tsx'
import { LanguageSwitch } from '../features/access/accounts/language-switch.tsx'
import { LoginForm } from '../features/access/accounts/login-form.tsx'
import { WelcomePath } from '../features/access/accounts/welcome-path.tsx'
import { forgetReplies } from '../platform/forget-replies.ts'
import { isInAppBrowser } from '../platform/in-app-browser.ts'
import { loadChunk } from '../platform/chunk.ts'
import { staffNext } from '../platform/paths.ts'

const route = getRouteApi('/login')

const ForgotPassword = lazy(() => loadChunk(() => import('../features/access/accounts/forgot-password.tsx')))
const SecondStep = lazy(() => loadChunk(() => import('../features/access/accounts/second-step.tsx')))
const PasswordReset = lazy(() => loadChunk(() => import('../features/access/accounts/password-reset.tsx')))

export function LoginRoute(): ReactNode {
  const { t } = useTranslation()
  const [staff, setStaff] = useState<User | null>(null)
  const [languageChosen, setLanguageChosen] = useState(false)
  // The phone whose password was forgotten.
  const [resetting, setResetting] = useState<string | null>(null)

  const [second, setSecond] = useState<{ challenge: string; keep: boolean } | null>(null)

  const { next } = route.useSearch()

  useEffect(() => {
    // No student is signed in: the cache of an earlier one is deleted, also where their tab was just closed.
    void forgetReplies()
    // Better before the password than after it: what a messenger's browser stores is soon gone.
    if (isInAppBrowser(navigator.userAgent))
      import('../features/base/install/offer-browser.ts').then(
        ({ offerBrowser }) => offerBrowser(),
        () => undefined,
      )
  }, [])

  // A student's way on is the session's (session-events): it may as well begin in another tab.
  const onSignedIn = (user: User) => {
    if (user.role === 'student') return
    setStaff(user)
    location.replace(staffNext(next))
  }

  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-rows-1 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <title>{`${t('accounts.login_title')} · ${t('shell.product')}`}</title>
      <Welcome />
      <section className="safe-bottom relative z-10 -mt-6 flex flex-col items-center rounded-t-sheet bg-ground px-5 pt-5 [--safe-bottom:24px] lg:mt-0 lg:justify-center lg:rounded-none lg:pt-8">
        <div className="flex w-full max-w-sm flex-col gap-5">
          <div className="flex items-start justify-between gap-3">
            <h1 className="pt-1.5 text-2xl font-bold lg:text-3xl">
              {t(second && !staff ? 'second_step.title' : titleOf(staff !== null, resetting !== null))}
            </h1>
            <LanguageSwitch onChosen={() => setLanguageChosen(true)} />
          </div>
          {staff ? (
            <StaffWay user={staff} address={staffNext(next)} />
          ) : (
            <>
              {/* What was typed stays there meanwhile. */}
              <div hidden={resetting !== null || second !== null} className="[&:not([hidden])]:contents">
                <p className="-mt-3 text-muted">{t('accounts.login_text')}</p>
                <LoginForm
                  languageChosen={languageChosen}
                  onSignedIn={onSignedIn}
                  onSecondStep={setSecond}
                  footer={(typedPhone) => (
                    <Suspense fallback={<AskCurator />}>
                      <ForgotPassword onReset={() => setResetting(typedPhone())} />
                    </Suspense>
                  )}
                />
              </div>
              {second && (
                <Suspense fallback={<Skeleton height={260} />}>
                  <SecondStep
                    {...second}
                    languageChosen={languageChosen}
                    onSignedIn={onSignedIn}
                    onBack={() => setSecond(null)}
                  />
                </Suspense>
              )}
              {resetting !== null && (
                <Suspense fallback={<Skeleton height={260} />}>
                  <PasswordReset
                    phone={resetting}
                    languageChosen={languageChosen}
                    onBack={() => setResetting(null)}
                  />
                </Suspense>
              )}
            </>
          )}
        </div>
      </section>
    </main>
  )
}

const titleOf = (isStaff: boolean, isReset: boolean) =>
  isStaff ? 'accounts.staff_title' : isReset ? 'accounts.reset_title' : 'accounts.login_title'

function Welcome(): ReactNode {
  const { t } = useTranslation()
  return (
    <section className="safe-top relative isolate flex flex-col overflow-hidden bg-linear-to-br from-hero-to to-hero-from px-5 pb-10 text-white [--safe-top:20px] lg:justify-between lg:p-12">
      <Girih tone="white" opacity={0.2} tile={88} fade="left" className="-z-10 lg:hidden" />
      <Girih tone="white" opacity={0.2} tile={88} fade="below" className="-z-10 hidden lg:block" />
      <Wordmark size={36} onDark />
      <WelcomePath />
      <div className="mx-auto mt-3 flex w-full max-w-sm items-end gap-3 lg:mx-0 lg:mt-0 lg:max-w-none lg:gap-8">
        <div className="order-2 shrink-0 lg:order-1">
          <Mascot mood="hello" size={132} className="lg:size-60" />
        </div>
        <div className="order-1 flex-1 pb-3 lg:order-2 lg:pb-8">
          <p className="text-2xl leading-tight font-bold text-balance lg:text-4xl">{t('accounts.welcome')}</p>
          <p className="mt-2 max-w-[24ch] text-white/85 text-pretty lg:text-xl">{t('accounts.slogan')}</p>
        </div>
      </div>
    </section>
  )
}

/** While the console, another app, loads in place of this one. */
function StaffWay({ user, address }: { user: User; address: string }): ReactNode {
  const { t } = useTranslation()
  return (
    <div role="status" className="flex flex-col gap-4">
      <p className="text-lead">{t('accounts.staff_text', { name: user.first_name })}</p>
      <a href={address} className={buttonClass({ size: 'lg', full: true })}>
        {t('accounts.staff_open')}
      </a>
    </div>
  )
}
