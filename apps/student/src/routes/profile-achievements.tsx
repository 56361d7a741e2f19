import type { User } from '@qadam/contract'
import type { ReactNode } from 'react'
import AchievementsCard from '../features/rewards/achievements/achievements-card.tsx'
import CertificatesCard from '../features/rewards/certificates/certificates-card.tsx'

/** What a student has earned for good. */
export default function ProfileAchievements({ user }: { user: User }): ReactNode {
  return (
    <>
      <AchievementsCard user={user} />
      <CertificatesCard />
    </>
  )
}
