import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { knownZone } from '@qadam/web/known-zone'
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

// Dots and two digits read the same in both languages; the clock is the school's, wherever the reader is.
const shapes = {
  moment: ['ru', { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' }],
  date: ['ru', { day: '2-digit', month: '2-digit', year: 'numeric' }],
  day: ['en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }],
  clock: ['ru', { hour: '2-digit', minute: '2-digit' }],
} as const
const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once a zone: an admin can change the school's. */
function formatOf(name: keyof typeof shapes, timeZone = schoolZone()): Intl.DateTimeFormat {
  const [language, shape] = shapes[name]
  const known = formats.get(`${name} ${timeZone}`)
  const format = known ?? new Intl.DateTimeFormat(language, { ...shape, timeZone: knownZone(timeZone) })
  if (!known) formats.set(`${name} ${timeZone}`, format)
  return format
}

/** An ISO time as "21.11, 14:30". @param timeZone another than the school's */
export function formatMoment(time: string, timeZone?: string): string {
  return formatOf('moment', timeZone).format(new Date(time))
}

/** An ISO time as "21.11.2026"; a school day, `YYYY-MM-DD`, likewise. */
export function formatDate(time: string): string {
  // As a moment it would begin in UTC, where it is another day than at many schools.
  if (/^\d{4}-\d\d-\d\d$/.test(time)) return time.split('-').toReversed().join('.')
  return formatOf('date').format(new Date(time))
}

/** An ISO time as "14:30". @param timeZone another than the school's */
export function formatTime(time: string, timeZone?: string): string {
  return formatOf('clock', timeZone).format(new Date(time))
}

/** A school day, `YYYY-MM-DD`, as "21.11". */
export function formatDay(schoolDay: string): string {
  return schoolDay.split('-').slice(1).toReversed().join('.')
}

/** The day it is at the school now, `YYYY-MM-DD`. */
export function schoolToday(now = new Date()): string {
  return formatOf('day').format(now)
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
