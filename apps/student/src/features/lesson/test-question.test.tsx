import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadStudyTexts, startI18n } from '../../platform/i18n/start.ts'
import { test as texts } from '../../platform/i18n/uz/test.ts'
import { buttonNamed, renderAt } from '../../platform/render-fixture.tsx'
import { questionOf } from '../questions/question-fixtures.ts'
import { attemptOf, tryOf } from '../tests/attempt-fixtures.ts'
import { TestQuestion } from './test-question.tsx'

let leave = () => {}
beforeAll(async () => {
  await startI18n()
  await loadStudyTexts()
})
afterEach(() => leave())

const run = { attempt: attemptOf(), offset_ms: 0, answered: {} }
const question = questionOf({ id: 12, type: 'selected-file' })

async function show(state: Parameters<typeof TestQuestion>[0]['state']): Promise<void> {
  leave = await renderAt(
    '/course/1/module/2/3',
    <TestQuestion
      closeTo="/course/1/module/2"
      state={state}
      question={question}
      onAnswer={() => undefined}
      onNext={() => undefined}
    />,
  )
  await vi.waitFor(() => expect(document.querySelector('[role=radiogroup]')).not.toBeNull())
}

test('while the sheet is open the button behind it is out of reach', async () => {
  const check = () => buttonNamed(texts.check).closest('[inert]')
  await show({ phase: 'asking', run, question_id: 12 })
  expect(check()).toBeNull()
  leave()
  await show({
    ...{ phase: 'feedback', run, question_id: 12 },
    answered: { kind: 'judged', result: tryOf(12, false) },
  })
  expect(check()).not.toBeNull()
  expect(buttonNamed(texts.next).closest('[inert]')).toBeNull()
})

test('a question begins at its heading, which says which of how many it is', async () => {
  await show({ phase: 'asking', run, question_id: 12 })
  const total = run.attempt.question_ids.length
  const place = run.attempt.question_ids.indexOf(12) + 1
  const heading = document.querySelector('h1')
  expect(heading?.textContent).toBe(
    texts.question.replace('{{place}}', String(place)).replace('{{total}}', String(total)),
  )
  expect(document.activeElement).toBe(heading)
})
