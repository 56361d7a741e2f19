import { currentLanguage } from './language.ts'

const SHORT_FROM = 1_000_000

// Uzbek data of older browsers groups with commas; the school writes spaces in both languages.
const numbers = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 })

/** 1240 -> "1 240". */
export function formatNumber(value: number): string {
  return numbers.format(value)
}

/** 1240 -> "1 240", 1234567 -> "1,2 mln": where a whole million has no room. */
export function formatShortNumber(value: number): string {
  if (Math.abs(value) < SHORT_FROM) return formatNumber(value)
  // "mln" is what both languages write; the browsers' Uzbek data is not everywhere the same.
  return `${formatNumber(Math.floor(value / 100_000) / 10)}\u00a0${currentLanguage() === 'ru' ? 'млн' : 'mln'}`
}

export function formatPercent(value: number): string {
  return `${formatNumber(Math.round(value))}%`
}

/** Seconds as "4:05" or "1:02:09", for clocks. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
