import type { Lang } from '@qadam/contract'
import { z } from 'zod'

/** A title as its author wrote it, in the params of a notice. */
export const localized = z.object({ uz: z.string(), ru: z.string().optional() })

/** What points and coins were given, as a sentence that follows another one; empty where there were none. */
export function gainUz(points: number, coins: number): string {
  const gain = sumUz(points, coins)
  return gain === '' ? '' : ` Sizga ${gain} berildi.`
}

export function gainRu(points: number, coins: number): string {
  const gain = sumRu(points, coins)
  return gain === '' ? '' : ` Вы получили ${gain}.`
}

interface Moved {
  points: number
  coins: number
}

/** What a changed decision gave, and what it took back. */
export function movedUz({ points, coins }: Moved): string {
  const taken = sumUz(-points, -coins)
  return gainUz(points, coins) + (taken === '' ? '' : ` Avval berilgan ${taken} qaytarib olindi.`)
}

export function movedRu({ points, coins }: Moved): string {
  const taken = sumRu(-points, -coins)
  return gainRu(points, coins) + (taken === '' ? '' : ` После пересчёта вычли ${taken}.`)
}

function sumUz(points: number, coins: number): string {
  return [points > 0 && `${points} ball`, coins > 0 && `${coins} tanga`].filter(Boolean).join(' va ')
}

export function sumRu(points: number, coins: number): string {
  const parts = [
    points > 0 && `${points} ${plural(points, 'балл', 'балла', 'баллов')}`,
    coins > 0 && `${coins} ${plural(coins, 'монету', 'монеты', 'монет')}`,
  ]
  return parts.filter(Boolean).join(' и ')
}

const russian = new Intl.PluralRules('ru')

export function plural(count: number, one: string, few: string, many: string): string {
  const rule = russian.select(count)
  return rule === 'one' ? one : rule === 'few' ? few : many
}

const dayFormats = {
  uz: new Intl.DateTimeFormat('uz', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  ru: new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
}

/** A day of the form `YYYY-MM-DD` as day and month. */
export function dayIn(day: string, lang: Lang): string {
  return dayFormats[lang].format(new Date(`${day}T00:00:00Z`))
}

/** A typed text, with the full stop that may be missing. */
export function sentence(typed: string): string {
  const text = typed.trim()
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
