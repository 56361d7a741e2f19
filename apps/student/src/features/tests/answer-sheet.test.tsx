import type { TryResult } from '@qadam/contract'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadStudyTexts, startI18n } from '../../platform/i18n/start.ts'
import { test as texts } from '../../platform/i18n/uz/test.ts'
import { buttonNamed, renderAt } from '../../platform/render-fixture.tsx'
import { AnswerSheet } from './answer-sheet.tsx'
import { tryOf } from './attempt-fixtures.ts'

let leave = () => {}
beforeAll(async () => {
  await startI18n()
  await loadStudyTexts()
})
afterEach(() => leave())

async function show(result: TryResult): Promise<void> {
  leave = await renderAt(
    '/x',
    <AnswerSheet
      answered={{ kind: 'judged', result }}
      renderText={(html) => <span>{html}</span>}
      target={() => null}
      onNext={() => undefined}
    />,
  )
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).not.toBe(''))
}

test('an answer that is right so far is told so, with its hint and no word of a mistake', async () => {
  await show({ ...tryOf(1, false), partly: true })
  const said = document.body.textContent
  expect(said).toContain(texts.sheet.partly)
  expect(said).toContain('Yana bir oʻylab koʻring')
  expect(said).not.toContain(texts.sheet.wrong)
})

test('the words fold away and come back, the way on stays', async () => {
  await show(tryOf(1, false))
  const fold = buttonNamed(texts.sheet.fold)
  expect([
    fold.getAttribute('aria-expanded'),
    document.body.textContent?.includes('Yana bir oʻylab'),
  ]).toEqual(['true', true])
  fold.click()
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('Yana bir oʻylab'))
  expect([
    fold.getAttribute('aria-expanded'),
    document.body.textContent?.includes(texts.sheet.wrong),
  ]).toEqual(['false', true])
  expect(buttonNamed(texts.next)).toBeInstanceOf(HTMLButtonElement)
  fold.click()
  await vi.waitFor(() => expect(document.body.textContent).toContain('Yana bir oʻylab'))
})
