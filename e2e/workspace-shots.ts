import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from './journey.ts'
import { settle, tool, write } from './shot-hands.ts'

const halfway = '900000001'
const teacher = '900000010'

const walked = `def ortacha(baholar):
    jami = 0
    for baho in baholar:
        jami += baho
    return jami / len(baholar)

oquvchi = {'ism': 'Aziza', 'baholar': [5, 4, 5]}
print(oquvchi['ism'], ortacha(oquvchi['baholar']))
`
const longName = 'juda-uzun-nomli-fayl-ichida-hamma-narsa-bor.py'
const sample = (name: string) => readFileSync(join(import.meta.dirname, '../apps/server/test/samples', name))

const pythonIsReady = (page: Page) =>
  page.locator('.code-lab-python[data-state="ready"]').waitFor({ timeout: 90_000 })

const onWorkspace = (then: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.locator('.cm-content').waitFor()
  await then(page)
  await settle(page)
}

const steps = (times: number) =>
  onWorkspace(async (page) => {
    await pythonIsReady(page)
    await write(page, walked)
    const walk = page.locator('.code-lab-slot > button').nth(1)
    await ((await walk.isVisible()) ? walk.click() : tool(page, 'steps'))
    await page.locator('.code-lab-steps').waitFor({ timeout: 60_000 })
    for (let time = 0; time < times; time += 1)
      await page.locator('.code-lab-steps-tools button').nth(2).click()
    await page.locator('.code-lab-steps').evaluate((walk) => walk.scrollIntoView({ block: 'nearest' }))
  })

const tour = (place: number) =>
  onWorkspace(async (page) => {
    await tool(page, 'tour')
    for (let step = 0; step < place; step += 1) {
      await settle(page)
      await page.locator('.code-lab-tour-card button:last-child').click()
    }
  })

const media = (then?: (page: Page) => Promise<void>) =>
  onWorkspace(async (page) => {
    await tool(page, 'media')
    await page.locator('.code-lab-media input[type=file]').setInputFiles([
      { name: 'Mening rasmim.PNG', mimeType: 'image/png', buffer: sample('picture.png') },
      { name: 'film.mp4', mimeType: 'video/mp4', buffer: sample('film.mp4') },
      {
        name: 'Samarqand-Registon-maydonida-tushgan-suratim-2026.webp',
        mimeType: 'image/webp',
        buffer: sample('picture.webp'),
      },
      { name: 'dastur.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ])
    await page.locator('.code-lab-medium').nth(2).waitFor()
    await then?.(page)
  })

const snippet = (then: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.locator('footer button').last().click()
  for (let step = 0; step < 12; step += 1) {
    await settle(page)
    if (await page.locator('.prose pre + button, .prose button').first().isVisible()) break
    await page.locator('footer button').last().click()
  }
  await then(page)
  await settle(page)
}

/** The playgrounds, the programs in texts and the reviewer’s side, in the states one seldom sees. */
export const workspaceShots = [
  {
    name: 'lab-media-empty',
    phone: halfway,
    path: '/code',
    prepare: onWorkspace((page) => tool(page, 'media')),
  },
  { name: 'lab-media', phone: halfway, path: '/code', prepare: media() },
  {
    name: 'lab-media-rename',
    phone: halfway,
    path: '/code',
    prepare: media((page) => page.locator('.code-lab-medium-tools button').nth(2).click()),
  },
  {
    name: 'lab-media-delete',
    phone: halfway,
    path: '/code',
    prepare: media((page) => page.locator('.code-lab-medium-tools button').nth(3).click()),
  },
  ...[0, 2, 4, 7].map((place) => ({
    name: `lab-tour-${place}`,
    phone: halfway,
    path: '/code',
    prepare: tour(place),
  })),
  { name: 'lab-steps', phone: halfway, path: '/py', prepare: steps(8) },
  {
    name: 'lab-files',
    phone: halfway,
    path: '/py',
    prepare: onWorkspace(async (page) => {
      for (const name of [longName, 'ikki.py', 'uch.py', 'tort.py']) {
        if ((await page.locator('.code-lab-head [role=tab]').filter({ hasText: name }).count()) > 0) continue
        await page.locator('.code-lab-head button').last().click()
        await page.locator('[role=dialog] input').fill(name)
        await page.keyboard.press('Enter')
        await settle(page)
      }
      await write(page, `x = '${'uzun '.repeat(60)}'\n`)
    }),
  },
  {
    name: 'lab-search',
    phone: halfway,
    path: '/py',
    prepare: onWorkspace(async (page) => {
      await tool(page, 'search')
      await page.locator('.cm-search input').first().fill('print')
    }),
  },
  {
    name: 'lab-name-dialog',
    phone: halfway,
    path: '/py',
    prepare: onWorkspace(async (page) => {
      await page.locator('.code-lab-head button').last().click()
      await page.locator('[role=dialog] input').fill('../yomon nom')
      await page.keyboard.press('Enter')
    }),
  },
  {
    name: 'lab-console-asks',
    phone: halfway,
    path: '/py',
    prepare: onWorkspace(async (page) => {
      await pythonIsReady(page)
      await write(
        page,
        "print('A' * 400)\nfor i in range(40): print(i, 'qator')\nism = input('Ismingiz nima? ')",
      )
      await page.keyboard.press('ControlOrMeta+Enter')
      await page.locator('.code-lab-input').waitFor({ timeout: 60_000 })
    }),
  },
  { name: 'lab-shared-broken', phone: halfway, path: '/py#project=buzilgan', prepare: settle },
  {
    name: 'lab-web-errors',
    phone: halfway,
    path: '/code',
    prepare: onWorkspace(async (page) => {
      await page.locator('.code-lab-head [role=tab]').first().click()
      await write(
        page,
        '<!doctype html>\n<h1>Salom</h3>\n<img src="yoq.png">\n<script>\nconsole.log({ a: [1, 2, { b: "c" }] })\nconsole.warn("ogohlantirish")\nyoq()\n</script>\n',
      )
      await page.keyboard.press('ControlOrMeta+Enter')
      await settle(page)
      await page.locator('.code-lab-structure summary').first().click()
    }),
  },
  { name: 'lab-snippet-closed', phone: halfway, path: '/course/1/module/1/1', prepare: snippet(settle) },
  {
    name: 'lab-snippet',
    phone: halfway,
    path: '/course/1/module/1/1',
    prepare: snippet(async (page) => {
      await page.locator('.prose button').first().click()
      await page.locator('.code-lab-snippet[data-state="ready"]').first().waitFor({ timeout: 90_000 })
      await write(page, 'print("Salom")\nprnt("xato")\n')
      await page.keyboard.press('ControlOrMeta+Enter')
      await page.locator('.code-lab-problem').waitFor({ timeout: 60_000 })
    }),
  },
  {
    name: 'lab-staff-checks',
    phone: teacher,
    path: '/staff/review?type=compiler&status=all',
    prepare: async (page: Page) => {
      await page.locator('tbody a').first().click()
      const panel = page.locator('.code-lab-checks')
      // The server has to have tried it.
      await panel.locator('summary').first().waitFor({ timeout: 60_000 })
      await panel.locator('summary').first().click()
      await panel.evaluate((list) => list.scrollIntoView({ block: 'center' }))
      await settle(page)
    },
  },
]
