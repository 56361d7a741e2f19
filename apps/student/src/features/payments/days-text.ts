import type { TFunction } from 'i18next'

/** How many days are left to the payment, or have passed since it was due. */
export function daysText(days: number, t: TFunction): string {
  if (days === 0) return t('shell.due_today')
  return days > 0 ? t('shell.days_remaining', { count: days }) : t('shell.days_overdue', { count: -days })
}
