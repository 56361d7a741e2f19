import { addressReader, flag } from '../../../platform/address.ts'

/** The list's search parameters: by default, the courses that are not archived. */
export const parseCoursesSearch = addressReader({ archived: flag })
