import type { ReviewRow } from '@qadam/contract'
import { AxeScan } from '../axe.ts'
import { expect, screens, test } from '../journey.ts'
import { Staff, teacher } from '../staff.ts'

test.use({ ...screens.laptop, contextOptions: { reducedMotion: 'reduce' } })

/** Every screen of the console, and what a wrong address leads to. */
function placesOf(rows: ReviewRow[]): string[] {
  const ids = new Map(rows.map((row) => [row.question.type, row.submission_id]))
  const [group] = rows.flatMap(({ student }) => student.group ?? [])
  return [
    '/review',
    '/review?status=all',
    '/review?q=zzzz',
    ...[...ids.values()].map((id) => `/review/${id}`),
    '/groups',
    '/exam',
    `/groups/${group?.id}`,
    `/students/${rows[0]?.student.id}`,
    '/account',
    '/no/such',
    '/students/999999',
    '/review/abc',
  ]
}

/** The first word of a path, and whether one thing of its list is shown. */
function kindOf(place: string): string {
  const [kind = '', one] = place.slice(1).split('?')[0]?.split('/') ?? []
  return one === undefined || kind === 'no' ? kind : `${kind}/`
}

test('no screen of the console has a fault that axe finds, wide and on a phone', async ({ page, school }) => {
  const staff = new Staff(page, school.url)
  await staff.signIn(teacher)
  const scan = new AxeScan(page)
  const seenInTheDark = new Set(['no'])
  for (const place of placesOf(await staff.openQueue())) {
    await page.goto(`${school.url}/staff${place}`)
    await scan.settle()
    await scan.scan(place)
    // Each kind of screen once: colours are tokens, whose contrast in both looks has a test of its own.
    if (!seenInTheDark.has(kindOf(place))) await scan.scanInTheDark(place)
    seenInTheDark.add(kindOf(place))
    // The console is a laptop's first.
    await page.setViewportSize(screens.phone.viewport)
    await scan.settle()
    await scan.scanLayout(`${place}, narrow`)
    await page.setViewportSize(screens.laptop.viewport)
  }
  expect(scan.faults).toEqual([])
})
