export type DateLanguage = 'uz' | 'ru'

/** Both languages write a day as 05.03.2026. */
export function showDate(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date}.${month}.${year}`
}

const orders = [
  /^(?<date>\d{1,2})[./\s-](?<month>\d{1,2})[./\s-](?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/,
  /^(?<date>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
]

/** The day that was typed or pasted, as YYYY-MM-DD; undefined where it is none, as 31.02.2026. */
export function readDate(text: string): string | undefined {
  for (const order of orders) {
    const { year, month, date } = order.exec(text.trim())?.groups ?? {}
    if (!year || !month || !date) continue
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    const time = new Date(`${day}T00:00:00Z`)
    return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? day : undefined
  }
  return undefined
}

/** What stands in the field after a key: the dots come by themselves, and go again with the digit before them. */
export function withDots(typed: string, before: string): string {
  const isLonger = typed.length > before.length
  const isDigits = /^\d\d$|^\d\d\.\d\d$/.test(typed)
  return isLonger && isDigits ? `${typed}.` : typed
}
