import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { builtInReply as answerOf, type HelpRequest } from './built-in-reply.ts'

const builtInReply = (help: HelpRequest): string => answerOf(help).text

const nothing: HelpRequest = {
  lang: 'uz',
  isFree: false,
  language: 'python',
  checks: [],
  starter: {},
  solution: {},
  files: {},
  problem: '',
  message: '',
  level: 1,
  isInPlaceOfSolution: false,
}
const python = (program: string, more: Partial<HelpRequest> = {}) =>
  builtInReply({ ...nothing, level: 2, files: { 'main.py': program }, ...more })
const web = (files: Record<string, string>, more: Partial<HelpRequest> = {}) =>
  builtInReply({ ...nothing, level: 2, language: 'web', files, ...more })

describe('of a Python program it finds', () => {
  test.each<[string, string, number, string]>([
    ['a missing colon', 'x = 1\nif x == 1\n    print(x)', 2, 'ikki nuqta'],
    ['an open bracket', 'a = [1, 2\nprint("salom")', 1, '«[» qavsi ochilgan'],
    ['an open text', 'print("salom)', 1, 'qator oxirigacha yopilmagan'],
    ['an old print', 'x = 2\nprint "salom"', 2, 'print(...)'],
    ['a comparison with one sign', 'x = 1\nif x = 1:\n    print(x)', 2, '=='],
    ['an empty block', 'def f():\nprint(1)', 2, 'kamida bitta qator kerak'],
    ['a needless indent', 'x = 1\n    y = 2', 2, 'surilgan'],
    ['a name that is nearly right', 'salom = 1\nprint(slom)', 2, 'salom'],
    ['a name of a module', 'print(math.pi)', 1, 'import math'],
    ['a curly quote', 'print(“salom”)', 1, '“'],
  ])('%s', (_, program, line, reported) => {
    const reply = python(program)
    expect(reply).toContain(`main.py, ${line}-qator.`)
    expect(reply.toLowerCase()).toContain(reported.toLowerCase())
  })

  test('what the last error said, before anything else', () => {
    const problem =
      'Traceback (most recent call last):\n  File "/home/x/main.py", line 3, in <module>\n    a / 0\nZeroDivisionError: division by zero'
    expect(python('a = 1\nb = 2\na / 0', { problem })).toMatch(/main\.py, 3-qator\.\*\* .*nol/i)
  })

  test('nothing in programs that are right', () => {
    const program = `import math
from random import randint as tasodif
narx: int = 5
def f(a, *args, b=2, **kwargs):
    global narx
    return [x for x in args if x != a] + [b]
class Uy:
    def __init__(self, xona):
        self.xona = xona
for i, (a, b) in enumerate([(1, 2)]):
    print(f"{i}: {a + b:>5} {'ichki'}")
try:
    with open("a.txt") as fayl:
        matn = fayl.read()
except (ValueError, OSError) as xato:
    print(xato)
else:
    matn = ""
lambda k: k + 1
uzun = """ochiq ( qavs
' va tirnoq"""
lugat = {
  "a": 1,
    "b": 2,
}
if (son := tasodif(1, 2)) == 1: print(math.pi, son)
while narx <= 10 and narx != 7: narx += 1
`
    expect(python(program, { level: 1 })).toContain('xatosi topmadim')
  })
})

describe('of a page it finds', () => {
  test.each<[string, Record<string, string>, string]>([
    ['a tag that is not closed', { 'index.html': '<div>\n<b>salom\n</div>' }, '<b>'],
    ['a tag closed by another', { 'index.html': '<h1>salom</h2>' }, '</h2>'],
    ['an end without a beginning', { 'index.html': '<p>a</p></span>' }, '</span>'],
    ['an id twice', { 'index.html': '<p id="a"></p>\n<p id="a"></p>' }, '2-qator'],
    ['a file that is not there', { 'index.html': '<link href="stil.css" rel="stylesheet">' }, 'stil.css'],
    ['a picture without words', { 'index.html': '<img src="https://a.uz/b.png">' }, '`alt`'],
    ['a forgotten semicolon', { 'style.css': 'p {\n  color: red\n  margin: 0;\n}' }, '`color`'],
    ['an open brace', { 'style.css': 'p { color: red;\n\nb { margin: 0; }' }, '`{`'],
    ['a broken script', { 'script.js': 'const a = (1\nlet b' }, 'script.js, 2-qator'],
    [
      'an element nobody has',
      { 'index.html': '<p id="a"></p>', 'script.js': "document.querySelector('#b')" },
      'id="b"',
    ],
  ])('%s', (_, files, reported) => {
    expect(web(files)).toContain(reported)
  })

  test.each([
    [
      "Uncaught TypeError: Cannot read properties of null (reading 'addEventListener')\n  script.js:4:8",
      'addEventListener',
    ],
    ['Uncaught ReferenceError: sanoq is not defined', '«sanoq»'],
    ['Uncaught TypeError: Assignment to constant variable.', '`const`'],
    ['Something else', '`Something else`'],
  ])('what %s means', (problem, reported) => {
    expect(web({ 'index.html': '<p>a</p>' }, { problem })).toContain(reported)
  })
})

/** In the author's first language, where it is written once a language. */
const code = z.union([z.string(), z.object({ uz: z.string() }).transform(({ uz }) => uz)])
const lesson = z.object({
  questions: z.array(
    z.object({
      type: z.string(),
      language: z.string().optional(),
      starter: z.record(z.string(), code).optional(),
      solution: z.record(z.string(), z.string()).optional(),
    }),
  ),
})
const folder = path.resolve(import.meta.dirname, '../../../../../../../demo/courses')
const tasks = globSync('*/lessons/*.json', { cwd: folder }).flatMap((file) =>
  lesson
    .parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    .questions.filter(({ type, solution }) => type === 'compiler' && solution)
    .map(({ language, starter, solution }) => ({
      file,
      language,
      starter: starter ?? {},
      solution: solution ?? {},
    })),
)

describe('with the school’s own assignments', () => {
  test.each(tasks)('$file: nothing is wrong in the solution, and no rung gives it away', (task) => {
    const { starter, solution } = task
    const language = task.language === 'web' ? 'web' : 'python'
    expect(builtInReply({ ...nothing, language, starter, solution, files: solution })).toMatch(/topmadim/)
    const lines = Object.values(solution)
      .flatMap((text) => text.split('\n'))
      .map((line) => line.trim())
      .filter((line) => line.length > 12 && !Object.values(starter).join('\n').includes(line))
    for (const lang of ['uz', 'ru'] as const)
      for (const level of [1, 2, 3, null]) {
        const reply = builtInReply({ ...nothing, lang, language, starter, solution, level, files: starter })
        expect(reply).toMatch(/\p{L}{3}/u)
        expect(reply).not.toMatch(/undefined|NaN/)
        for (const line of lines) expect(reply).not.toContain(line)
      }
  })

  test('there are some', () => expect(tasks.length).toBeGreaterThan(5))
})

describe('the ladder', () => {
  const solution = { 'main.py': 'sonlar = [1]\nfor son in sonlar:\n    print(son)' }

  test('names what is missing, then the place, then shows it on another subject', () => {
    const own = { files: { 'main.py': 'sonlar = [1]\nprint(sonlar)' }, solution }
    expect(builtInReply({ ...nothing, ...own })).toContain('`for`')
    expect(builtInReply({ ...nothing, ...own, level: 2 })).toContain('main.py, 2-qator')
    expect(builtInReply({ ...nothing, ...own, level: 3 })).toContain('for meva in mevalar')
  })

  test('says what is wrong before it says where', () => {
    const program = 'a = 1\nprint(a'
    expect(python(program, { level: 1 })).toMatch(/yopilmagan[^]*topa olasizmi/)
    expect(python(program, { level: 1 })).not.toContain('2-qator')
    expect(python(program)).toMatch(/main\.py, 2-qator[^]*print\(a/)
  })

  test('has a word for work that is no code', () => {
    const said = [1, 2, 3].map((level) => builtInReply({ ...nothing, language: null, level }))
    expect(new Set(said).size).toBe(3)
  })

  test('says that it is no model to whom talks to it', () => {
    expect(python('print(1)', { level: null, message: 'Salom' })).toContain('sunʼiy intellekt emasman')
    expect(python('print(1)', { level: null, message: 'Привет', lang: 'ru' })).toContain(
      'не искусственный интеллект',
    )
  })
})

test.each([
  '',
  '\n'.repeat(5000),
  '('.repeat(3000),
  'x = '.repeat(5000),
  '"'.repeat(999),
  '<a'.repeat(4000),
  '\u0000\uD800',
])('is not upset by strange files (%#)', (text) => {
  for (const level of [1, 2, 3, null])
    for (const name of ['main.py', 'index.html', 'style.css', 'script.js'])
      expect(
        builtInReply({
          ...nothing,
          level,
          language: name === 'main.py' ? 'python' : 'web',
          files: { [name]: text },
          problem: text,
        }),
      ).toMatch(/\p{L}/u)
})
