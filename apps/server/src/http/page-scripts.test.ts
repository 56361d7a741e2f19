import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pageScripts } from './page-scripts.ts'

function folder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'qadam-pages-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

test('each script that stands in a page is named by its hash, once', () => {
  const root = folder()
  const script = 'let a = 1\n'
  writeFileSync(path.join(root, 'index.html'), `<script>${script}</script><script src="/x.js"></script>`)
  writeFileSync(
    path.join(root, 'py.html'),
    `<script type="module" src="/y.js"></script><script>${script}</script>`,
  )
  writeFileSync(path.join(root, 'x.js'), '"<script>no page</script>"')
  expect(pageScripts(root)).toEqual([`'sha256-${createHash('sha256').update(script).digest('base64')}'`])
})

test('an app that is not built has none', () => {
  expect(pageScripts(path.join(folder(), 'dist'))).toEqual([])
})
