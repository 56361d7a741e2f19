import { parseId } from '@qadam/web/parse-id'

/** The exam page's search parameters; by default the newest sittings. */
export interface ExamSearch {
  section?: 'bank'
  /** Of the bank; the first where absent. */
  part?: 2 | 3
  /** Only sittings older than this one: a further page. */
  before?: number
}

export function parseExamSearch(search: Record<string, unknown>): ExamSearch {
  const part = ([2, 3] as const).find((known) => known === parseId(search['part']))
  const before = parseId(search['before'])
  return {
    ...(search['section'] === 'bank' && { section: 'bank' as const }),
    ...(part && { part }),
    ...(before && { before }),
  }
}
