import type { TFunction } from 'i18next'

/** How far the day of payment is, in the plurals of the language: ahead, today, or past. */
export function daysText(days: number, t: TFunction): string {
  if (days === 0) return t('shell.due_today')
  return days > 0 ? t('shell.days_remaining', { count: days }) : t('shell.days_overdue', { count: -days })
}
