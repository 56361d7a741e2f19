import type { ReactNode } from 'react'
import type { Repeated } from './repeated.ts'
import { RecallScreen } from './recall-screen.tsx'
import { useRecall } from './use-recall.ts'

interface RecallProps {
  accountId: number
  /** The lesson whose wrong answers are asked, instead of what is due. */
  repeated?: Repeated | undefined
}

/** A student's sitting, from what is due to its end. */
export default function Recall({ accountId, repeated }: RecallProps): ReactNode {
  return <RecallScreen {...useRecall(accountId, { lesson_id: repeated?.lessonId })} repeated={repeated} />
}
