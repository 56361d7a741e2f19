import type { User } from '@qadam/contract'
import { Avatar } from '@qadam/ui/avatar'
import { Icon } from '@qadam/ui/icon'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { avatarOf, fullName } from '../features/access/accounts/person.ts'
import { ExamClock } from '../features/learning/exam/exam-clock.tsx'
import { useRunningExam } from '../features/learning/exam/running-exam.ts'
import { loadWithTexts } from '../platform/chunk.ts'
import { paths } from '../platform/paths.ts'

// Only the profile shows it, and its menu is bigger than the bar itself.
const LanguageMenu = lazy(async () => ({
  default: (await loadWithTexts(() => import('../features/access/accounts/language-menu.tsx'))).LanguageMenu,
}))

/** What the top bar has beside the balance: languages and the exam before it, notifications and the profile after it. */
export default function BarExtras({ user, pathname }: { user: User; pathname: string }): ReactNode {
  const { t } = useTranslation()
  const running = useRunningExam(user)
  return (
    <>
      {pathname === paths.profile && (
        <div className="-order-2">
          <Suspense fallback={null}>
            <LanguageMenu compact />
          </Suspense>
        </div>
      )}
      {user.exam && (
        <Link
          to={paths.exam}
          className="-order-1 hidden min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 text-compact whitespace-nowrap lg:px-3 font-semibold text-turquoise-text hover:bg-turquoise-soft sm:flex"
        >
          <Icon name="exam" size={20} />
          {t('shell.exam')}
          {running?.until && <ExamClock until={running.until} label={t('shell.exam')} />}
        </Link>
      )}
      <Bell />
      <Link
        to={paths.profile}
        aria-label={`${t('shell.profile')}: ${fullName(user)}`}
        aria-current={pathname.startsWith(paths.profile) ? 'page' : undefined}
        className="ml-1 hidden shrink-0 rounded-full ring-turquoise ring-offset-2 ring-offset-ground hover:ring-2 aria-[current]:ring-2 sm:block"
      >
        <Avatar {...avatarOf(user)} name="" size={40} className="block" />
      </Link>
    </>
  )
}

/** The way to the notifications. Its dot is always there (specification 2). */
function Bell(): ReactNode {
  const { t } = useTranslation()
  return (
    <Link
      to={paths.notifications}
      aria-label={t('shell.notifications')}
      title={t('shell.notifications')}
      className="relative -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-tile aria-[current=page]:text-turquoise-text sm:mr-0"
    >
      <Icon name="bell" size={24} />
      <span
        aria-hidden
        className="absolute top-2 right-2.5 size-2.5 rounded-full border-2 border-ground bg-pomegranate"
      />
    </Link>
  )
}
