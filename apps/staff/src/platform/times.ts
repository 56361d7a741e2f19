import i18next, { type TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { formatDateIn } from '@qadam/web/date-format'
import { schoolZone } from './school-zone.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** From here on hours are left out. */
const LONG_DAYS = 3

/** A stretch of time in its two biggest units, a long one in days: "2 soat 14 daq", "1 kun 5 soat", "12 daq", "9 kun". */
export function formatStretch(seconds: number, t: TFunction): string {
  const whole = Math.max(0, Math.floor(seconds))
  const days = Math.floor(whole / day)
  const hours = Math.floor((whole % day) / hour)
  const minutes = Math.floor((whole % hour) / minute)
  const parts =
    days > 0
      ? [t('time.days', { value: days }), days < LONG_DAYS && hours > 0 && t('time.hours', { value: hours })]
      : [hours > 0 && t('time.hours', { value: hours }), t('time.minutes', { value: minutes })]
  return parts.filter(Boolean).join(' ')
}

/**
 * An ISO time as "bugun 14:30", of another day as "21-noyabr, 14:30", of another year with it.
 * @param timeZone another than the school's
 */
export function formatMoment(time: string, timeZone = schoolZone(), now = new Date()): string {
  const [day, today] = [new Date(time), now].map((moment) => formatDateIn('day', moment, timeZone))
  return day === today
    ? i18next.t('time.today', { clock: formatTime(time, timeZone) })
    : formatKeptMoment(time, timeZone, now)
}

/** The same in words that are kept: what is of today would not be tomorrow. */
export function formatKeptMoment(time: string, timeZone = schoolZone(), now = new Date()): string {
  const day = formatDateIn('day', new Date(time), timeZone)
  return `${dayInWords(day, formatDateIn('day', now, timeZone))}, ${formatTime(time, timeZone)}`
}

/** An ISO time as "21-noyabr", of another year with it; a school day, `YYYY-MM-DD`, likewise. */
export function formatDate(time: string, now = new Date()): string {
  // As a moment it would begin in UTC, where it is another day than at many schools.
  const isDay = /^\d{4}-\d\d-\d\d$/.test(time)
  return dayInWords(isDay ? time : formatDateIn('day', new Date(time), schoolZone()), schoolToday(now))
}

/** A day by the name of its month, which no two countries read in two ways. Both are `YYYY-MM-DD`. */
function dayInWords(day: string, today: string): string {
  const [year = '', month, date] = day.split('-')
  const months = i18next.t('time.months', { returnObjects: true })
  const words = { year, month: months[Number(month) - 1] ?? '', day: Number(date) }
  return i18next.t(today.startsWith(year) ? 'time.day' : 'time.day_of_year', words)
}

/** An ISO time as "14:30". @param timeZone another than the school's */
export function formatTime(time: string, timeZone = schoolZone()): string {
  return formatDateIn('clock', new Date(time), timeZone)
}

/** A school day, `YYYY-MM-DD`, as "21.11": below a column of a chart there is no room for its month's name. */
export function formatDay(schoolDay: string): string {
  return schoolDay.split('-').slice(1).toReversed().join('.')
}

/** The day it is at the school now, `YYYY-MM-DD`. */
export function schoolToday(now = new Date()): string {
  return formatDateIn('day', now, schoolZone())
}

/** How long ago, or that it is now: "3 kun 5 soat oldin". */
export function formatAgo(time: string, now: number, t: TFunction): string {
  const seconds = (now - Date.parse(time)) / 1000
  return seconds < minute ? t('time.just_now') : t('time.ago', { stretch: formatStretch(seconds, t) })
}

/** The time now, updated every so often: clocks in lists need no second hand. */
export function useNow(every_ms = 20_000): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every_ms)
    return () => clearInterval(timer)
  }, [every_ms])
  return now
}

/** A year before a day, which is as much as is exported at once. */
export function yearBefore(day: string): string {
  return daysBefore(day, 365)
}

export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}
