import i18next from 'i18next'
import { formatNumber } from '../../platform/i18n/format.ts'

/** 1536 -> "1,5 KB", by the language of the interface. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return i18next.t('practice.size.bytes', { size: formatNumber(bytes) })
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return i18next.t('practice.size.kb', { size: formatNumber(Math.round(kilobytes)) })
  return i18next.t('practice.size.mb', { size: formatNumber(kilobytes / 1024) })
}

/** A moment as it is read, in the device's time zone: "21-noyabr, 14:20". */
export function formatMoment(iso: string): string {
  const date = new Date(iso)
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(i18next.language, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(date)
}
