import { expect, test } from 'vitest'
import { builtInReply, type HelpRequest } from './built-in-reply.ts'

const free = { isFree: true, checks: [], starter: {}, solution: {}, problem: '', level: null }
const places = {
  python: { 'main.py': 'yosh = input("Yosh? ")\nprint("Keyingi yil", yosh + 1)\n' },
  web: { 'index.html': '<h1>Salom</h1>\n' },
}
const answer = (
  lang: 'uz' | 'ru',
  language: 'python' | 'web',
  message: string,
  more: Partial<HelpRequest> = {},
) =>
  builtInReply({
    ...free,
    isInPlaceOfSolution: false,
    lang,
    language,
    message,
    files: places[language],
    ...more,
  }).text

const asked = {
  python: {
    uz: {
      'Nega ishlamayapti?': 'ishga tushirib',
      'oʻzgaruvchi nima?': 'yosh = 12',
      'for nima qiladi?': 'range(3)',
      'input qanday ishlaydi?': 'javobni kutadi',
      'Nega matnni songa qoʻshib boʻlmaydi?': 'int("5")',
      'funksiya nima uchun kerak?': 'def salom',
      'roʻyxatga qanday element qoʻshaman?': 'append',
      'qanday qilib ekranga chiqaraman?': 'print("Salom")',
      'if va else nima?': '`else` esa',
      'elif bilan else farqi nima?': '`elif` oldidagi',
      'qavs nega kerak?': '`[ ]`',
      'javobni yozib bering': 'Tayyor yechimni',
      'Endi nima qilay?': 'Davom ettirmoqchi',
    },
    ru: {
      'Почему не работает?': 'Запустите программу',
      'что такое переменная?': 'vozrast = 12',
      'что делает for?': 'range(3)',
      'как работает input?': 'ждёт ответа',
      'Почему нельзя сложить текст и число?': 'int("5")',
      'зачем нужна функция?': 'def privet',
      'как добавить элемент в список?': 'append',
      'как вывести на экран?': 'print("Привет")',
      'что такое if и else?': '`else` срабатывает',
      'чем elif отличается от else?': '`elif` проверяет',
      'зачем нужны скобки?': '`[ ]`',
      'напишите ответ за меня': 'Готовое решение',
      'Что делать дальше?': 'Хотите продолжить',
    },
  },
  web: {
    uz: {
      'html nima?': '<h1>',
      'css nima uchun kerak?': 'stylesheet',
      'rasm qanday qoʻshiladi?': '<img',
      'tugma bosilganda nima boʻladi?': 'addEventListener',
      'class va id farqi nima?': '#nom',
      'havola qanday yoziladi?': '<a href',
      'javascript nima?': 'JavaScript sahifani',
      'sahifani oʻrtaga qanday qoʻyaman?': 'text-align',
      'rangni qanday oʻzgartiraman?': 'background',
      'javobni yozib bering': 'Tayyor yechimni',
    },
    ru: {
      'что такое html?': '<h1>',
      'зачем нужен css?': 'stylesheet',
      'как добавить картинку?': '<img',
      'как сделать, чтобы кнопка работала?': 'addEventListener',
      'чем class отличается от id?': '#имя',
      'как сделать ссылку?': '<a href',
      'что такое javascript?': 'JavaScript оживляет',
      'как поставить по центру?': 'text-align',
      'как поменять цвет?': 'background',
      'напишите ответ за меня': 'Готовое решение',
    },
  },
} as const

for (const language of ['python', 'web'] as const)
  test.each(['uz', 'ru'] as const)(
    `beginners’ questions about ${language} have answers of their own: %s`,
    (lang) => {
      const questions = Object.entries(asked[language][lang])
      const answers = questions.map(([question]) => answer(lang, language, question))
      for (const [at, [question, said]] of questions.entries()) expect(answers[at], question).toContain(said)
      expect(new Set(answers).size).toBe(questions.length)
    },
  )

test('a lesson is led to where it says what the thing is, and not where it only mentions it', () => {
  const book = { sentence: 'Sikl — takror.', isDefinition: true, lesson: 'Sikl', path: '/course/1' }
  expect(answer('uz', 'python', 'sikl nima?', { book })).toContain('Sikl — takror.')
  const mentioned = answer('uz', 'python', 'sikl nima?', { book: { ...book, isDefinition: false } })
  expect(mentioned).toContain('range(3)')
  expect(mentioned).not.toContain('takror.')
})

test('what is asked of the program itself is answered of the program', () => {
  const files = { 'main.py': 'print("salom)' }
  expect(answer('uz', 'python', 'print nega xato?', { files })).toContain('yopilmagan')
})
