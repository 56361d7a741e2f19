import { AxeBuilder } from '@axe-core/playwright'
import { expect, screens, test } from '../journey.ts'
import { practiceShots, prepareWorks } from '../practice-shots.ts'
import { Student } from '../student.ts'

const looks = [
  { ...screens.phone, colorScheme: 'light' },
  { ...screens.laptop, colorScheme: 'dark' },
] as const

for (const look of looks) {
  test.describe(`${look.viewport.width} px, ${look.colorScheme}`, () => {
    test.use(look)

    test('axe finds no fault in practice, whatever its state', async ({ browser, school }) => {
      await prepareWorks(school.url)
      const faults: string[] = []
      for (const phone of new Set(practiceShots.map((shot) => shot.phone))) {
        const context = await browser.newContext({ ...look, reducedMotion: 'reduce' })
        const page = await context.newPage()
        await page.goto(`${school.url}/login`)
        await new Student(page, 'uz').signIn(phone, 'demo1234')
        await expect(page).toHaveURL(`${school.url}/`)
        for (const { name, path, prepare } of practiceShots.filter((shot) => shot.phone === phone)) {
          await page.goto(school.url + path)
          await prepare(page)
          // The action at the bottom lies over what can be scrolled from under it.
          const height = await page.evaluate(() => document.documentElement.scrollHeight)
          await page.setViewportSize({ ...look.viewport, height: Math.max(height, look.viewport.height) })
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
            .analyze()
          faults.push(
            ...violations.flatMap(({ id, nodes }) =>
              nodes.map((node) => `${name}: ${id}: ${node.html.slice(0, 200)}`),
            ),
          )
          await page.setViewportSize(look.viewport)
        }
        await context.close()
      }
      expect(faults).toEqual([])
    })
  })
}
