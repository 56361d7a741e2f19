import type { ReactNode } from 'react'
import { RecallScreen } from './recall-screen.tsx'
import { useRecall } from './use-recall.ts'

/** A student's sitting, from what is due to its end. */
export default function Recall({ accountId }: { accountId: number }): ReactNode {
  return <RecallScreen {...useRecall(accountId)} />
}
