import { expect, test } from 'vitest'
import { missingConcepts } from './built-in/concepts.ts'
import { explainWebError } from './built-in/web-error.ts'
import { wordsOf } from './built-in/words.ts'
import { SolutionGuard } from './solution-guard.ts'

// A quadratic search takes half a minute for this length, a linear one a few milliseconds.
const LENGTH = 400_000
const fill = (unit: string) => unit.repeat(LENGTH / unit.length)

function computing_ms(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

test.each(['<!--', '/*', '\n', ' '])('a file of %j is looked at once', (unit) => {
  const own = { 'index.html': fill(unit) }
  const ours = () => {
    void new SolutionGuard({ 'index.html': '<h1>Salom</h1>' }, {}, own)
    missingConcepts({ 'main.py': 'if a:\n  b = [1, 2]' }, own, 'python')
    missingConcepts({ 'index.html': '<h1>a</h1><p>b</p><a href="c">' }, own, 'web')
  }
  expect(computing_ms(ours)).toBeLessThan(3000)
})

test.each(['[', '{', '<h1 ', '<a '])('what a program has is looked for once in %j', (unit) => {
  const own = { 'main.py': fill(unit) }
  const ours = () => {
    missingConcepts({ 'main.py': 'a = [1, 2]\nb = {1: 2}' }, own, 'python')
    missingConcepts({ 'index.html': '<h1>a</h1><p>b</p><a href="c">' }, own, 'web')
  }
  expect(computing_ms(ours)).toBeLessThan(3000)
})

test('an error in one long word is looked at once', () => {
  expect(computing_ms(() => void explainWebError(fill('a'), wordsOf('uz')))).toBeLessThan(3000)
})
