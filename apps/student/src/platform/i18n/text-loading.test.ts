import { keepLanguage } from '@qadam/web/language'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { ruRest } from './ru-rest.ts'
import { loadRestTexts, setLanguage, startI18n } from './start.ts'
import { uzRest } from './uz-rest.ts'
import { uz } from './uz.ts'

const sources = new Map(
  Object.entries(
    import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([file, source]) => [new URL(file, 'file:///src/platform/i18n/').pathname, source]),
)
const target = (from: string, to: string) => new URL(to, `file://${from}`).pathname

/** What a module brings at once, and what it brings later without the texts of the rest. */
function broughtBy(file: string): string[] {
  const source = sources.get(file) ?? ''
  const atOnce = source.matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?'(\.[^']+)'/gm)
  const later = source.matchAll(/(?<!loadWithTexts\(\(\) => )import\('(\.[^']+)'\)/g)
  return [...atOnce, ...later].map(([, to = '']) => target(file, to))
}

test('what is loaded without the texts of the rest says nothing of them', () => {
  const known = new Set(
    Object.entries(uz).flatMap(([area, words]) => Object.keys(words).map((key) => `${area}.${key}`)),
  )
  const areas = Object.keys(uzRest).join('|')
  const found = new Set<string>()
  const waiting = ['/src/main.tsx']
  const silent: string[] = []
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || file.startsWith('/src/platform/i18n/')) continue
    found.add(file)
    waiting.push(...broughtBy(file))
    for (const [, key = ''] of (sources.get(file) ?? '').matchAll(
      new RegExp(`[\`'"]((?:${areas})\\.[a-z]\\w*)`, 'g'),
    ))
      if (![...known].some((one) => one.startsWith(key))) silent.push(`${file}: ${key}`)
  }
  expect(found.size).toBeGreaterThan(150)
  expect(silent).toEqual([])
})

beforeAll(async () => {
  keepLanguage('uz')
  await startI18n()
})

test('a reader gets the texts of one language, the other when it is chosen', async () => {
  // All are there in tests (texts-in-tests.ts).
  for (const lang of ['uz', 'ru']) i18next.removeResourceBundle(lang, 'translation')
  await loadRestTexts()
  expect(i18next.getResource('uz', 'translation', 'shop.your_coins')).toBe(uzRest.shop.your_coins)
  expect(i18next.getResource('ru', 'translation', 'shop.your_coins')).toBeUndefined()
  await setLanguage('ru')
  expect(i18next.t('shop.your_coins')).toBe(ruRest.shop.your_coins)
})
