import {
  addressReader,
  anId,
  flag,
  laterPage,
  oneOf,
  words,
  type AddressOf,
} from '../../../platform/address.ts'
import { matrixSorts } from './matrix.ts'

const fields = {
  course: anId,
  sort: oneOf(matrixSorts, 'name'),
  stuck: flag,
  /** Words of a student's name, and the page, of a group that fills several. */
  q: words,
  page: laterPage,
}

/** The search parameters of a group's matrix. */
export type GroupSearch = AddressOf<typeof fields>
export const parseGroupSearch = addressReader(fields)
