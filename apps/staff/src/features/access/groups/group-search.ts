import { parseId } from '@qadam/web/parse-id'
import { parseListSearch } from '../../../platform/list-page.ts'
import { matrixSorts, type MatrixSort } from './matrix.ts'

/** The search parameters of a group's matrix. */
export interface GroupSearch {
  course?: number
  sort?: MatrixSort
  stuck?: true
  /** Words of a student's name, and the page, of a group that fills several. */
  q?: string
  page?: number
}

/** Parses the matrix's search parameters. */
export function parseGroupSearch(search: Record<string, unknown>): GroupSearch {
  const course = parseId(search['course'])
  const { q, page } = parseListSearch(search)
  const sort = matrixSorts.find((known) => known === search['sort'])
  return {
    ...(course !== null && { course }),
    ...(sort !== undefined && sort !== 'name' && { sort }),
    ...((search['stuck'] === true || search['stuck'] === 'true') && { stuck: true }),
    ...(q !== undefined && { q }),
    ...(page !== undefined && { page }),
  }
}
