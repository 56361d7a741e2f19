import { overviewSpans } from '@qadam/contract'
import { parseId } from '@qadam/web/parse-id'

/** The overview's search parameters. */
export interface InsightSearch {
  /** The whole school where absent. */
  section?: 'course'
  /** Days back; 30 where absent. */
  days?: (typeof overviewSpans)[number]
  course?: number
  /** Only flagged questions. */
  flagged?: true
  /** The video whose curve is shown; the first where absent. */
  video?: number
}

/** Parses the overview's search parameters. */
export function parseInsightSearch(search: Record<string, unknown>): InsightSearch {
  const days = overviewSpans.find((known) => known === Number(search['days']))
  const course = parseId(search['course'])
  const video = parseId(search['video'])
  return {
    ...(search['section'] === 'course' && { section: 'course' as const }),
    ...(days && days !== 30 && { days }),
    ...(course && { course }),
    ...(search['flagged'] === true && { flagged: true as const }),
    ...(video && { video }),
  }
}
