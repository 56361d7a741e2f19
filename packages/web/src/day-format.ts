/** A day `YYYY-MM-DD` as 21.11.2026, which reads alike in both languages. */
export const formatDay = (day: string): string => day.split('-').toReversed().join('.')
