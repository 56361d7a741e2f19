import { describe, expect, test } from 'vitest'
import { faultLine } from './fault.ts'
import { checkArchive } from './checker.ts'
import { edited, faultsAfter, sampleFiles, sampleFolder } from './sample-archive.ts'

const salom = 'lessons/salom.json'
const mashq = 'lessons/mashq.json'

/** The checker's faults after one piece of a sample file was replaced. */
async function linesAfter(path: string, from: string, to: string): Promise<string[]> {
  return (await faultsAfter(edited(path, from, to))).map(faultLine)
}

test('the sample course has no faults', async () => {
  expect(await checkArchive(sampleFolder)).toEqual([])
})

describe('a fault of the schema is a sentence at its place', () => {
  test.each([
    [
      'course.json',
      '"cover": { "hue": 205.5, "seed": 3 }',
      '"cover": {}',
      'course.json: cover.hue: it is missing',
    ],
    ['course.json', '"seed": 3', '"seed": "3"', 'course.json: cover.seed: a number is expected'],
    [
      'course.json',
      'https://t.me',
      'javascript://t.me',
      'course.json: chat_link: an address that starts with https:// is expected',
    ],
    [
      'course.json',
      '"id": "namuna"',
      '"id": "Namuna"',
      'course.json: id: only lower-case letters, digits and single hyphens are allowed',
    ],
    [
      'course.json',
      '"version": 1',
      '"version": 2',
      'course.json: version 2 is newer than this reader, which knows versions up to 1',
    ],
    ['course.json', 'qadam-course', 'scorm', 'course.json: format must be "qadam-course"'],
    [
      salom,
      '"tip": { "uz": "Shoshilmang"',
      '"tipp": { "uz": "Shoshilmang"',
      `${salom} › bitta: unknown field "tipp"`,
    ],
    [salom, '"type": "info"', '"type": "essay"', `${salom} › matn: type: there is no question type "essay"`],
    [salom, '"uz": "Qoʻshing"', '"uz": " "', `${salom} › bitta: hint.uz: the text is empty`],
    [salom, '"uz": "Qoʻshing", ', '', `${salom} › bitta: hint.uz: it is missing`],
    [salom, '"hint": { "uz": "Qoʻshing", "ru": "Сложите" },', '', `${salom} › bitta: hint: it is missing`],
    [
      salom,
      '"file": "texts/salom"',
      '"file": "../salom"',
      `${salom} › matn: text.file: a lower-case path under texts/, without .uz.md, is expected`,
    ],
    [
      salom,
      '"file": "texts/salom"',
      '"file": "texts/yoq"',
      `${salom} › matn: text: there is no file texts/yoq.uz.md`,
    ],
    [salom, '"right": true', '"right": false', `${salom} › bitta: options.1.right: it must be true`],
    [mashq, '"max_s": 60', '"max_s": 6000', `${mashq} › ovoz: max_s: at most 600 may be given`],
  ])('%s: %s', async (path, from, to, line) => {
    expect(await linesAfter(path, from, to)).toContain(line)
  })
})

test('why an option is wrong may be said in both languages, and of no option that is right', async () => {
  const option = '{ "id": "b", "text": { "uz": "`2`" }, "right": true }'
  const said = '"feedback": { "uz": "Chunki bu son", "ru": "Потому что это число" }'
  const wrong = '{ "id": "a", "text": { "uz": "`1`" } }'
  expect(await linesAfter(salom, wrong, wrong.replace(' } }', ` }, ${said} }`))).toEqual([])
  expect(await linesAfter(salom, option, option.replace('"right"', `${said}, "right"`))).toEqual([
    `${salom} › bitta: options.1.feedback: the option is right: nobody is told why it is wrong`,
  ])
})

test('code may be written once a language', async () => {
  expect(
    await linesAfter(
      salom,
      '"code": "___(___)"',
      '"code": { "uz": "___(___) # son", "ru": "___(___) # число" }',
    ),
  ).toEqual([])
  expect(await linesAfter(salom, '"code": "5"', '"code": { "uz": "\'besh\'", "ru": "\'пять\'" }')).toEqual([])
})

describe('ids and files that do not meet', () => {
  test.each([
    [
      salom,
      '"code": "___(___)"',
      '"code": { "uz": "___(___)", "ru": "___(5)" }',
      `${salom} › kod: blanks: the code has 1 ___, but blanks names 2`,
    ],
    [
      salom,
      '{ "id": "c", "code": "input" }',
      '{ "id": "c", "code": { "uz": "input", "ru": "print" } }',
      `${salom} › kod: options: two pieces are equal in one language only`,
    ],
    ['course.json', '"salom", "mashq"', '"salom"', `${mashq}: no module lists the lesson`],
    [
      'course.json',
      '"salom", "mashq"',
      '"salom", "mashq", "salom"',
      'course.json: the lesson salom is listed twice',
    ],
    [
      'course.json',
      '"salom", "mashq"',
      '"salom", "mashq", "yoq"',
      'course.json: there is no file lessons/yoq.json',
    ],
    [salom, '"id": "salom"', '"id": "boshqa"', `${salom}: id: the id must be the file's name, not boshqa`],
    [salom, '"id": "bitta"', '"id": "matn"', `${salom} › matn: two questions of the lesson have the id matn`],
    [
      salom,
      '{ "id": "b", "text": { "uz": "`2`" }',
      '{ "id": "a", "text": { "uz": "`2`" }',
      `${salom} › bitta: options: the id a is given twice`,
    ],
    [
      salom,
      '"media/salom.mp4"',
      '"media/yoq.mp4"',
      `${salom} › video: media: there is no file media/yoq.mp4`,
    ],
    [
      salom,
      '"media/salom.mp4"',
      '"media/pic-1.png"',
      `${salom} › video: media: media/pic-1.png is not an MP4 or WebM video, but image/png`,
    ],
    [
      salom,
      '"media/salom.uz.vtt"',
      '"media/pic-1.png"',
      `${salom} › video: captions.uz: media/pic-1.png is not a WebVTT file, but image/png`,
    ],
    [
      salom,
      '"file": "media/pic-2.png"',
      '"file": "media/pic-1.png"',
      'media/pic-2.png: no lesson uses the file',
    ],
    [
      'texts/salom.uz.md',
      'media/pic-1.png',
      'media/yoq.png',
      `${salom} › matn: text.uz: there is no file media/yoq.png`,
    ],
  ])('%s: %s -> %s', async (path, from, to, line) => {
    expect(await linesAfter(path, from, to)).toContain(line)
  })

  test('while a lesson cannot be read, its texts and media do not count as unused', async () => {
    const lines = (await faultsAfter({ [salom]: '{' })).map(faultLine)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`${salom}: it is not valid JSON`)
  })

  test('an unused text and a text without a language are told', async () => {
    const faults = await faultsAfter({ 'texts/ortiqcha.uz.md': 'Salom', 'texts/tilsiz.md': 'Salom' })
    expect(faults.map(faultLine)).toEqual([
      'texts/ortiqcha.uz.md: no lesson uses the text',
      'texts/tilsiz.md: a text must be named NAME.uz.md or NAME.ru.md',
    ])
  })
})

describe('keys', () => {
  test.each([
    [salom, ', "right": true', '', `${salom} › bitta: options: no option is right`],
    [
      salom,
      '{ "uz": "`1`" }',
      '{ "uz": "`1`" }, "right": true',
      `${salom} › bitta: options: exactly one option must be right, not 2`,
    ],
    [
      salom,
      '{ "id": "b", "text": { "uz": "`2`" }',
      '{ "id": "b"',
      `${salom} › bitta: options.1: the option has neither a text nor a picture`,
    ],
    [
      salom,
      '"picture": { "file": "media/pic-1.png", "alt": { "uz": "Birinchi rasm" } }',
      '"text": { "uz": "Bir", "ru": "Один" }',
      `${salom} › rasm: the question needs a picture, or a picture in each of its options`,
    ],
    [
      salom,
      '"blanks": ["a", "b"]',
      '"blanks": ["a"]',
      `${salom} › kod: blanks: the code has 2 ___, but blanks names 1`,
    ],
    [salom, '"blanks": ["a", "b"]', '"blanks": ["a", "z"]', `${salom} › kod: blanks.1: there is no option z`],
    [
      salom,
      '"blanks": ["a", "b"]',
      '"blanks": ["a", "a"]',
      `${salom} › kod: blanks.0: the option a fills two blanks, but can be dragged once`,
    ],
    [
      salom,
      '"code": "input"',
      '"code": "print"',
      `${salom} › kod: options: more options say print than there are blanks for it`,
    ],
    [
      salom,
      '{ "uz": "ikki", "ru": "два" }',
      '{ "uz": "bir", "ru": "два" }',
      `${salom} › tartib: options: two options say the same`,
    ],
    [
      salom,
      '{ "id": "a", "text": { "uz": "bir"',
      '{ "id": "togri", "text": { "uz": "bir"',
      `${salom} › tartib: options.0.id: the name togri betrays the answer`,
    ],
    [mashq, '"min": 5', '"min": 51', `${mashq} › yozuv: words: min is more than max`],
    [
      mashq,
      '"solution": { "main.py"',
      '"solution": { "app.py"',
      `${mashq} › dastur: solution: there is no main.py`,
    ],
    [
      mashq,
      '"style.css": "" },\n      "checks"',
      '"a.exe": "" },\n      "checks"',
      `${mashq} › sahifa: starter: a web project holds no a.exe`,
    ],
    [
      mashq,
      ', "input": ["Ali"], "output": "Salom, Ali"',
      '',
      `${mashq} › dastur: checks.0: the check has neither an output nor an assert`,
    ],
  ])('%s: %s -> %s', async (path, from, to, line) => {
    expect(await linesAfter(path, from, to)).toContain(line)
  })

  test('equal pieces of code are allowed where as many blanks need them', async () => {
    const pieces = '"code": "___(___)" },\n      "options": [\n        { "id": "a", "code": "print" },'
    const twice = '"code": "___(___)" },\n      "options": [\n        { "id": "a", "code": "5" },'
    expect(await linesAfter(salom, pieces, twice)).toEqual([])
  })

  test('a picture whose name tells the answer is found, one that only sounds so is not', async () => {
    const picture = sampleFiles()['media/pic-2.png']
    const renamed = async (name: string) =>
      (
        await faultsAfter({
          ...edited(salom, 'media/pic-2.png', name),
          [name]: picture,
          'media/pic-2.png': undefined,
        })
      ).map(faultLine)
    expect(await renamed('media/right-1.png')).toContain(
      `${salom} › rasm: options.1.picture: the name media/right-1.png betrays the answer`,
    )
    expect(await renamed('media/bright-1.png')).toEqual([])
  })
})

describe('lessons', () => {
  test.each([
    [salom, '"type": "Learn"', '"type": "Practice"', `${salom}: a Practice lesson holds no test questions`],
    [
      salom,
      '"type": "Learn"',
      '"type": "Learn_Practice"',
      `${salom}: a Learn_Practice lesson needs a practice question`,
    ],
    [
      mashq,
      '"type": "Practice"',
      '"type": "Learn"',
      `${mashq}: a Learn lesson holds no practice question; Learn_Practice does`,
    ],
    [
      mashq,
      '"type": "Practice"',
      '"type": "Learn_Practice"',
      `${mashq}: the lesson holds nothing to learn: a video or an info is missing`,
    ],
    [
      mashq,
      '"title": { "uz": "Mashq" }',
      `"title": { "uz": "${'Uzun '.repeat(8)}" }`,
      `${mashq}: title: the title (uz) has 40 characters; 36 fit`,
    ],
    [
      'course.json',
      '"title": { "uz": "Boshlanish" }',
      `"title": { "uz": "Bosh", "ru": "${'Д'.repeat(48)}" }`,
      'course.json: modules.0.title: the title (ru) has 48 characters; 47 fit',
    ],
    [
      salom,
      '"Koʻring", "ru": "Посмотрите"',
      '"Koʻring"',
      `${salom} › video: text: the Russian is missing, though the lesson has it elsewhere`,
    ],
    ['texts/salom.uz.md', '## Birinchi', '# Birinchi', `${salom} › matn: text.uz: headings start from ##`],
    [
      'texts/salom.uz.md',
      'Python matnni',
      'Python <b>matnni</b>',
      `${salom} › matn: text.uz: raw HTML is not allowed: <b>`,
    ],
    [
      'texts/salom.uz.md',
      'Python matnni',
      '<div>\nmatnni\n</div>\n',
      `${salom} › matn: text.uz: raw HTML is not allowed: <div>`,
    ],
    [
      'texts/salom.uz.md',
      'media/pic-1.png',
      'https://a.uz/1.png',
      `${salom} › matn: text.uz: a picture must be a file under media/, not https://a.uz/1.png`,
    ],
    [
      'texts/salom.uz.md',
      '![Qizil rasm]',
      '![]',
      `${salom} › matn: text.uz: the picture media/pic-1.png has no alternative text`,
    ],
    [
      'texts/salom.uz.md',
      'Python matnni',
      '[Python](http://a.uz)',
      `${salom} › matn: text.uz: a link must start with https://, not http://a.uz`,
    ],
    [
      'texts/salom.uz.md',
      'python input',
      'python inptu',
      `${salom} › matn: text.uz: the code sample on line 7 has an unknown option inptu`,
    ],
  ])('%s: %s -> %s', async (path, from, to, line) => {
    expect(await linesAfter(path, from, to)).toContain(line)
  })

  test('code in Markdown may hold HTML', async () => {
    const text = '## Teglar\n\n`<b>` va:\n\n```html\n<p>Salom</p>\n```\n'
    expect(await faultsAfter({ 'texts/salom.ru.md': text })).toEqual([])
  })
})

test('a checkpoint that is to draw more than its lessons have is told to its author; other numbers are refused', async () => {
  const withOne = (checkpoint: object) => {
    const course = JSON.parse(new TextDecoder().decode(sampleFiles()['course.json'])) as {
      modules: object[]
    }
    course.modules[0] = { ...course.modules[0], checkpoint }
    return { 'course.json': JSON.stringify(course) }
  }
  expect(await faultsAfter(withOne({ questions: 30 }))).toMatchObject([
    { code: 'checkpoint_few', path: 'modules.0.checkpoint.questions' },
  ])
  expect(await faultsAfter(withOne({ questions: 2, pass_percent: 70 }))).toEqual([])
  expect((await faultsAfter(withOne({ questions: 1 }))).map(({ path }) => path)).toEqual([
    'modules.0.checkpoint.questions',
  ])
})
