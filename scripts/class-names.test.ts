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
  // `!m-0`: what stands in a text or a component is in a layer below those of the classes, which win without it.
  expect(found(/(?<=[\s"'`])(?:[a-z-]+:)*!-?[a-z]+(?:-[\w./%[\]()]+)+(?=[\s"'`])/)).toEqual([])
})

test('lists, days and months to choose from are the fields of packages/ui, in the reader’s language', () => {
  const native = /<select\b|type="(?:date|month|time|week|datetime-local|color)"/
  expect(found(native).map((place) => place.replace(/:\d+ .*/, ''))).toEqual([
    'packages/ui/src/select-field.tsx',
  ])
})

test('what switches between views is Segments, and a filter that is on or off ToggleChip', () => {
  const looks = /aria-pressed:bg-(?:card|tile)|border-control bg-card [^"'`]*aria-pressed:/
  expect(found(looks).map((place) => place.replace(/:\d+ .*/, ''))).toEqual(['packages/ui/src/segments.tsx'])
})

test('boxes to tick and to choose by are drawn by the kit, or not seen behind a picture that is chosen', () => {
  const own = sources
    .map(({ file, lines }) => ({ file, text: lines.join('\n') }))
    .filter(({ file, text }) => file.endsWith('.tsx') && /type="(?:checkbox|radio)"/.test(text))
    .filter(({ text }) => !/\b(?:tick-box|sr-only|opacity-0)\b/.test(text))
  expect(own.map(({ file }) => file)).toEqual([])
})

test('what is lower than a finger needs is so for a mouse, not for a wide screen, which a finger may touch too', () => {
  expect(found(/(?<=[\s"'`])(?:sm|md|lg|xl):min-h-(?:[0-9]|10)(?=[\s"'`])/)).toEqual([])
})

test('a control is 44, 48 or 56 px high, as Button and the fields are: these are none, or stand in lines of text', () => {
  const other = /(?<=[\s"'`])min-h-(?:[89]|10|13|\[[\d.]+(?:px|rem)\])(?=[\s"'`])/
  expect(
    found(other)
      .map((place) => place.replace(/:\d+ /, ' '))
      .toSorted(),
  ).toEqual([
    'apps/student/src/features/rewards/shop/stall.tsx min-h-8',
    // The calendar of the streak does not move what is below it.
    'apps/student/src/features/rewards/streaks/streak-calendar.tsx min-h-[360px]',
    'apps/student/src/features/rewards/streaks/streak-calendar.tsx min-h-[408px]',
    'packages/code-lab/src/editor/draft-status.tsx min-h-8',
    'packages/code-lab/src/editor/project-editor.tsx min-h-10',
    'packages/code-lab/src/tools/link-field.tsx min-h-[21px]',
    // For a finger it is as high as all.
    'packages/code-lab/src/web/structure-panel.tsx min-h-8',
    'packages/ui/src/balance.tsx min-h-9',
    'packages/ui/src/timeline.tsx min-h-10',
  ])
})

test('cards, controls and sheets are rounded by their tokens', () => {
  expect(found(/(?<=[\s"'`:])rounded-(?:\d?xl|\[(?!3px)[^\]]*\])(?=[\s"'`])/)).toEqual([])
})

test('columns and cards are of the widths of the scale, text of so many letters: none has a width of its own', () => {
  const own = /(?<=[\s"'`:])max-w-\[[\d.]+(?:px|rem)\]/
  // What students see is shown as wide as their phone; an editor takes all but the widest windows.
  expect(new Set(found(own).map((place) => place.replace(/:\d+ /, ' ')))).toEqual(
    new Set([
      'apps/staff/src/features/content/authoring/student-frame.tsx max-w-[24.5rem]',
      'apps/student/src/routes/playground.tsx max-w-[110rem]',
    ]),
  )
})

test('rows of records are DataTable’s, of one density: a table of its own is none of records', () => {
  expect(
    found(/<table\b/)
      .map((place) => place.replace(/:\d+ .*/, ''))
      .filter((file) => !file.includes('/workbench/'))
      .toSorted(),
  ).toEqual([
    // Of students by lessons, of days, of a few answers, of lines, of what is drawn beside it, of what a program printed or held.
    'apps/staff/src/features/access/groups/progress-matrix.tsx',
    'apps/staff/src/features/learning/exam/student-exam.tsx',
    'apps/staff/src/features/learning/review/diff/diff-view.tsx',
    'apps/student/src/features/rewards/streaks/streak-calendar.tsx',
    'packages/code-lab/src/python/steps/rounds-table.tsx',
    'packages/code-lab/src/web/console/table-view.tsx',
    'packages/ui/src/chart-table.tsx',
    'packages/ui/src/data-table.tsx',
  ])
})
