import type { User } from '@qadam/contract'
import type { ReactNode } from 'react'
import { refreshUser } from '../features/access/accounts/use-user.ts'
import PayCard from '../features/money/payments/pay-card.tsx'

/** In the place of the next step while the account is frozen. */
export default function FrozenCard({ user }: { user: User }): ReactNode {
  const check = async () => (await refreshUser())?.status === 'freezed'
  return <PayCard paymentLink={user.payment_link} onCheck={check} />
}
