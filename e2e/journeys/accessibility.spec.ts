import { AxeBuilder } from '@axe-core/playwright'
import { expect, screens, test } from '../journey.ts'
import { Student } from '../student.ts'

const places = {
  halfway: [
    '/',
    '/courses',
    '/course/1',
    '/course/1/module/2',
    '/course/1/module/1/1',
    '/profile',
    '/coin_shop',
    '/chat',
    '/no/page',
  ],
  brandNew: ['/', '/course/1/module/1', '/course/1/module/1/1', '/course/1/module/1/2'],
}

for (const [screen, options] of Object.entries(screens)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${screen}, ${colorScheme}`, () => {
      test.use({ ...options, colorScheme })

      test('no screen has a fault that axe finds', async ({ page, school }) => {
        const faults: string[] = []
        const look = async (path: string) => {
          await page.goto(school.url + path)
          await page.waitForLoadState('networkidle')
          // What lies under the bottom bar can be scrolled from under it; axe looks at what is there now.
          const height = await page.evaluate(() => document.documentElement.scrollHeight)
          await page.setViewportSize({
            width: options.viewport.width,
            height: Math.max(height, options.viewport.height),
          })
          // Entrances fade in; half faded text has half the contrast.
          await page.waitForTimeout(400)
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
            .analyze()
          faults.push(
            ...violations.flatMap(({ id, nodes }) =>
              nodes.map((node) => `${path}: ${id}: ${node.html.slice(0, 160)}`),
            ),
          )
        }
        await look('/login')
        const student = new Student(page, 'uz')
        await student.signIn('90 000 00 01', 'demo1234')
        await expect(page).toHaveURL(`${school.url}/`)
        for (const path of places.halfway) await look(path)
        await page.context().clearCookies()
        await page.evaluate(() => {
          sessionStorage.clear()
          localStorage.clear()
        })
        await page.goto(`${school.url}/login`)
        await student.signIn('90 000 00 02', 'demo1234')
        await expect(page).toHaveURL(`${school.url}/`)
        for (const path of places.brandNew) await look(path)
        expect(faults).toEqual([])
      })
    })
  }
}
