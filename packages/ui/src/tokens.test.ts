import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`No block ${selector}`)
  const block = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name ?? '', value ?? '']),
  )
}

const light = tokensOf(':root')
const dark = tokensOf(":root[data-theme='dark']")
const darkBySystem = tokensOf(":root:not([data-theme='light'])")

const tones = ['turquoise', 'saffron', 'pomegranate', 'pistachio', 'lapis']
const texts: [string, string][] = [
  ...[
    'ground',
    'card',
    'tile',
    'turquoise-soft',
    'pistachio-soft',
    'pomegranate-soft',
    'saffron-soft',
    'lapis-soft',
  ].map((ground): [string, string] => ['ink', ground]),
  ['muted', 'ground'],
  ['muted', 'card'],
  ['tile-ink', 'tile'],
  ...tones.flatMap((tone): [string, string][] => [
    [`${tone}-text`, 'ground'],
    [`${tone}-text`, 'card'],
    [`${tone}-text`, `${tone}-soft`],
  ]),
  ['on-turquoise', 'turquoise-strong'],
  ['on-pistachio', 'pistachio-strong'],
  ['on-pomegranate', 'pomegranate'],
  ['on-saffron', 'saffron'],
  ['on-lapis', 'lapis'],
  ['on-lapis', 'hero-from'],
  ['on-lapis', 'hero-to'],
  ...['ink', 'muted', 'pink', 'yellow', 'green', 'blue'].map((part): [string, string] => [
    `code-${part}`,
    'code-ground',
  ]),
]
const outlines: [string, string][] = [
  ['control', 'card'],
  ['control', 'ground'],
  ['turquoise-text', 'ground'],
  ['pomegranate', 'card'],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_, tokens) => {
  const ratio = (one: string, other: string) => contrast(tokens.get(one) ?? '', tokens.get(other) ?? '')
  it.each(texts)('%s reads on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(outlines)('the outline %s shows on %s', (line, ground) => {
    expect(ratio(line, ground)).toBeGreaterThanOrEqual(3)
  })
})

it('is equally dark by choice and by system', () => {
  expect([...darkBySystem]).toEqual([...dark])
})

it('has every light token in the dark too', () => {
  expect([...dark.keys()].sort()).toEqual([...light.keys()].sort())
})

it('measures black on white as 21', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1)
})
