import { limits } from '@qadam/contract'
import { expect, test } from 'vitest'
import { builtInReply, type HelpRequest } from './built-in/built-in-reply.ts'
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

test.each(['<!--', '/*', '\n', ' ', '<a ', '<a b', 'a: ', '"'])('a file of %j is looked at once', (unit) => {
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

const help = (file: string, text: string): HelpRequest => ({
  ...{ lang: 'uz', isFree: false, language: file.endsWith('.py') ? 'python' : 'web', checks: [], level: 4 },
  ...{
    starter: {},
    solution: {},
    files: { [file]: text },
    problem: '',
    message: '',
    isInPlaceOfSolution: false,
  },
})

// Each took 0.5 to 4.5 s in its full length, and four times as long as half of it.
test.each([
  ['index.html', ['&', '<?', '<a a=', '<a ', '<h1 ', '<a/']],
  ['script.js', ['- ', '<', '${', '[a,', 'a{', '({', 'a=[', 'yield [', '/*']],
  ['main.py', [']', ')', '[', 'a', `${'['.repeat(300)}${']'.repeat(300)};`]],
  ['style.css', ['&', ';', '[']],
] as const)('a %s of four times the length takes no more than four times as long', (file, units) => {
  const whole = limits.helper.fileMaxLength
  const least = (work: () => void) => Math.min(...[1, 2, 3].map(() => computing_ms(work)))
  for (const unit of units) {
    const text = unit.repeat(whole / unit.length)
    const quarter = text.slice(0, whole / 4)
    const quarters = least(() => {
      for (let round = 0; round < 4; round += 1) builtInReply(help(file, quarter))
    })
    const all = least(() => void builtInReply(help(file, text)))
    expect([unit, all / Math.max(quarters, 25) < 2.5]).toEqual([unit, true])
  }
})

test('an error in one long word is looked at once', () => {
  expect(computing_ms(() => void explainWebError(fill('a'), wordsOf('uz')))).toBeLessThan(3000)
})
