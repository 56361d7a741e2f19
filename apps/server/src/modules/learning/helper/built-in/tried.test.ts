import type { CheckRun, PythonCheck } from '@qadam/code-lab/python-checks'
import { describe, expect, test } from 'vitest'
import { builtInReply as answerOf, type HelpRequest } from './built-in-reply.ts'
import type { Tried } from './tried.ts'

const builtInReply = (help: HelpRequest): string => answerOf(help).text

const program = 'a = input()\nb = input()\nprint(a + b)'
const finished = (printed: string): CheckRun => ({
  kind: 'said',
  text: JSON.stringify({ outcome: 'finished', printed }),
})
const sum: PythonCheck = { id: 'a', input: ['2', '3'], output: '5' }

function reply(
  tries: readonly [PythonCheck, CheckRun][],
  { hasHidden = false, left = 0, ...more }: Partial<HelpRequest> & Partial<Omit<Tried, 'checks'>> = {},
): string {
  return builtInReply({
    lang: 'uz',
    isFree: false,
    language: 'python',
    checks: ['Qoʻshish'],
    starter: { 'main.py': '# shu yerga yozing' },
    solution: { 'main.py': 'print(int(input()) + int(input()))' },
    files: { 'main.py': program },
    problem: '',
    message: 'Nega ishlamayapti?',
    level: null,
    isInPlaceOfSolution: false,
    tried: { checks: tries.map(([check, run]) => ({ title: 'Qoʻshish', check, run })), left, hasHidden },
    ...more,
  })
}

describe('what the visible checks came to', () => {
  test('names what came, what was to come, and for which input', () => {
    const said = reply([[sum, finished('23\n')]])
    expect(said).toContain('«Qoʻshish»')
    expect(said).toContain('`2`, `3`')
    expect(said).toContain('1-qatorda `23` chiqdi, `5` kutilgan edi')
    expect(said).toContain('`input()` matn beradi')
  })

  test('leaves the place to be found on the first rung', () => {
    const said = reply([[sum, finished('23\n')]], { level: 1, message: '' })
    expect(said).toContain('`input()` matn beradi')
    expect(said).not.toContain('kutilgan edi')
  })

  test('says in Russian what it says in Uzbek', () => {
    const said = reply([[sum, finished('23\n')]], { lang: 'ru' })
    expect(said).toContain('В строке 1 вышло `23`, а ожидалось `5`')
    expect(said).toContain('`input()` даёт текст')
  })

  test('notices that different inputs get one answer', () => {
    const other = { id: 'b', input: ['4', '4'], output: '8' }
    expect(
      reply([
        [sum, finished('5')],
        [other, finished('5')],
      ]),
    ).toContain('har xil kiritishga bir xil javob')
  })

  test('explains the error that a check ends in, with its line', () => {
    const run: CheckRun = {
      kind: 'said',
      text: JSON.stringify({
        outcome: 'error',
        printed: '',
        error: {
          type: 'ZeroDivisionError',
          parents: ['ArithmeticError'],
          message: 'division by zero',
          text: 'ZeroDivisionError: division by zero',
          place: { file: 'main.py', line: 3, code: 'print(a / b)' },
        },
      }),
    }
    expect(reply([[sum, run]])).toMatch(/xato bilan toʻxtadi[^]*nol/i)
  })

  test('does not claim that a program which passes is right where other checks are hidden', () => {
    expect(reply([[sum, finished('5')]], { hasHidden: true })).toMatch(/hammasi oʻtdi[^]*yashirin/)
    const some = reply([[sum, finished('5')]], { left: 2 })
    expect(some).toMatch(/dastlabki 1 ta[^]*Qolgan 2 tasini/)
    expect(some).not.toContain('hammasi')
    expect(reply([[sum, finished('5')]])).not.toContain('yashirin')
  })

  test('is not said where the program cannot be read: that comes first', () => {
    const said = reply([[sum, finished('23')]], { files: { 'main.py': 'print("a' } })
    expect(said).toContain('yopilmagan')
    expect(said).not.toContain('kutilgan')
  })

  test('is Markdown whatever was printed', () => {
    const said = reply([[sum, finished('`<script>`\n# a\n')]])
    expect(said.match(/`/g)?.length ?? 0).toBe((said.match(/`[^`]*`/g)?.length ?? 0) * 2)
  })
})

test('without a run, nothing is claimed of parts that are there', () => {
  const said = reply([], {
    tried: undefined,
    level: 1,
    solution: { 'main.py': 'print(1)\nprint(2)\nprint(3)' },
    files: { 'main.py': 'print(1)' },
  })
  expect(said).not.toMatch(/qismlar kodda bor/)
})
