import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Lang } from '@qadam/contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { renderComments } from '../questions/index.ts'
import { asksForBook, folded, stem, termsOf } from './book-terms.ts'
import { bestSentence } from './book.ts'
import { builtInReply, type HelpRequest } from './built-in/built-in-reply.ts'
import { plainText } from './plain-text.ts'

const folder = path.resolve(import.meta.dirname, '../../../../../../demo/courses/python')
const lesson = z.object({
  title: z.object({ uz: z.string(), ru: z.string() }),
  questions: z.array(z.object({ type: z.string(), text: z.unknown() })),
})
const textFile = z.object({ file: z.string() })
const read = (file: string, lang: Lang) => readFileSync(path.join(folder, `${file}.${lang}.md`), 'utf8')
const written = globSync('lessons/*.json', { cwd: folder }).flatMap((file) => {
  const { title, questions } = lesson.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  return questions
    .filter(({ type }) => type === 'info')
    .map(({ text }) => ({ title, file: textFile.parse(text).file }))
})
const shown = await renderComments(
  written.flatMap(({ file }) => [read(file, 'uz'), read(file, 'ru')]),
  1,
)
const passages = written.map(({ title }, index) => ({
  text: { uz: shown[index * 2] ?? '', ru: shown[index * 2 + 1] ?? '' },
  lesson_id: 3,
  lesson_title: title,
  module_id: 2,
  course_id: 1,
}))

const asking: HelpRequest = {
  lang: 'uz',
  isFree: false,
  language: 'python',
  checks: [],
  starter: {},
  solution: {},
  files: {},
  problem: '',
  message: '',
  level: null,
  isInPlaceOfSolution: false,
}

/** The texts as the database ranks them, near enough. */
function answer(question: string, lang: Lang) {
  const terms = termsOf(question)
  const rank = (html: string) => {
    const words = folded(plainText(html)).match(/[\p{L}\p{N}_]+/gu) ?? []
    const hits = words.filter((word) => terms.flat().some((term) => word.startsWith(term))).length
    return hits / (1 + Math.log(words.length))
  }
  const ranked = passages
    .map((passage) => ({ passage, rank: rank(passage.text[lang] ?? '') }))
    .filter(({ rank: own }) => own > 0)
    .toSorted((one, other) => other.rank - one.rank)
  return bestSentence(
    ranked.slice(0, 6).map(({ passage }) => passage),
    terms,
    lang,
  )
}

describe('a beginner’s question is answered in the words of a lesson', () => {
  test.each<[Lang, string, RegExp, string]>([
    ['uz', 'oʻzgaruvchi nima degani?', /nom oʻzgaruvchi deyiladi/, 'Oʻzgaruvchilar'],
    ['uz', "o'zgaruvchi nima", /nom oʻzgaruvchi deyiladi/, 'Oʻzgaruvchilar'],
    ['uz', 'Funksiya nima uchun kerak?', /buyruqlar toʻplami/, 'Funksiyalar'],
    ['uz', 'roʻyxatga qanday element qoʻshaman', /append/, 'Roʻyxatlar'],
    ['uz', 'input qanday ishlaydi', /input\(\) matn qaytaradi/, 'input() bilan suhbat'],
    ['uz', 'f-string nima', /f-satr/, 'Matn va sonlar'],
    ['ru', 'что такое переменная?', /называют переменной/, 'Переменные'],
    ['ru', 'как добавить элемент в список', /append/, 'Списки'],
    ['ru', 'Что делает return?', /return отдаёт программе/, 'Функции'],
    ['ru', 'что такое словарь', /словаря/, 'Словари'],
  ])('%s: %s', (lang, question, said, title) => {
    expect(asksForBook(question, lang)).toBe(true)
    const found = answer(question, lang)
    expect(found?.sentence).toMatch(said)
    expect(found).toMatchObject({ lesson: title, path: '/course/1/module/2/3' })
  })

  test.each<[Lang, string]>([
    ['uz', 'kvant fizikasi nima?'],
    ['uz', 'nima xato?'],
    ['uz', 'Endi nima qilay?'],
    ['uz', 'javobni bering'],
    ['ru', 'что не так?'],
    ['ru', 'как исправить ошибку'],
    ['ru', 'что такое квантовая физика'],
  ])('%s: %s: nothing is said where no lesson says anything', (lang, question) => {
    expect(answer(question, lang)).toBeUndefined()
  })
})

test('ten questions of a beginner about one program get ten answers', () => {
  const program = 'yosh = input()\nprint(yosh + 1'
  const questions: readonly (readonly [asked: string, said: RegExp])[] = [
    ['oʻzgaruvchi nima?', /oʻzgaruvchi/i],
    ['funksiya nima uchun kerak?', /funksiya/i],
    ['roʻyxatga qanday element qoʻshaman?', /append/],
    ['input qanday ishlaydi?', /input\(\)/],
    ['f-string nima?', /f-satr/],
    ['sikl nima?', /sikl|takror/i],
    ['return nima qiladi?', /return/],
    ['lugʻat nima?', /lugʻat/i],
    ['print nima qiladi?', /print/],
    ['Nega ishlamayapti?', /yopilmagan/],
  ]
  const answers = questions.map(([message]) => {
    const book = asksForBook(message, 'uz') ? answer(message, 'uz') : undefined
    return builtInReply({ ...asking, message, book, files: { 'main.py': program } }).text
  })
  for (const [index, [asked, said]] of questions.entries())
    expect([asked, said.test(answers[index] ?? '')]).toEqual([asked, true])
  expect(new Set(answers).size).toBe(questions.length)
})

test('a word is found whatever its ending and its apostrophe', () => {
  expect(new Set(['siklning', 'siklni', 'Sikllar', 'sikl'].map(stem))).toEqual(new Set(['sikl']))
  expect(new Set(['oʻzgaruvchi', "o'zgaruvchini", 'o`zgaruvchilar'].map(stem)).size).toBe(1)
  expect(new Set(['переменная', 'переменной', 'переменную'].map(stem)).size).toBe(1)
})

test('a question of nothing but hostile signs asks for nothing', () => {
  for (const question of ["':*&|!()", '', '???', '\u0000', "'; drop table questions; --"])
    for (const term of termsOf(question).flat()) expect(term).toMatch(/^[\p{L}\p{N}_]+$/u)
})
