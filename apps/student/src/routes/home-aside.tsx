import { WhenSeen } from '@qadam/ui/when-seen'
import type { ReactNode } from 'react'
import AnnouncementsCard from '../features/office/announcements/announcements-card.tsx'
import GoalsCard from '../features/learning/goals/goals-card.tsx'
import { InviteCard } from '../features/office/invites/invite-card.tsx'
import LeaderboardGlimpse from '../features/rewards/leaderboard/leaderboard-glimpse.tsx'

/** What stands beside the courses, below the streak and the balances: one part, which the first view does not wait for. */
export default function HomeAside(): ReactNode {
  return (
    <>
      <GoalsCard />
      <WhenSeen height={88}>
        <LeaderboardGlimpse />
      </WhenSeen>
      <AnnouncementsCard />
      <InviteCard />
    </>
  )
}
