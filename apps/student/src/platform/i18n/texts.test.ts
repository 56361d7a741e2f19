import { describe, expect, test } from 'vitest'
import { ruRest } from './ru-rest.ts'
import { ruStudy } from './ru-study.ts'
import { ru } from './ru.ts'
import { uzRest } from './uz-rest.ts'
import { uzStudy } from './uz-study.ts'
import { uz } from './uz.ts'

const PLURAL = /_(zero|one|two|few|many|other)$/

function flatten(texts: object, before = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(before + key, value)
    else if (typeof value === 'object' && value !== null)
      flatten(value, `${before}${key}.`).forEach((text, path) => flat.set(path, text))
  }
  return flat
}

const all = (...parts: readonly object[]) => new Map(parts.flatMap((part) => [...flatten(part)]))
const uzbek = all(uz, uzStudy, uzRest)
const russian = all(ru, ruStudy, ruRest)
const languages = { uz: uzbek, ru: russian }
const plain = (keys: Iterable<string>) =>
  [...new Set([...keys].map((key) => key.replace(PLURAL, '')))].toSorted()
const blanks = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))

describe('the texts', () => {
  test('have the same keys in both languages', () => {
    expect(plain(russian.keys())).toEqual(plain(uzbek.keys()))
  })

  test('leave nothing empty', () => {
    for (const texts of Object.values(languages))
      for (const [key, text] of texts) expect(text.trim(), key).not.toBe('')
  })

  test('fill the same blanks in both languages', () => {
    for (const [key, text] of uzbek) {
      const other = russian.get(key)
      // What is counted may be left unsaid in one form ("bitta"), never replaced by another blank.
      if (other !== undefined && !PLURAL.test(key)) expect(blanks(other), key).toEqual(blanks(text))
    }
  })

  test.each([
    ['uz', ['one', 'other']],
    ['ru', ['one', 'few', 'many', 'other']],
  ] as const)('of %s have every plural form the language knows', (lang, forms) => {
    const keys = languages[lang]
    for (const key of keys.keys()) {
      if (!key.endsWith('_other')) continue
      for (const form of forms) expect([...keys.keys()], key).toContain(key.replace(PLURAL, `_${form}`))
    }
  })

  test('in Uzbek write oʻ and gʻ with ʻ, and the tutuq belgisi with ʼ', () => {
    for (const [key, text] of uzbek) expect(text, key).not.toMatch(/[A-Za-z]['`‘’][A-Za-z]|[oOgG]['`‘’]/)
  })

  test('in Russian are written in Russian', () => {
    const stored =
      /^(\{\{\w+\}\}|[\d\s/·:%,.—«»×+-]|<[^<>]+>|Qadam|OOPS!|Strike|Payme|Click|Python|HTML|CSS|JavaScript|PNG|PDF|MB|JSON|ZIP)*$/
    for (const [key, text] of russian) if (!/[а-яё]/i.test(text)) expect(text, key).toMatch(stored)
  })
})

/** Texts between tags and in labels that bypass the translations. */
test('no screen says anything that is not in the texts', () => {
  const sources = Object.entries(
    import.meta.glob<string>(
      ['../../**/*.tsx', '../../../../../packages/web/src/**/*.tsx', '!../../**/*.test.tsx'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    ),
  )
  expect(sources.length).toBeGreaterThan(20)
  for (const [file, source] of sources) {
    const found = [
      ...source.matchAll(/(?:aria-label|placeholder|title|alt)="([^"{}]*\p{L}{2}[^"{}]*)"/gu),
      ...source.matchAll(/<[a-zA-Z][^<>]*[^=]>\s*([^<>{}()=;]*\p{L}{3}[^<>{}()=;]*?)\s*<\//gu),
    ].map(([, text]) => text)
    expect(found, file).toEqual([])
    // A phone number is shown as people write it; who calls it or fills it in takes it as it is stored.
    expect(source, file).not.toMatch(/(?<!=|tel:\$)\{(?:\w[\w.]*\.)?phone\}(?! = )/)
  }
})
