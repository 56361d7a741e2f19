import type { TFunction } from 'i18next'
import { formatDate } from '../../platform/times.ts'

/** The days a file will hold, either of them `YYYY-MM-DD` or empty. */
export function spanText(from: string, to: string, t: TFunction): string {
  if (from === '' && to === '') return t('exports.span.all')
  if (from === '') return t('exports.span.to', { to: formatDate(to) })
  if (to === '') return t('exports.span.from', { from: formatDate(from) })
  return t('exports.span.both', { from: formatDate(from), to: formatDate(to) })
}
