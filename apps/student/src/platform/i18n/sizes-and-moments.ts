import i18next from 'i18next'
import { formatNumber } from './format.ts'

/** 1536 -> "1,5 KB", by the language of the interface. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return i18next.t('practice.size.bytes', { size: formatNumber(bytes) })
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return i18next.t('practice.size.kb', { size: formatNumber(Math.round(kilobytes)) })
  return i18next.t('practice.size.mb', { size: formatNumber(kilobytes / 1024) })
}

/** A moment as it is read, in the device's time zone: "bugun, 14:20", "21-noyabr, 14:20". Browsers lack the Uzbek months. */
export function formatMoment(iso: string, now = new Date()): string {
  const date = new Date(iso)
  const two = (value: number) => String(value).padStart(2, '0')
  const isThisYear = date.getFullYear() === now.getFullYear()
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`
  if (date.toDateString() === now.toDateString()) return i18next.t('dates.today', { time })
  return i18next.t(isThisYear ? 'dates.this_year' : 'dates.other_year', {
    day: date.getDate(),
    month: monthName(date.getMonth()),
    year: date.getFullYear(),
    time,
  })
}

/** A day `YYYY-MM-DD` as it is read: "21-noyabr", with its year where that is another. */
export function formatDay(iso: string, now = new Date()): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const isThisYear = year === now.getFullYear()
  return i18next.t(isThisYear ? 'dates.day' : 'dates.day_other_year', {
    day,
    month: monthName(month - 1),
    year,
  })
}

const monthName = (index: number): string => i18next.t(`dates.months.${months[index] ?? 'january'}`)

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const
