import { insight } from '../../apps/staff/src/platform/i18n/uz/insight.ts'
import { expect, screens, test } from '../journey.ts'
import { admin, Staff } from '../staff.ts'

/** As long as a column may be longer or shorter than its number, for the browser's rounding. */
const ROUNDING_PX = 1

interface Length {
  value: number
  height_px: number
}

interface Chart {
  title: string
  bars: Length[]
  lines: Length[]
}

/** On a phone the columns of three months are too thin for numbers: a scale stands behind them. */
test.use(screens.phone)

test('columns and the lines of their scale are as high as their numbers', async ({ page, school }) => {
  const staff = new Staff(page, school.url)
  await staff.signIn(admin)
  await page.goto(`${school.url}/staff/overview?days=90`)
  await expect(page.getByRole('heading', { name: insight.due.question })).toBeVisible()
  await expect(page.locator('figure [data-line]').first()).toBeAttached()

  const charts = await page.evaluate((): Chart[] =>
    [...document.querySelectorAll('figure')].map((figure) => {
      const plot = figure.querySelector('[data-line]')?.parentElement
      const from_px = plot ? plot.getBoundingClientRect().top + plot.clientHeight : 0
      const lengths = (name: 'bar' | 'line'): Length[] =>
        [...(plot?.querySelectorAll<HTMLElement>(`[data-${name}]`) ?? [])].map((part) => ({
          value: Number(part.dataset[name]),
          height_px: from_px - part.getBoundingClientRect().top,
        }))
      return {
        title: figure.querySelector('figcaption')?.textContent ?? '',
        bars: lengths('bar'),
        lines: lengths('line'),
      }
    }),
  )
  const scaled = charts.filter(({ lines }) => lines.length > 0)
  expect(scaled.length).toBeGreaterThan(0)
  expect(scaled.some(({ bars }) => bars.some(({ value }) => value > 0))).toBe(true)
  for (const { title, bars, lines } of scaled) {
    const top = lines.reduce((highest, line) => (line.value > highest.value ? line : highest))
    const perUnit_px = top.height_px / top.value
    for (const { value, height_px } of [...lines, ...bars])
      expect(Math.abs(height_px - value * perUnit_px), `${title}: ${value}`).toBeLessThanOrEqual(ROUNDING_PX)
  }
})
