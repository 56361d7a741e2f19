import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventsOf, HelpedSchool } from '../../../../test/helped-school.ts'
import { runInSandbox, type RunProgram } from '../../../sandbox/run-in-sandbox.ts'
import { sandbox } from '../../../sandbox/runtime.ts'

const runtime = sandbox.runtime()
let runs = 0
const run: RunProgram = async (program, cases, ending) => {
  runs += 1
  if (!runtime) throw new Error('this platform has no runtime to be tested')
  return await runInSandbox({ runtime, ending }, program, cases)
}

let helped: HelpedSchool
beforeAll(async () => {
  helped = await HelpedSchool.start({ run })
  await helped.makePython(
    [
      { id: 'a', title: { uz: 'Ikki son' }, hidden: false, input: ['2', '3'], output: '5' },
      { id: 'b', title: { uz: 'Sir' }, hidden: true, input: ['90', '9'], output: '99' },
    ],
    { 'main.py': 'print(int(input()) + int(input()))\n' },
  )
})
beforeEach(async () => {
  runs = 0
  await helped.renew()
})
afterAll(async () => await helped.close())

const fenced = (code: string) => `\`\`\`python\n${code}\n\`\`\``

async function answered(reply: string, own = '') {
  helped.stub.reply = reply
  const events = eventsOf(
    (await helped.streamed({ message: '?' }, own === '' ? {} : { 'main.py': own })).text,
  )
  return {
    by: events.at(-1)?.data?.answered_by,
    shown: events.flatMap(({ text = '' }) => text).join(''),
  }
}

test.each([
  ['in fewer than five steps', 'a = int(input())\nb = int(input())\nprint(a + b)'],
  ['by another algorithm', 's = 0\nfor _ in range(2):\n    s += int(input())\nprint(s)'],
])('what passes the checks is a solution, and held back: %s', async (_form, code) => {
  const { by, shown } = await answered(`Qarang.\n\n${fenced(code)}\n\nOmad!`)
  expect(by).toBe('built_in')
  expect(shown).not.toContain('input()')
})

test('so is what passes them together with the answers before it', async () => {
  expect(await answered(`Boshi:\n${fenced('a = int(input())\nb = int(input())')}`)).toMatchObject({
    by: 'model',
  })
  expect(await answered(`Oxiri:\n${fenced('c = a + b\nprint(c)')}`)).toMatchObject({ by: 'built_in' })
})

test.each([
  `Boshqa misol:\n${fenced('ism = input()\nprint("Salom", ism)')}\nSizda-chi?`,
  `Xatoli misol:\n${fenced('print(int(input() + 1')}`,
])('an example that does something else is shown, as a whole: %s', async (reply) => {
  expect(await answered(reply)).toEqual({ by: 'model', shown: reply })
})

test('code that does nothing of what the checks look at is not even run, nor held back', async () => {
  const reply = `Misol:\n${fenced('for i in range(3):\n    x = i * 2')}`
  expect(await answered(reply)).toEqual({ by: 'model', shown: reply })
  expect(runs).toBe(0)
})

test('whose own program passes is told whatever passes', async () => {
  const reply = fenced('a, b = int(input()), int(input())\nprint(b + a)')
  expect(await answered(reply, 'print(int(input()) + int(input()))')).toMatchObject({ by: 'model' })
})
