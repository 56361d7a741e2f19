import type { DraftLesson } from '@qadam/contract'
import { checkLesson } from '@qadam/course-archive/lesson-faults'
import { expect, test } from 'vitest'
import { everyType, smallLesson } from '../../../../test/drafts.ts'
import { checkDraft } from './lesson-check.ts'
import { faultsIn, isUntranslated, untranslatedNames } from './russian-rules.ts'

const media = [
  { path: 'media/rasm.png', mime: 'image/png' },
  { path: 'media/dars.mp4', mime: 'video/mp4', duration_s: 40 },
]
const checked = (document: DraftLesson) => checkDraft(checkLesson, 'dars', document, media)
const missing = (document: DraftLesson, languages: 'uz' | 'uz_ru' | 'both') =>
  faultsIn(languages, checked(document))
    .filter(({ code }) => code === 'no_russian')
    .map(({ level, question, path }) => [level, question, path].filter(Boolean).join(' '))

test('Russian that is missing is a fault, an advice or nothing, as the school wants it', () => {
  const { questions, ...lesson } = smallLesson()
  const [info, savol] = questions
  if (!info || !savol) throw new Error('there are no questions')
  const begun = { ...lesson, questions: [{ ...info, text: { uz: 'Matn', ru: 'Текст' } }, savol] }
  const ofQuestion = ['text', 'options.0.text', 'options.1.text', 'options.2.text', 'hint', 'success']
  expect(missing(begun, 'uz')).toEqual([])
  expect(missing(begun, 'uz_ru')).toEqual(ofQuestion.map((path) => `advice savol ${path}`))
  expect(missing(begun, 'both')).toEqual(['error title', ...ofQuestion.map((path) => `error savol ${path}`)])
  // A lesson in Uzbek alone is as good as any, where Russian is not wanted everywhere.
  expect(missing(smallLesson(), 'uz_ru')).toEqual([])
})

test('nothing else is told otherwise, and code, numbers and files need no Russian', () => {
  const [learn, practice] = everyType()
  const others = (document: DraftLesson, languages: 'uz' | 'uz_ru' | 'both') =>
    faultsIn(languages, checked(document)).filter(({ code }) => code !== 'no_russian')
  for (const document of [learn, practice, { ...learn, title: { uz: '' } }])
    for (const languages of ['uz', 'both'] as const)
      expect(others(document, languages)).toEqual(others(document, 'uz_ru'))
  const named = missing(learn, 'both')
  expect(named).toContain('error rasm picture.alt')
  expect(named.filter((each) => each.startsWith('error tartib options'))).toEqual([])
  expect(named.filter((each) => each.startsWith('error kod'))).toEqual([
    'error kod text',
    'error kod hint',
    'error kod success',
  ])
  expect(missing(practice, 'both')).toEqual([
    'error title',
    'error fayl text',
    'error ovoz text',
    'error matn text',
    'error dastur text',
    'error dastur checks.0.title',
  ])
})

test('of a lesson that is not whole each question that is whole is looked at', () => {
  const document = smallLesson()
  const [info, savol] = document.questions
  if (!info || !savol) throw new Error('there are no questions')
  const begun = { ...document, questions: [info, { ...savol, options: [] }] }
  expect(missing(begun, 'both')).toEqual(['error title', 'error info text'])
})

test('a course and its modules are named with what of theirs goes out', () => {
  const words = { title: { uz: 'Nomi', ru: 'Название' }, description: { uz: 'Tavsif' } }
  type Whole = Parameters<typeof untranslatedNames>[2]
  const whole = {
    course: words,
    modules: [
      { id: 1, ...words },
      { id: 2, ...words },
    ],
  } as unknown as Whole // what is read of it
  const named = (kind: 'course' | 'module' | 'lesson', deep: number[]) =>
    untranslatedNames('both', { kind, id: 2 }, whole, deep).map(({ module_id, path }) => [module_id, path])
  expect(named('course', [])).toEqual([[null, 'description']])
  expect(named('course', [1])).toEqual([
    [null, 'description'],
    [1, 'description'],
  ])
  expect(named('module', [])).toEqual([[2, 'description']])
  expect(named('lesson', [])).toEqual([])
  expect(untranslatedNames('uz_ru', { kind: 'course', id: 2 }, whole, [1])).toEqual([])
})

test('an archive is held back for its own names, those of its modules and the texts of its lessons', async () => {
  const words = { title: { uz: 'Nomi', ru: 'Название' }, description: { uz: 'Tavsif', ru: 'Описание' } }
  const unnamed = { title: { uz: 'Nomi', ru: 'Название' }, description: { uz: 'Tavsif' } }
  const lesson = (ru?: string) => ({
    id: 'dars',
    type: 'Learn' as const,
    title: { uz: 'Dars', ru: 'Урок' },
    questions: [
      { id: 'info', type: 'info' as const, text: { uz: 'Matn', ...(ru === undefined ? {} : { ru }) } },
    ],
  })
  const held = async (course: typeof unnamed, module: typeof unnamed, ru?: string) =>
    await isUntranslated({
      id: 'kurs',
      cover: { hue: 1, seed: 1 },
      ...course,
      modules: [{ id: 'modul', ...module, lessons: [lesson(ru)] }],
    })
  expect(await held(words, words, 'Текст')).toBe(false)
  expect(await held(words, words)).toBe(true)
  expect(await held(words, unnamed, 'Текст')).toBe(true)
  expect(await held(unnamed, words, 'Текст')).toBe(true)
})
