import { Card } from '@qadam/ui/card'
import { Girih } from '@qadam/ui/girih'
import { Skeleton } from '@qadam/ui/skeleton'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AvatarButton } from '../features/accounts/avatar-button.tsx'
import { formatPhone } from '@qadam/web/phone-format'
import { fullName } from '../features/accounts/person.ts'
import { Settings } from '../features/accounts/settings.tsx'
import { SignOut } from '../features/accounts/sign-out.tsx'
import { useUser } from '../features/accounts/use-user.ts'
import { hasWaitingWork } from '../features/practice/waiting-work.ts'
import { BalanceCards } from '../features/rewards/balance-cards.tsx'
import { StreakCalendar } from '../features/streaks/streak-calendar.tsx'
import { StreakCard } from '../features/streaks/streak-card.tsx'
import { hasSavedAnswers } from '../features/tests/has-saved-answers.ts'
import { loadChunk } from '../platform/chunk.ts'
import { loadStudyTexts } from '../platform/i18n/start.ts'
import { PageTitle } from '../platform/page-title.tsx'
import '../platform/i18n/account-texts.ts'

const AchievementsCard = lazy(() => loadChunk(() => import('../features/achievements/achievements-card.tsx')))
const LeagueCard = lazy(() => loadChunk(() => import('../features/leagues/league-card.tsx')))
const CertificatesCard = lazy(() => loadChunk(() => import('../features/certificates/certificates-card.tsx')))
const Contacts = lazy(() => loadChunk(() => import('../features/accounts/contacts.tsx')))
const PaymentHistory = lazy(() => loadChunk(() => import('../features/payments/payment-history.tsx')))
const InstallCard = lazy(() => loadChunk(() => import('../features/install/install-card.tsx')))
const TelegramPanel = lazy(() => loadChunk(() => import('../features/telegram/telegram-panel.tsx')))
const PushPanel = lazy(() => loadChunk(() => import('../features/push/push-panel.tsx')))
const Security = lazy(() => loadChunk(() => import('../features/accounts/security.tsx')))
const StatementList = lazy(() => loadChunk(() => import('../features/rewards/statement-list.tsx')))
const SubmissionsList = lazy(() => loadChunk(loadSubmissions))

async function loadSubmissions() {
  const [list] = await Promise.all([import('../features/practice/submissions-list.tsx'), loadStudyTexts()])
  return list
}

const hasLeftWork = (accountId: number) => hasWaitingWork(accountId) || hasSavedAnswers(accountId)

export function ProfileRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle>{t('shell.profile')}</PageTitle>
      <Card variant="hero" className="flex items-center gap-4 p-5 sm:p-7">
        <Girih tone="white" opacity={0.18} tile={72} fade="left" className="-z-10" />
        <AvatarButton user={user} />
        <div className="min-w-0">
          <h1 title={fullName(user)} className="line-clamp-3 text-2xl font-bold break-words sm:text-3xl">
            {fullName(user)}
          </h1>
          <p title={user.group?.name} className="mt-1 line-clamp-2 break-words text-white/85">
            {user.group ? t('accounts.group', { name: user.group.name }) : t('accounts.no_group')}
          </p>
          <p className="whitespace-nowrap text-white/85 numbers">{formatPhone(user.phone)}</p>
        </div>
      </Card>
      <section aria-label={t('accounts.stats')} className="mt-3 grid gap-3 sm:grid-cols-2">
        <StreakCard user={user} />
        <BalanceCards user={user} />
        <div className="sm:col-span-2">
          <StreakCalendar />
        </div>
      </section>
      <Suspense fallback={<Skeleton height={480} className="mt-3" />}>
        <AchievementsCard user={user} />
      </Suspense>
      <Suspense fallback={<Skeleton height={96} className="mt-3" />}>
        <LeagueCard />
      </Suspense>
      <Suspense fallback={<Skeleton height={136} className="mt-8" />}>
        <CertificatesCard />
      </Suspense>
      <Suspense fallback={<Skeleton height={200} className="mt-8" />}>
        <StatementList />
      </Suspense>
      <Suspense fallback={<Skeleton height={160} className="mt-8" />}>
        <PaymentHistory user={user} />
      </Suspense>
      <Suspense fallback={<Skeleton height={200} className="mt-8" />}>
        <SubmissionsList />
      </Suspense>
      <h2 className="mt-8 mb-3 text-lg font-bold">{t('accounts.settings')}</h2>
      <Settings user={user} />
      <Suspense fallback={null}>
        <InstallCard />
      </Suspense>
      <Suspense fallback={<Skeleton height={200} className="mt-8" />}>
        <PushPanel />
      </Suspense>
      <Suspense fallback={null}>
        <TelegramPanel />
      </Suspense>
      <Suspense fallback={<Skeleton height={200} className="mt-8" />}>
        <Security user={user} />
      </Suspense>
      <Suspense fallback={null}>
        <Contacts />
      </Suspense>
      <div className="mt-6">
        <SignOut accountId={user.id} hasLeftWork={hasLeftWork} />
      </div>
    </div>
  )
}
