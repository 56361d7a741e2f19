import { promiseStates } from '@qadam/contract'
import {
  addressReader,
  anId,
  laterPage,
  oneOf,
  orderBy,
  textLike,
  type AddressOf,
} from '../../../platform/address.ts'

const fields = {
  /** The board where absent. */
  section: oneOf(['report', 'absences', 'settings']),
  state: oneOf(promiseStates),
  group: anId,
  reviewer: anId,
  page: laterPage,
  /** Of the report, `YYYY-MM`; the running one where absent. */
  month: textLike(/^20\d\d-(?:0[1-9]|1[0-2])$/),
  /** Of the report. */
  ...orderBy(['name', 'decided', 'share', 'median', 'p90']),
}

/** The screen's search parameters. */
export type PromiseSearch = AddressOf<typeof fields>
export const parsePromiseSearch = addressReader(fields)
