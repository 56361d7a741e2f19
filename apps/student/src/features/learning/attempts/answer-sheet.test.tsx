import type { TryResult } from '@qadam/contract'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadStudyTexts, startI18n } from '../../../platform/i18n/start.ts'
import { test as texts } from '../../../platform/i18n/uz/test.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { AnswerSheet } from './answer-sheet.tsx'
import { tryOf } from './attempt-fixtures.ts'

let leave = () => {}
beforeAll(async () => {
  await startI18n()
  await loadStudyTexts()
})
afterEach(() => leave())

const plain = { isNew: false, isLong: false, hasNext: true }
const praise: readonly string[] = Object.values(texts.praise).flat()

async function show(result: TryResult, circumstances = plain): Promise<void> {
  leave = await renderAt(
    '/x',
    <AnswerSheet
      answered={{ kind: 'judged', result }}
      circumstances={circumstances}
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
  expect(praise.filter((phrase) => said.includes(phrase))).toEqual([])
})

test('why the chosen option is wrong is said before the hint', async () => {
  await show({ ...tryOf(1, false), feedback: 'Bu matn, son emas. ' })
  expect(document.body.textContent).toContain('Bu matn, son emas. Yana bir oʻylab koʻring')
})

const phraseShown = () => {
  const said = document.querySelector('[role=status] p')?.textContent ?? ''
  return praise.find((phrase) => said === `${texts.sheet.right} ${phrase}`) ?? said
}

test('a right answer is praised, never twice running with the same words, and a reader hears that it is right', async () => {
  const said: string[] = []
  for (let round = 0; round < 15; round += 1) {
    await show({ ...tryOf(1), points_added: 0 })
    said.push(phraseShown())
    leave()
  }
  expect(said.every((phrase) => praise.includes(phrase))).toBe(true)
  expect(said.filter((phrase, index) => phrase === said[index - 1])).toEqual([])
  expect(said).not.toContain(texts.praise.at_once[0])
})

test('a long try is praised for its patience, and a wrong answer comforted', async () => {
  await show(tryOf(1), { ...plain, isLong: true })
  expect(texts.praise.patient).toContain(phraseShown())
  leave()
  await show(tryOf(1, false))
  const comfort: readonly string[] = Object.values(texts.comfort).flat()
  const said = document.querySelector('[role=status] p')?.textContent?.replace(`${texts.sheet.wrong} `, '')
  expect(comfort).toContain(said)
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
