/** What the server takes as the earliest birthday; it is its to decide. */
export const EARLIEST_BIRTHDAY = '1920-01-01'

export type BirthdayFault = 'partial' | 'early' | 'late' | 'wrong'

/**
 * Why a day cannot be a birthday; undefined where it can, or where it is empty, which takes the birthday away.
 * `isPartial`: something was begun in the field and is no date yet.
 */
export function birthdayFault(day: string, today: string, isPartial = false): BirthdayFault | undefined {
  if (isPartial) return 'partial'
  if (day === '') return undefined
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return 'wrong'
  if (day < EARLIEST_BIRTHDAY) return 'early'
  return day >= today ? 'late' : undefined
}
