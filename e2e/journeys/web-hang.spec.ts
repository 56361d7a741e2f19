import { codeWeb as words } from '../../packages/web/src/code-texts/uz/code-web.ts'
import { expect, screens } from '../journey.ts'
import { testWith } from '../own-browser.ts'
import { WebWorkspace } from '../web-workspace.ts'

// As browsers on workspaces have it: a sandboxed frame has a process of its own.
const test = testWith(['--site-per-process', '--enable-features=IsolateSandboxedIframes'])

test.use(screens.laptop)

test('a page that nothing can stop is put away, and the workspace goes on', async ({ page, school }) => {
  const workspace = new WebWorkspace(page)
  await workspace.open(school.url)
  await workspace.write('index.html', '<!doctype html>\n<p>Turibdi</p>\n<script src="script.js"></script>')
  await expect(workspace.shown.getByText('Turibdi')).toBeVisible()
  // A native function that does not come back: no guard can be in it.
  await workspace.write('script.js', "setTimeout(() => /^(a+)+$/.test('a'.repeat(99) + 'b'))")
  await expect(page.getByText(words.hung)).toBeVisible({ timeout: 60_000 })
  // Whether a reloaded page gets another process is the browser's decision.
  await workspace.write('script.js', "document.querySelector('p').textContent = 'Tuzatildi'")
  await expect(page.locator('.cm-content')).toContainText('Tuzatildi')
  await expect(page.getByText(words.hung)).toBeVisible()
})
