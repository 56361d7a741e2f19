import { sittingsList } from '@qadam/contract'
import { parseId } from '@qadam/web/parse-id'
import { sectionReader } from '../../../platform/list-search.ts'

const readSection = sectionReader('sittings', { sittings: sittingsList, bank: null })

/** Reads the exam page's address: the newest sittings, or a part of the bank; its first where none is named. */
export function parseExamSearch(search: Record<string, unknown>) {
  const part = ([2, 3] as const).find((known) => known === parseId(search['part']))
  return { ...readSection(search), ...(part && { part }) }
}
