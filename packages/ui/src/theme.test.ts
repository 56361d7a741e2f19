import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'

const repository = path.resolve(import.meta.dirname, '../../..')
const sources = globSync(
  ['apps/{student,staff}/{src/**/*.{ts,tsx},index.html}', 'packages/*/src/**/*.{ts,tsx}'],
  {
    cwd: repository,
  },
)
  .filter((file) => !/\.(test|gen)\.tsx?$/.test(file))
  // Names of CSS itself, by which a student's style sheet is read.
  .filter((file) => !/\/web\/build\/css-\w+\.ts$/.test(file))

const literal = /'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`((?:[^`\\]|\\.)*)`/g
/** A utility that colours something by a word, behind its variants: `max-sm:hover:bg-tile/50`. */
const colouring =
  /^(?:\S+:)?-?(?:bg|text|border(?:-[trblxyse])?|ring|outline|fill|stroke|from|via|to|decoration|accent|caret|divide|shadow|placeholder)-[a-z][a-z\d-]*(?:\/\d+)?$/

/** The classes of all texts in quotes that might colour something, each with the files where it stands. */
function colourClasses(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const file of sources)
    for (const [, ...texts] of readFileSync(path.join(repository, file), 'utf8').matchAll(literal))
      for (const name of texts
        .join('')
        .replaceAll(/\$\{[^{}]*\}/g, ' ')
        .split(/\s+/))
        if (colouring.test(name)) found.set(name, (found.get(name) ?? new Set()).add(file))
  return found
}

/** Which of these classes Tailwind makes a rule of, with the theme of both apps. */
async function made(classes: Iterable<string>): Promise<Set<string>> {
  const theme = readFileSync(path.join(import.meta.dirname, 'theme.css'), 'utf8')
  const { build } = await compile(`@import 'tailwindcss';\n${theme}`, {
    base: repository,
    loadStylesheet: async (id, base) => {
      const file = createRequire(import.meta.url).resolve(`${id}/index.css`)
      return { path: file, base, content: readFileSync(file, 'utf8') }
    },
  })
  const selectors = build([...classes]).matchAll(/\.((?:[\w-]|\\[0-9a-f]{1,6} ?|\\.)+)/g)
  const plain = (selector: string): string =>
    selector.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/g, (_, code: string | undefined, sign: string) =>
      code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
    )
  return new Set([...selectors].map(([, selector = '']) => plain(selector)))
}

test('every class that colours something names a token', async () => {
  const classes = colourClasses()
  expect(classes.size).toBeGreaterThan(200)
  const known = await made(classes.keys())
  const unknown = [...classes].filter(([name]) => !known.has(name))
  expect(unknown.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([])
})

test('a class beside the tokens is told: of no palette but the school’s own', async () => {
  const wrong = ['bg-canvas', 'hover:bg-sunken', 'text-red-500']
  const right = ['bg-ground', 'max-sm:hover:bg-tile', 'text-white/85', '2xl:border-line', 'text-center']
  for (const name of [...wrong, ...right]) expect(name).toMatch(colouring)
  const known = await made([...wrong, ...right])
  expect(wrong.filter((name) => known.has(name))).toEqual([])
  expect(right.filter((name) => !known.has(name))).toEqual([])
})
