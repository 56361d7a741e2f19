import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const sources = globSync(
  '{apps/{student,staff},packages/*}/{index.html,{src,workbench}/**/*.{ts,tsx,html}}',
  { cwd: root },
)
  .filter((file) => !file.includes('/i18n/') && !file.includes('.test.'))
  .map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8').split('\n') }))

/** Where a pattern stands, as `file:line what`. */
const found = (pattern: RegExp): string[] =>
  sources.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => {
      const what = pattern.exec(line)?.[0]
      return what === undefined ? [] : [`${file}:${index + 1} ${what.trim()}`]
    }),
  )

test('the size of letters is a token of packages/ui/src/theme.css, which grows with those of the browser', () => {
  expect(found(/text-\[[\d.]+px\]/)).toEqual([])
})

test('no class is forced over those of a component: the component has a prop for it', () => {
  // `w-20!`, `sm:max-w-2xl!`, `hidden!`; a text that ends in a word with a mark is none of them.
  const forced =
    /(?<=[\s"'`])(?:[a-z-]+:)*(?:-?[a-z]+(?:-[\w./%[\]()]+)+|block|flex|grid|hidden|inline|static|fixed|absolute|relative|sticky)!(?=[\s"'`])/
  expect(found(forced)).toEqual([])
})

test('lists, days and months to choose from are the fields of packages/ui, in the reader’s language', () => {
  const native = /<select\b|type="(?:date|month|time|week|datetime-local|color)"/
  expect(found(native).map((place) => place.replace(/:\d+ .*/, ''))).toEqual([
    'packages/ui/src/select-field.tsx',
  ])
})

test('what switches between views is Segments, and a filter that is on or off ToggleChip', () => {
  const looks = /aria-pressed:bg-card|border-control bg-card [^"'`]*aria-pressed:/
  expect(found(looks).map((place) => place.replace(/:\d+ .*/, ''))).toEqual(['packages/ui/src/segments.tsx'])
})
