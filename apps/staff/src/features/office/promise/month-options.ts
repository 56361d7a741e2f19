import type { SelectOption } from '@qadam/ui/select-field'

/** So many months can be chosen; older ones are reached by their address. */
const MONTHS = 24

/** `YYYY-MM`, so many months before. */
function monthBefore(month: string, count: number): string {
  const total = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - count
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`
}

/**
 * The months that a report can be of, the running one first; what the address names stays one of them.
 * @param running, chosen `YYYY-MM`
 * @param names of the twelve months
 */
export function monthOptions(
  running: string,
  chosen: string,
  names: readonly string[],
): SelectOption<string>[] {
  const months = Array.from({ length: MONTHS }, (_, count) => monthBefore(running, count))
  if (!months.includes(chosen)) months.push(chosen)
  return months
    .toSorted()
    .toReversed()
    .map((month) => ({
      value: month,
      label: `${names[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`,
    }))
}
