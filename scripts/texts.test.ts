import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const apps = ['student', 'staff'] as const
const languages = ['uz', 'ru'] as const
const PLURAL = /_(one|few|many|other)$/

type Texts = Map<string, string>

/** `courseFiles.take` is `course_files.take` on the screens, and two files belong to areas that have others. */
function keyOf(exported: string): string {
  const area = { modulePage: 'courses', homeSeldom: 'home' }[exported] ?? exported
  return area.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function flatten(texts: object, before: string, into: Texts): Texts {
  for (const [key, value] of Object.entries(texts) as [string, unknown][])
    if (typeof value === 'string') into.set(before + key, value)
    else if (typeof value === 'object' && value !== null) flatten(value, `${before}${key}.`, into)
  return into
}

async function readTexts(app: (typeof apps)[number], lang: (typeof languages)[number]): Promise<Texts> {
  const files = [
    ...globSync(`apps/${app}/src/platform/i18n/${lang}/*.ts`, { cwd: root }),
    ...globSync(`packages/web/src/code-texts/${lang}/*.ts`, { cwd: root }),
  ]
  const texts: Texts = new Map()
  for (const file of files) {
    const exported = (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, object>
    for (const [name, area] of Object.entries(exported)) flatten(area, `${keyOf(name)}.`, texts)
  }
  return texts
}

/** The texts as the app has them: in parts that load one after another, all of them together. */
async function joinedTexts(app: (typeof apps)[number], lang: (typeof languages)[number]): Promise<Texts> {
  const texts: Texts = new Map()
  for (const file of globSync(`apps/${app}/src/platform/i18n/${lang}{,-*}.ts`, { cwd: root })) {
    const parts = (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, object>
    for (const part of Object.values(parts)) flatten(part, '', texts)
  }
  return texts
}

const formless = (texts: Texts): string[] =>
  [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].toSorted()
const blanksOf = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))
const forms = { uz: ['one', 'other'], ru: ['one', 'few', 'many', 'other'] }
/** What a Russian text without a Russian letter may consist of. */
const sameInRussian =
  /^(\{\{\w+\}\}|[\d\s/·:%,.–—«»×+-]|<[^<>]+>|Qadam|OOPS!|Strike|Payme|Click|Python|HTML|CSS|JavaScript|PNG|PDF|MB|JSON|ZIP)*$/

describe.each(apps)('the texts of %s', (app) => {
  test('have the same keys in both languages', async () => {
    const uzbek = formless(await joinedTexts(app, 'uz'))
    expect(uzbek.length).toBeGreaterThan(500)
    expect(formless(await joinedTexts(app, 'ru'))).toEqual(uzbek)
  })

  test('fill the same blanks in both languages', async () => {
    const russian = await joinedTexts(app, 'ru')
    for (const [key, text] of await joinedTexts(app, 'uz')) {
      const other = russian.get(key)
      // What is counted may be left unsaid in one form ("bitta"), never replaced by another blank.
      if (other !== undefined && !PLURAL.test(key)) expect(blanksOf(other), key).toEqual(blanksOf(text))
    }
  })

  test.each(languages)('in %s are not empty, and have every plural form the language knows', async (lang) => {
    const texts = await joinedTexts(app, lang)
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('')
      if (!key.endsWith('_other')) continue
      for (const form of forms[lang])
        expect([...texts.keys()], key).toContain(key.replace(PLURAL, `_${form}`))
    }
  })

  test('in Uzbek write oʻ and gʻ with ʻ, and the tutuq belgisi with ʼ', async () => {
    for (const [key, text] of await joinedTexts(app, 'uz'))
      expect(text, key).not.toMatch(/[A-Za-z]['`‘’][A-Za-z]|[oOgG]['`‘’]/)
  })

  test('in Russian are written in Russian', async () => {
    for (const [key, text] of await joinedTexts(app, 'ru'))
      if (!/[а-яё]/i.test(text)) expect(text, key).toMatch(sameInRussian)
  })
})

/** Texts between tags and in labels that bypass the translations. */
test('no screen says anything that is not in the texts', () => {
  const sources = screens('{apps/{student,staff},packages/web}')
  expect(sources.length).toBeGreaterThan(100)
  for (const [file, source] of sources) {
    const found = [
      ...source.matchAll(/(?:aria-label|placeholder|title|alt)="([^"{}]*\p{L}{2}[^"{}]*)"/gu),
      ...source.matchAll(/<[a-zA-Z][^<>]*[^=]>\s*([^<>{}()=;]*\p{L}{3}[^<>{}()=;]*?)\s*<\//gu),
    ].map(([, text]) => text)
    expect(found, file).toEqual([])
    // A phone number is shown as people write it; a `tel:` link or a field takes it as it is stored.
    expect(source, file).not.toMatch(/(?<!=|tel:\$)\{(?:\w[\w.]*\.)?phone\}(?! = )/)
  }
})

/** The components of some workspaces, by their files. */
const screens = (folders: string): [file: string, source: string][] =>
  globSync(`${folders}/src/**/*.tsx`, { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')])

/** The forms of each counted text, by its key; `too_many` alone counts nothing. */
function pluralsOf(texts: Texts): Map<string, string[]> {
  const plurals = new Map<string, string[]>()
  for (const [key, text] of texts) {
    const name = key.replace(PLURAL, '')
    if (texts.has(`${name}_other`)) plurals.set(name, [...(plurals.get(name) ?? []), text])
  }
  return plurals
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[а-яё]+/g) ?? []

/** Words that some text of the language writes differently by the number before them. */
function countedWords(plurals: Map<string, string[]>): Set<string> {
  const counted = new Set<string>()
  for (const forms of plurals.values()) {
    const sets = forms.map((form) => new Set(wordsOf(form)))
    for (const set of sets)
      for (const word of set) if (word.length > 3 && sets.some((other) => !other.has(word))) counted.add(word)
  }
  return counted
}

/** A number and the words after it, as far as the sentence goes: `{{n}} новых монет`. */
const afterNumbers = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}\s+((?:[а-яё]+\s+)?[а-яё]+)/gi)]
    .filter(([, name = '']) => !names.has(name))
    .map(([, name = '', words = '']) => `${name} ${words}`)

/** Blanks that hold no count: a name, a time, the number of one thing. */
const names = new Set([
  ...['line', 'number', 'place', 'question'],
  ...[
    'at',
    'by',
    'day',
    'file',
    'from',
    'month',
    'name',
    'names',
    'student',
    'text',
    'until',
    'verdict',
    'zone',
  ],
])

test.each(apps)('a Russian text of %s that counts has its forms', async (app) => {
  const texts = await readTexts(app, 'ru')
  const plurals = pluralsOf(texts)
  const counted = new Set<string>()
  for (const each of apps)
    for (const word of countedWords(pluralsOf(await readTexts(each, 'ru')))) counted.add(word)
  const isCounted = (found: string) => wordsOf(found).some((word) => counted.has(word))
  const wrong = [...texts]
    .filter(([key]) => !plurals.has(key.replace(PLURAL, '')))
    .flatMap(([key, text]) =>
      afterNumbers(text)
        .filter(isCounted)
        .map((found) => `${key}: ${found}`),
    )
  // A second number in a counted text has one form where the first has four.
  for (const [key, forms] of plurals) {
    const [first = '', ...others] = forms
    for (const found of afterNumbers(first).filter(isCounted))
      if (others.every((form) => afterNumbers(form).includes(found))) wrong.push(`${key}: ${found}`)
  }
  expect(wrong).toEqual([])
})

/** Words that docs/glossary.md has another for. */
const otherWords = {
  uz: /oʻqituvchi|abzas|seriya|yorliq|\bweb\b|muzlatgich|demoday|qadam-baqadam|kun ketma-ket|sessiya|\badmin\b|ʼdagi|nusxalar/i,
  ru: /учител|стр[аэ]йк|учётн|сумов|demoday|(?<!не)верн(?:о|ый|ая|ое|ые)(?![а-яё])|(?:дня|дней) подряд|вступительн|заморожен(?=.*урок)/i,
}

test.each(apps.flatMap((app) => languages.map((lang) => [app, lang] as const)))(
  'the texts of %s in %s have one word a thing',
  async (app, lang) => {
    for (const [key, text] of await readTexts(app, lang)) expect(text, key).not.toMatch(otherWords[lang])
  },
)

const LONGEST = 22

/** Beside a button or told by pressing it. */
const notOnButtons = new Set(['authoring_files.frame_failed', 'invite.share_text'])

/** Keys of the texts inside buttons, as the screens write them: `t('shop.buy')`, t(is ? 'a' : 'b'), t(`shop.${state}`). */
function buttonKeys(source: string): string[] {
  const buttons = [
    ...source.matchAll(/<(Button|TextButton|FileButton)\b[\s\S]*?(?:<\/\1>|\/>\n)/g),
    ...source.matchAll(/<(button|a|Link|label)\b(?:(?!<\/\1>)[\s\S])*?buttonClass\([\s\S]*?<\/\1>/g),
    ...source.matchAll(/(?:confirm|cancel)Label=\{t\([^}]*\)\}/g),
    ...source.matchAll(/(?:confirm|cancel)Label: t\([\s\S]*?\),\n/g),
  ].map(([found]) =>
    found
      .replaceAll(/(?<!confirm|cancel)(?:[lL]abel|title|hint|aria-[a-z]+)=\{t\([\s\S]*?\)\}/g, '')
      // What a press asks first (`confirm.ask({ title, body })`) stands in a dialog.
      .replaceAll(/^\s*(?:title|body): [\s\S]*?,\n/gm, ''),
  )
  return buttons
    .flatMap((button) => [...button.matchAll(/\bt\(([\s\S]*?)\)/g)].map(([, given = '']) => given))
    .flatMap((given) => [...given.matchAll(/['`]([a-z_]+\.[\w.${}-]+)['`]/gi)].map(([, key = '']) => key))
}

test.each(apps)('no button of %s says more than fits on a phone', async (app) => {
  const sources = screens(`{apps/${app},packages/*}`).map(([, source]) => source)
  const keys = [...new Set(sources.flatMap(buttonKeys))]
  expect(keys.length).toBeGreaterThan(80)
  const long: string[] = []
  for (const lang of languages)
    for (const [key, text] of await readTexts(app, lang))
      if (
        shownLength(text) > LONGEST &&
        !notOnButtons.has(key) &&
        keys.some((known) => isKey(known, key.replace(PLURAL, '')))
      )
        long.push(`${lang} ${key}: ${text} (${shownLength(text)})`)
  expect(long).toEqual([])
})

/** Whether a key is one that a template such as `shop.${state}` may come to. */
function isKey(known: string, key: string): boolean {
  if (!known.includes('${')) return known === key
  const pattern = known.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${pattern.join('[\\w-]+')}$`).test(key)
}

/** A blank is three characters long, as most numbers are. */
const shownLength = (text: string): number => text.replaceAll(/\{\{\w+\}\}/g, '000').length
