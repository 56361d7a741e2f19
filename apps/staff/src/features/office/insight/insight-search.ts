import { overviewSpans } from '@qadam/contract'
import { parseId } from '@qadam/web/parse-id'
import { parseOrder, type ListOrder } from '../../../platform/list-sort.ts'

/** What a course's questions are sorted by; in the course's order where the address says nothing. */
const questionSorts = ['question', 'tries', 'share', 'discrimination']

/** The overview's search parameters. */
export interface InsightSearch extends ListOrder {
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
    ...parseOrder(search, questionSorts),
  }
}
