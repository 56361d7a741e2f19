import { overviewSpans } from '@qadam/contract'
import { addressReader, anId, flag, oneOf, orderBy, type AddressOf } from '../../../platform/address.ts'

const fields = {
  /** The whole school where absent. */
  section: oneOf(['course']),
  /** Days back; 30 where absent. */
  days: oneOf(overviewSpans, 30),
  course: anId,
  /** Only flagged questions. */
  flagged: flag,
  /** The video whose curve is shown; the first where absent. */
  video: anId,
  /** Of a course's questions; in the course's order where the address says nothing. */
  ...orderBy(['question', 'tries', 'share', 'discrimination']),
}

/** The overview's search parameters. */
export type InsightSearch = AddressOf<typeof fields>
export const parseInsightSearch = addressReader(fields)
