import type { RecallSession, User } from '@qadam/contract'
import { Skeleton } from '@qadam/ui/skeleton'
import { WhenSeen } from '@qadam/ui/when-seen'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import AnnouncementsCard from '../features/office/announcements/announcements-card.tsx'
import { useUser } from '../features/access/accounts/use-user.ts'
import GoalsCard from '../features/learning/goals/goals-card.tsx'
import { goalsQuery } from '../features/learning/goals/goals-query.ts'
import { RecallCard } from '../features/learning/recall/recall-card.tsx'
import { InviteCard } from '../features/office/invites/invite-card.tsx'
import { BalanceCards } from '../features/rewards/rewards/balance-cards.tsx'
import LeaderboardGlimpse from '../features/rewards/leaderboard/leaderboard-glimpse.tsx'

/** What stands beside the courses, below the streak, what there is to do first: one part, which the first view does not wait for. */
export default function HomeAside(): ReactNode {
  const user = useUser()
  return (
    <>
      <Recall user={user} />
      <BalanceCards user={user} />
      <GoalsCard />
      <WhenSeen height={88}>
        <LeaderboardGlimpse />
      </WhenSeen>
      <AnnouncementsCard />
      <InviteCard />
    </>
  )
}

/** The count comes with the goals of the day; without a connection, from what is stored. */
function Recall({ user }: { user: User }): ReactNode {
  const { data: goals, isPending } = useQuery(goalsQuery)
  // Brought ahead and stored (app/bring-recall.ts); by its bare key, since what asks for it would come with the first view.
  const { data: ahead } = useQuery<RecallSession>({ queryKey: ['recall'], queryFn: skipToken })
  const due = goals?.recall_due ?? ahead?.cards.length
  // What is asked again waits with the lessons.
  if (user.status === 'freezed') return null
  if (due === undefined) return isPending && <Skeleton height={80} />
  return <RecallCard due={due} />
}
