import { codeWeb as words } from '../../packages/web/src/code-texts/uz/code-web.ts'
import { expect, screens } from '../journey.ts'
import { testWith } from '../own-browser.ts'
import { WebWorkspace } from '../web-workspace.ts'

// As browsers on phones have it: a frame shares the process of the page around, and takes it with it when it hangs.
const test = testWith([
  '--disable-site-isolation-trials',
  '--disable-features=IsolateSandboxedIframes,IsolateOrigins,site-per-process',
])

test.use(screens.laptop)

test('a page that takes the whole tab with it takes nothing of what was typed', async ({ page, school }) => {
  const workspace = new WebWorkspace(page)
  await workspace.open(school.url)
  await workspace.write(
    'index.html',
    '<!doctype html>\n<p>Oxirgi tahrir</p>\n<script src="script.js"></script>',
  )
  // At once, and with a native function that does not come back: no guard can be in it.
  await workspace.tab('script.js').click()
  await workspace.code.click()
  await page.keyboard.press('ControlOrMeta+A')
  const typed = page.keyboard.insertText("/^(a+)+$/.test('a'.repeat(99) + '!')")
  typed.catch(() => undefined)
  const answers = async () =>
    await Promise.race([
      page.evaluate(() => 'answers'),
      new Promise<string>((resolve) => setTimeout(() => resolve('frozen'), 2000)),
    ]).catch(() => 'gone')
  await expect.poll(answers, { timeout: 20_000 }).toBe('frozen')

  const again = await page.context().newPage()
  const reopened = new WebWorkspace(again)
  await again.goto(`${school.url}/code`)
  await expect(again.getByText(words.hung)).toBeVisible({ timeout: 30_000 })
  await expect(reopened.code).toContainText('Oxirgi tahrir')
  await reopened.tab('script.js').click()
  await expect(reopened.code).toContainText('(a+)+')
})
