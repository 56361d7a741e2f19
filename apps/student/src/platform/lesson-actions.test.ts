import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lessonStudentActions } from '@qadam/contract'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')
const asks = new RegExp(
  `(?:call|prepare|readReply)\\(\\s*'(?:${Object.keys(lessonStudentActions).join('|')})'`,
)
/** What adds them, itself or by the module of a lesson's questions. */
const brings = /(?:lesson-actions|questions-query)\.ts'/

test('who calls an action of a lesson brings it: the first view has none of them', () => {
  const callers = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, code: readFileSync(path.join(source, file), 'utf8') }))
    .filter(({ file, code }) => asks.test(code) && !file.endsWith('questions-query.ts'))
  expect(callers.length).toBeGreaterThan(1)
  expect(callers.filter(({ code }) => !brings.test(code)).map(({ file }) => file)).toEqual([])
  expect(readFileSync(path.join(source, 'features/learning/questions/questions-query.ts'), 'utf8')).toMatch(
    /lesson-actions\.ts'/,
  )
})
