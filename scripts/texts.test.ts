import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

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
  const sources = globSync(`{apps/${app},packages/*}/src/**/*.tsx`, { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
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
