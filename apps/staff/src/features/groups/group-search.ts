import { parseId } from '@qadam/web/parse-id'
import { matrixSorts, type MatrixSort } from './matrix.ts'

/** What the address says of a group's matrix. */
export interface GroupSearch {
  course?: number
  sort?: MatrixSort
  stuck?: true
}

/** Reads what the address says of the matrix. */
export function parseGroupSearch(search: Record<string, unknown>): GroupSearch {
  const course = parseId(search['course'])
  const sort = matrixSorts.find((known) => known === search['sort'])
  return {
    ...(course !== null && { course }),
    ...(sort !== undefined && sort !== 'name' && { sort }),
    ...((search['stuck'] === true || search['stuck'] === 'true') && { stuck: true }),
  }
}
