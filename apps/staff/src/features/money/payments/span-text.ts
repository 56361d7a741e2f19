import type { TFunction } from 'i18next'
import { formatDate } from '../../../platform/times.ts'

/** The days a file will hold, either of them `YYYY-MM-DD` or open. */
export function spanText(from: string | undefined, to: string | undefined, t: TFunction): string {
  if (from === undefined)
    return to === undefined ? t('exports.span.all') : t('exports.span.to', { to: formatDate(to) })
  if (to === undefined) return t('exports.span.from', { from: formatDate(from) })
  return t('exports.span.both', { from: formatDate(from), to: formatDate(to) })
}
