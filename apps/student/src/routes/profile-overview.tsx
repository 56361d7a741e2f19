import { Card } from '@qadam/ui/card'
import { Girih } from '@qadam/ui/girih'
import { Skeleton } from '@qadam/ui/skeleton'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '@qadam/web/phone-format'
import { AvatarButton } from '../features/access/accounts/avatar-button.tsx'
import { fullName } from '../features/access/accounts/person.ts'
import { SignOut } from '../features/access/accounts/sign-out.tsx'
import { useUser } from '../features/access/accounts/use-user.ts'
import { hasWaitingWork } from '../features/learning/practice/waiting-work.ts'
import { BalanceCards } from '../features/rewards/rewards/balance-cards.tsx'
import { StreakCalendar } from '../features/rewards/streaks/streak-calendar.tsx'
import { StreakCard } from '../features/rewards/streaks/streak-card.tsx'
import { hasSavedAnswers } from '../features/learning/attempts/has-saved-answers.ts'
import { loadChunk } from '../platform/chunk.ts'
import { PageTitle } from '../platform/page-title.tsx'

const LevelCard = lazy(() => loadChunk(() => import('../features/rewards/achievements/level-card.tsx')))
const LeagueCard = lazy(() => loadChunk(() => import('../features/rewards/leagues/league-card.tsx')))
const Contacts = lazy(() => loadChunk(() => import('../features/access/accounts/contacts.tsx')))

const hasLeftWork = (accountId: number) => hasWaitingWork(accountId) || hasSavedAnswers(accountId)

/** Who the student is, what they have, their days, and the ways to everything else. */
export function ProfileOverview({ list }: { list: ReactNode }): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <>
      <div className="min-w-0 lg:col-start-2">
        <PageTitle>{t('shell.profile')}</PageTitle>
        <Card variant="hero" className="flex items-center gap-4 p-5 max-[22rem]:gap-3 max-[22rem]:p-4 sm:p-7">
          <Girih tone="white" opacity={0.18} tile={72} fade="left" className="-z-10" />
          <AvatarButton user={user} />
          <div className="min-w-0">
            <h1
              title={fullName(user)}
              className="line-clamp-3 text-2xl font-bold break-words max-[22rem]:text-xl sm:text-3xl"
            >
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
        </section>
      </div>
      {list}
      <div className="flex min-w-0 flex-col gap-3 lg:col-start-2">
        <StreakCalendar />
        <Suspense fallback={<Skeleton height={112} />}>
          <LevelCard />
        </Suspense>
        <Suspense fallback={<Skeleton height={96} />}>
          <LeagueCard />
        </Suspense>
        <Suspense fallback={null}>
          <Contacts />
        </Suspense>
        <div className="mt-3">
          <SignOut accountId={user.id} hasLeftWork={hasLeftWork} />
        </div>
      </div>
    </>
  )
}
