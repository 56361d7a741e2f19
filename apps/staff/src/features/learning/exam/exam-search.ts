import { sittingsList } from '@qadam/contract'
import { addressReader, oneOf, type Address } from '../../../platform/address.ts'
import { sectionReader } from '../../../platform/list-search.ts'

const readSection = sectionReader('sittings', { sittings: sittingsList, bank: null })
const readPart = addressReader({ part: oneOf([2, 3]) })

/** Reads the exam page's address: the newest sittings, or a part of the bank; its first where none is named. */
export const parseExamSearch = (address: Address) => ({ ...readSection(address), ...readPart(address) })
