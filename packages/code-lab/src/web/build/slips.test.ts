import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cssSlips } from './css-slips.ts'
import { htmlSlips } from './html-slips.ts'

const typed = (letters: string) => fc.string({ unit: fc.constantFrom(...letters.split('')), maxLength: 60 })

test('whatever is typed of a style sheet or a page is read to its end, and each slip has a place in it', () => {
  fc.assert(
    fc.property(
      typed('{}()[]"\'/*=;:,.@#!-\\ \nacolr1%<>'),
      typed('<>/="\' \n!-apdivscript&“'),
      (css, html) => {
        for (const { at } of cssSlips(css)) expect(at >= 0 && at <= css.length).toBe(true)
        for (const { at } of htmlSlips(html)) expect(at >= 0 && at <= html.length).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})

test('nothing is found in a long page and a long style sheet, and the test does not run out of time over them', () => {
  const css = '.karta { color: red; margin: 0 auto }\n'.repeat(5000)
  const html = '<div class="karta"><p>Salom</p></div>\n'.repeat(5000)
  expect([cssSlips(css), htmlSlips(html)]).toEqual([[], []])
})
