import type { BankQuestion, ExamBank } from '@qadam/contract'
import { expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { exam as words } from '../../../platform/i18n/uz/exam.ts'
import { editConflict } from '../../../platform/i18n/uz/school-settings.ts'
import { BankPanel } from './bank-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

const question: BankQuestion = {
  id: 1001,
  part: 1,
  skill: 'verbs',
  question: 'She ___ tea.',
  right: 'drinks',
  wrong: ['drink', 'drinking', 'to drink'],
  retired_at: null,
  revision: 2,
  asked: 48,
  answered: 40,
  unanswered: 8,
  chosen: [30, 6, 3, 1],
  share: 0.75,
  drift: null,
}
const bankOf = (count: number, first: Partial<BankQuestion> = {}): ExamBank => ({
  parts: [1, 2, 3].map((part) => ({ part, description: `Daraja ${part}` })),
  questions: Array.from({ length: count }, (_, index) => ({
    ...question,
    id: 1001 + index,
    question: `Savol ${index + 1} ___`,
    ...(index === 0 && first),
  })),
})

async function open(bank: ExamBank, more: Parameters<typeof sitDown>[0] = {}) {
  workspace = await sitDown({ exam_bank: () => bank, ...more })
  workspace.show(<BankPanel part={1} onPart={() => undefined} />)
  await vi.waitFor(() => expect(workspace?.text()).toContain('Savol 1 ___'))
  return workspace
}
const row = () => document.querySelector('li details')
const rowText = () => row()?.textContent ?? ''

test('a question says how many were asked it, who was right and what each option was chosen by', async () => {
  await open(bankOf(20))
  expect(rowText()).toContain(words.asked_other.replace('{{asked}}', '48'))
  expect(rowText()).toContain(words.share.replace('{{percent}}', '75%'))
  const options = [...(row()?.querySelectorAll('ul li') ?? [])].map((each) => each.textContent)
  expect(options).toEqual([
    expect.stringContaining('drinks30 · 75%'),
    expect.stringContaining('drink6 · 15%'),
    expect.stringContaining('drinking3 · 8%'),
    expect.stringContaining('to drink1 · 3%'),
  ])
  expect(rowText()).toContain(words.unanswered_other.replace('{{count}}', '8'))
  const bars = [...(row()?.querySelectorAll<HTMLElement>('ul li [aria-hidden] > [style]') ?? [])]
  expect(bars.map(({ style }) => style.width)).toEqual(['75%', '15%', '7.5%', '2.5%'])
})

test('a part with fewer than twenty warns, and one that has them does not; retired ones do not count', async () => {
  const few = words.few_other.replace('{{count}}', '19')
  const twenty = await open(bankOf(20))
  expect(twenty.text()).not.toContain(few)
  const fewer = await open(bankOf(20, { retired_at: '2026-03-10T07:00:00.000Z' }))
  expect(fewer.text()).toContain(few)
  expect(fewer.text()).toContain(words.retired_ones)
})

test('a question that has become easier is told where it is, with both shares', async () => {
  const { text } = await open(bankOf(20, { drift: { before: 0.35, recent: 0.95 } }))
  expect(rowText()).toContain('osonlashdi: 35% → 95%')
  expect(text()).toContain(words.drifting_other.replace('{{count}}', '1'))
})

test('what leaked is retired by one press; a part keeps as many as it asks', async () => {
  const retired = bankOf(20, { retired_at: '2026-03-10T07:00:00.000Z' })
  const { press, callsOf, text } = await open(bankOf(20), { exam_question_retire: () => retired })
  await press(words.retire)
  await vi.waitFor(() => expect(text()).toContain(words.retired_ones))
  expect(callsOf('exam_question_retire')).toEqual([{ question_id: 1001, retired: true }])
  const refusing = await open(bankOf(10), {
    exam_question_retire: () => new Refusal(409, 'conflict', { reason: 'too_few' }),
  })
  await refusing.press(words.retire)
  await vi.waitFor(() => expect(refusing.callsOf('exam_bank')).toHaveLength(2))
  expect(refusing.text()).not.toContain(words.retired_ones)
})

test('an author writes a new question; options that look alike are told before they are sent', async () => {
  const saved = bankOf(20)
  const { press, fill, callsOf, text, button } = await open(bankOf(19), {
    exam_question_save: () => ({ id: 1020, bank: saved }),
  })
  await press(words.add)
  await fill(words.text, 'He ___ milk.')
  await fill(words.right_option, 'drinks')
  await fill(words.wrong_option.replace('{{number}}', '1'), 'drink')
  await fill(words.wrong_option.replace('{{number}}', '2'), 'drinking')
  expect(button(words.save)?.disabled).toBe(true)
  await fill(words.wrong_option.replace('{{number}}', '3'), ' Drinks')
  await vi.waitFor(() => expect(text()).toContain(words.alike))
  await fill(words.wrong_option.replace('{{number}}', '3'), 'drank')
  await fill(words.about, 'vocabulary')
  await press(words.save)
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  expect(callsOf('exam_question_save')).toEqual([
    {
      part: 1,
      skill: 'vocabulary',
      question: 'He ___ milk.',
      right: 'drinks',
      wrong: ['drink', 'drinking', 'drank'],
    },
  ])
})

test('a question that a colleague changed meanwhile is shown, and what was typed here stands', async () => {
  const newer = { ...question, question: 'Savol 1 ___', right: 'sips', revision: 3 }
  const { press, fill, callsOf } = await open(bankOf(20), {
    exam_question_save: ({ revision }) =>
      revision === 3
        ? { id: 1001, bank: bankOf(20) }
        : new Refusal(409, 'conflict', {
            newer: { ...newer, saved_by: 'Olim Aka', saved_at: '2026-03-10T07:00:00.000Z' },
          }),
  })
  await press(words.edit)
  await fill(words.wrong_option.replace('{{number}}', '1'), 'drank')
  await press(words.save)
  await vi.waitFor(() => expect(document.body.textContent).toContain('Olim Aka'))
  await press(editConflict.keep)
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  expect(callsOf('exam_question_save')[1]).toMatchObject({
    id: 1001,
    revision: 3,
    right: 'sips',
    wrong: ['drank', 'drinking', 'to drink'],
  })
})
