import { overviewSpans } from '@qadam/contract'
import { parseId } from '@qadam/web/parse-id'

/** What the address says of the overview. */
export interface InsightSearch {
  /** The whole school where absent. */
  section?: 'course'
  /** Days back; 30 where absent. */
  days?: (typeof overviewSpans)[number]
  course?: number
  /** Only questions that should be looked at. */
  flagged?: true
}

/** Reads what the address says of the overview. */
export function parseInsightSearch(search: Record<string, unknown>): InsightSearch {
  const days = overviewSpans.find((known) => known === Number(search['days']))
  const course = parseId(search['course'])
  return {
    ...(search['section'] === 'course' && { section: 'course' as const }),
    ...(days && days !== 30 && { days }),
    ...(course && { course }),
    ...(search['flagged'] === true && { flagged: true as const }),
  }
}
