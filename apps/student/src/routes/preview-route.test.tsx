import type { QuestionType } from '@qadam/contract'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { questionOf } from '../features/learning/questions/question-fixtures.ts'
import { startI18n } from '../platform/i18n/start.ts'
import { uzStudy } from '../platform/i18n/uz-study.ts'
import { ruStudy } from '../platform/i18n/ru-study.ts'
import { renderAt } from '../platform/render-fixture.tsx'
import { PreviewRoute } from './preview-route.tsx'

let leave = () => {}
beforeAll(async () => await startI18n())
afterEach(() => {
  leave()
  vi.restoreAllMocks()
})

const option = (id: number, value: string) => ({ id, order: id, value })
const show = (type: QuestionType, lang: 'uz' | 'ru' = 'uz') => ({
  kind: 'qadam.preview.show',
  lang,
  title: 'Salom, dars',
  question: {
    ...questionOf({
      type,
      options: [option(0, 'bir'), option(1, 'ikki')],
      template: { language: 'python', code: '___(1)' },
    }),
    question: '<p>Savol matni</p>',
  },
})
const say = (data: unknown, origin = location.origin, source: unknown = window.parent) => {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: source })
  dispatchEvent(event)
}

test('a question is shown on its lesson’s screen, in the language asked for, and nothing goes to the server', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const answered = vi.spyOn(window, 'postMessage')
  leave = await renderAt('/preview', <PreviewRoute />)
  await vi.waitFor(() =>
    expect(answered).toHaveBeenCalledWith({ kind: 'qadam.preview.ready' }, location.origin),
  )
  say(show('info'), 'https://elsewhere.example')
  say(show('info'), location.origin, null)
  say({ kind: 'qadam.preview.show' })
  expect(document.body.textContent).not.toContain('Savol matni')
  const seen: [QuestionType, string][] = [
    ['info', uzStudy.lesson.next],
    ['selected-file', uzStudy.test.check],
    ['selected-multiple', uzStudy.test.prompt['selected-multiple']],
    ['selected-drag', uzStudy.test.prompt['selected-drag']],
    ['selected-code-drag', uzStudy.test.prompt['selected-code-drag']],
    ['image-based-question', uzStudy.test.prompt['image-based-question']],
    ['text', uzStudy.practice.text.label],
    ['input-file', uzStudy.practice.files.hint],
    ['voice', uzStudy.practice.hand_in],
  ]
  for (const [type, words] of seen) {
    say(show(type))
    await vi.waitFor(() => {
      expect(document.body.textContent, type).toContain('Savol matni')
      expect(document.body.textContent, type).toContain(words)
    })
  }
  say(show('selected-file', 'ru'))
  await vi.waitFor(() => expect(document.body.textContent).toContain(ruStudy.test.check))
  expect(
    fetch.mock.calls.filter(([address]) => typeof address === 'string' && address.includes('/api/')),
  ).toEqual([])
})

test('of two languages the one asked for last is shown, though its texts come first', async () => {
  const answered = vi.spyOn(window, 'postMessage')
  leave = await renderAt('/preview', <PreviewRoute />)
  await vi.waitFor(() => expect(answered).toHaveBeenCalled())
  const [added, changed] = [vi.spyOn(i18next, 'addResourceBundle'), vi.spyOn(i18next, 'changeLanguage')]
  say(show('selected-file', 'ru'))
  say(show('selected-file', 'uz'))
  await vi.waitFor(() => expect(document.body.textContent).toContain(uzStudy.test.check))
  await vi.waitFor(() => expect(added.mock.calls.filter(([lang]) => lang === 'ru')).toHaveLength(2))
  expect(changed.mock.calls).toEqual([['uz']])
})
