import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { zipSync } from 'fflate'
import { checkArchive } from './checker.ts'
import { markdownTokens } from './markdown.ts'
import { readArchive } from './reader.ts'
import { bytes } from './sample-archive.ts'

const documentation = readFileSync(new URL('../../../docs/course-archive.md', import.meta.url), 'utf8')

/** The code blocks that a line such as **lessons/salom.json** stands above. */
function exampleFiles(): Record<string, Uint8Array> {
  const tokens = markdownTokens(documentation)
  const files = tokens.flatMap((token, index) => {
    const name = token.type === 'inline' ? token.content.match(/^\*\*([a-z0-9/.-]+)\*\*$/)?.[1] : undefined
    const fence = name ? tokens.slice(index).find(({ type }) => type === 'fence') : undefined
    return name && fence ? [[name, bytes(fence.content)] as const] : []
  })
  return Object.fromEntries(files)
}

test('the example in the documentation is an archive without faults', async () => {
  const files = exampleFiles()
  expect(Object.keys(files)).toContain('course.json')
  expect(await checkArchive(zipSync(files))).toEqual([])
  expect((await readArchive(zipSync(files))).modules[0]?.lessons.length).toBeGreaterThan(1)
})

test('the documentation names every question type', async () => {
  const { questionTypeNames } = await import('@qadam/contract')
  for (const name of questionTypeNames) expect(documentation).toContain(`\`${name}\``)
})
