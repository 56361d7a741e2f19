import type { Localized } from '../../../i18n/localized.ts'

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LONGEST = 40

/**
 * An id that stays for ever, read from a title where it has Latin letters. The end is random: what is deleted and made
 * again under its title is another thing.
 */
export function newStableId(title: string, random: () => number): string {
  const words = slugOf(title, LONGEST)
  const end = Array.from({ length: 6 }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('')
  return words === '' ? end : `${words}-${end}`
}

/** The Latin letters and digits of a text, joined by hyphens; empty where it has none. */
export function slugOf(text: string, longest: number): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[ʻʼ‘’'`]|\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, longest)
    .replace(/-+$/, '')
}

/** The title of a copy: distinct, and still within the limit. */
export function titleOfCopy(title: Localized, maxLength: number): { uz: string; ru?: string } {
  const mark = (text: string, word: string) => `${text.slice(0, maxLength - word.length)}${word}`
  const uz = mark(title.uz, ' (nusxa)')
  return title.ru ? { uz, ru: mark(title.ru, ' (копия)') } : { uz }
}
