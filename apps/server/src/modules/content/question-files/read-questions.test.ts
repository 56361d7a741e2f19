import type { DraftQuestion } from '@qadam/contract'
import { draftQuestion } from '@qadam/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainMarkdown } from './plain-markdown.ts'
import { readQuestions } from './read-questions.ts'
import { aiken, gift, moodleXml } from './samples.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readQuestions(bytes(text), 'seed')
const xml = (inside: string) => read(`<?xml version="1.0"?><quiz>${inside}</quiz>`)
const left = (text: string) => read(text).left.map(({ line, name, reason }) => `${line} ${name}: ${reason}`)
/** The options of a question, the right ones marked; of gaps the pieces in their order. */
const shown = ({ type, text, options = [], template, blanks = [] }: DraftQuestion) =>
  template
    ? [type, template.code, blanks.map((id) => options.find((option) => option.id === id)?.code)]
    : [type, text.uz, ...options.map((option) => `${option.right ? '+' : '-'}${option.text?.uz ?? ''}`)]

test('a question bank of Moodle is taken over as far as our types go, and the rest is named', () => {
  const { format, questions, left: rest, pictures } = read(moodleXml)
  expect(format).toBe('moodle-xml')
  expect(questions.map(({ name, notes }) => [name, ...notes])).toEqual([
    ['Teglar', 'feedback_left', 'option_feedback'],
    ['Bir nechta', 'partial_credit'],
    ['Rostmi'],
    ['Juftlar', 'matching_as_gaps'],
    ['Tanlash', 'groups_joined'],
    ['Sudrash'],
    ['Insho'],
    ['Fayl'],
    ['Matn'],
    ['Tartib'],
  ])
  expect(rest.map(({ name, reason, detail }) => [name, reason, detail])).toEqual([
    ['Qisqa', 'short_answer', 'shortanswer'],
    ['Son', 'numerical', 'numerical'],
    ['Sudrab', 'picture', ''],
    ['Cloze', 'cloze', 'cloze'],
    ['Boshqa', 'type', 'stack'],
  ])
  expect(new Set(questions.map(({ category }) => category))).toEqual(new Set(['Informatika/HTML']))
  const [first, several, truth, pairs, gaps, drag, essay, file, info, order] = questions.map(
    ({ question }) => question,
  )
  const [path = ''] = pictures.map((picture) => picture.path)
  expect(pictures).toHaveLength(1)
  expect(first && shown(first)).toEqual([
    'selected-file',
    `Qaysi teg **sarlavha**? &\n\n![Sxema](${path})`,
    '+`<h1>`',
    '-matn',
    '-rasm',
  ])
  expect(first).toMatchObject({
    hint: { uz: 'Yana oʻqing.' },
    success: { uz: 'h1 — birinchi darajali sarlavha.' },
  })
  expect(several && shown(several)).toEqual(['selected-multiple', 'Qaysilari teg?', '+p', '+div', '-color'])
  expect(truth && shown(truth)).toEqual(['selected-file', 'HTML dasturlash tili.', '-Toʻgʻri', '+Notoʻgʻri'])
  expect(pairs && shown(pairs)).toEqual([
    'selected-code-drag',
    'HTML — ___\nCSS — ___',
    ['belgilash', 'bezak'],
  ])
  expect(pairs?.options).toHaveLength(3)
  expect(gaps && shown(gaps)).toEqual([
    'selected-code-drag',
    'Ot ___, mushuk ___.\nYana ___.',
    ['kishnaydi', 'miyovlaydi', 'kishnaydi'],
  ])
  expect(new Set(gaps?.blanks).size).toBe(3)
  expect(drag && shown(drag)).toEqual(['selected-code-drag', 'Qor ___ yogʻdi.', ['oppoq']])
  expect(essay).toMatchObject({ type: 'text', words: { min: 50, max: 200 } })
  expect(file).toMatchObject({ type: 'input-file', text: { uz: 'Yuklang.' } })
  expect(info).toMatchObject({ type: 'info', text: { uz: '### Oʻqing\n\n- bir\n- ikki' } })
  expect(order && shown(order)).toEqual(['selected-drag', 'Tartiblang.', '-bir', '-ikki'])
  for (const { question } of questions) expect(draftQuestion.safeParse(question).error).toBeUndefined()
})

test('GIFT is taken over with its escapes, weights, feedback, titles, categories and comments', () => {
  const { format, questions } = read(gift)
  expect(format).toBe('gift')
  expect(questions.map(({ line, name, question }) => [line, name, ...shown(question)])).toEqual([
    [4, 'Temur', 'selected-file', 'Amir Temur qachon tugʻilgan?', '-1236', '+1336', '-1436'],
    [
      13,
      'Poytaxt ~ qaysi shahar _____ hisoblanadi.',
      'selected-file',
      'Poytaxt \\~ qaysi shahar \\_\\_\\_\\_\\_ hisoblanadi.',
      '+Toshkent',
      '-Samarqand',
      '-Buxoro',
    ],
    [15, 'Bir nechta', 'selected-multiple', 'Qaysilari juft?', '+2', '+4', '-5'],
    [17, 'Rost', 'selected-file', '2 = 2', '+Toʻgʻri', '-Notoʻgʻri'],
    [19, 'Amal', 'selected-file', '**Kod**: `a = {}`', '+bir', '-ikki'],
    [21, 'Juft', 'selected-code-drag', 'Ot — ___\nIt — ___', ['kishnaydi', 'vovullaydi']],
    [27, 'Insho', 'text', 'Yozing.'],
    [29, 'Shunchaki matn.', 'info', 'Shunchaki matn.'],
    [33, 'Keyingi', 'selected-file', 'Savol?', '+a', '-b'],
  ])
  const [first, , , truth] = questions
  expect(first).toMatchObject({
    category: 'Tarix',
    notes: ['option_feedback'],
    question: { success: { uz: 'Kesh yaqinida.' } },
  })
  expect(truth?.question).toMatchObject({ hint: { uz: 'Oʻylang.' }, success: { uz: 'Ha.' } })
  expect(left(gift)).toEqual([
    '23 Qisqa: short_answer',
    '25 Son: numerical',
    '31 Buzuq: broken',
    '35 Ikki boʻsh: cloze',
  ])
})

test('each part of a GIFT question is in the format that it names, else in that of what is asked', () => {
  const { questions } = read(
    '[html]<p>Savol</p>{=[plain]a < b #[html]<i>ha</i> ~<b>c</b> ~[markdown]*d* ~[1] e####[plain]1 * 2}',
  )
  expect(questions.map(({ question }) => shown(question))).toEqual([
    ['selected-file', 'Savol', '+a \\< b', '-**c**', '-*d*', '-\\[1\\] e'],
  ])
  expect(questions[0]?.question.success).toEqual({ uz: '1 \\* 2' })
})

test('hints and explanations that are not taken over are told', () => {
  const asked = (parts: string) =>
    xml(
      `<question type="truefalse"><questiontext><text>q</text></questiontext>${parts}
      <answer fraction="100"><text>true</text></answer></question>`,
    ).questions.flatMap(({ notes }) => notes)
  const part = (name: string, text: string) => `<${name}><text>${text}</text></${name}>`
  expect(asked(part('hint', 'bir') + part('generalfeedback', 'a'))).toEqual([])
  expect(asked(part('hint', 'bir') + part('hint', 'bir') + part('hint', ''))).toEqual([])
  expect(asked(part('hint', 'bir') + part('hint', 'ikki'))).toEqual(['feedback_left'])
  expect(asked(part('generalfeedback', 'a') + part('correctfeedback', 'b'))).toEqual(['feedback_left'])
  // Where ours has no place for one.
  expect(read('Insho{####Yaxshi}').questions.flatMap(({ notes }) => notes)).toEqual(['feedback_left'])
  const essay = `<question type="essay">${part('questiontext', 'q')}${part('generalfeedback', 'a')}</question>`
  expect(xml(essay).questions.flatMap(({ notes }) => notes)).toEqual(['feedback_left'])
  expect(read('Q{T#yoʻq#ha####umumiy}').questions.flatMap(({ notes }) => notes)).toEqual(['feedback_left'])
})

test('Aiken is as strict as it is, whatever wrote the file', () => {
  const lines = aiken.replaceAll('\n', '\r\n')
  const { format, questions, left: rest } = readQuestions(bytes(`\uFEFF${lines}`), 'seed')
  expect(format).toBe('aiken')
  expect(questions.map(({ line, question }) => [line, ...shown(question)])).toEqual([
    [1, 'selected-file', 'Poytaxt qaysi?', '-Samarqand', '+Toshkent', '-Buxoro'],
    [7, 'selected-file', 'Kod { } nima?', '+blok', '-izoh'],
  ])
  expect(rest.map(({ line, reason }) => [line, reason])).toEqual([
    [12, 'no_answer'],
    [16, 'no_answer'],
    [21, 'none_right'],
  ])
})

test('an answer of Aiken may be followed by its text, and spaces may be those of a word processor', () => {
  const spaced = 'Savol?\nA.\u00a0bir\nB.\u00a0ikki\nANSWER:\u00a0B. ikki\n'
  expect(read(spaced).questions.map(({ question }) => shown(question))).toEqual([
    ['selected-file', 'Savol?', '-bir', '+ikki'],
  ])
  expect(left('Savol?\nA. bir\nB. ikki\nANSWER: BA')).toEqual(['1 Savol?: no_answer'])
})

test('a text is read as it was written: UTF-8, UTF-16 with its mark, or Cyrillic of Windows', () => {
  const cyrillic = 'Столица?\nA. Ташкент\nB. Бухара\nANSWER: A\n'
  const windows = Uint8Array.from(cyrillic, (letter) => {
    const code = letter.charCodeAt(0)
    return code < 0x80 ? code : code - 0x350
  })
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${cyrillic}`, 'utf16le'))
  for (const content of [bytes(cyrillic), windows, utf16])
    expect(readQuestions(content, 'seed').questions[0]?.question.text.uz).toBe('Столица?')
  // Nothing of a picture is a question.
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0x7b, 0xff])
  expect(readQuestions(png, 'seed')).toMatchObject({ questions: [], left: [{ reason: 'encoding' }] })
})

test('no entity of a file is ever expanded or fetched, and what is no whole XML is refused with its line', () => {
  const bomb = `<?xml version="1.0"?>
<!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>
<quiz><question type="description"><questiontext><text>&b;&c;</text></questiontext></question></quiz>`
  expect(read(bomb)).toMatchObject({ questions: [], left: [{ line: 2, reason: 'entities' }] })
  expect(left('<quiz>\n<question type="essay">\n<name><text>a</text>\n</question></quiz>')).toEqual([
    '3 : not_xml',
  ])
  expect(left('<quiz>\n<question type="essay"><name/>')).toEqual(['2 : not_xml'])
  expect(left(`<quiz>${'<a>'.repeat(5000)}`)).toEqual(['1 : not_xml'])
  expect(left('<quiz></quiz>')).toEqual(['1 : no_questions'])
  // A document type that a question is about is its text.
  const about = xml(
    '<question type="description"><questiontext format="html"><text><![CDATA[<p>&lt;!DOCTYPE html></p>]]></text></questiontext></question>',
  )
  expect(about.questions[0]?.question.text.uz).toBe('\\<!DOCTYPE html\\>')
})

test('HTML becomes Markdown that shows the same, and nothing of it runs', () => {
  const written = (html: string) =>
    xml(
      `<question type="description"><questiontext format="html"><text><![CDATA[${html}]]></text></questiontext></question>`,
    ).questions[0]
  const cases: [string, string][] = [
    ['<p>a<b> qalin</b> va <i>egri </i>matn</p>', 'a **qalin** va *egri* matn'],
    ['<pre>if a:\n  b</pre>', '```text\nif a:\n  b\n```'],
    ['x<sup>2</sup> + H<sub>2</sub>O + 2<sup>n+1</sup>', 'x^2 \\+ H\\_2O + 2^(n+1)'],
    [
      '<table><tr><th>a|b</th></tr><tr><td>1</td><td>2</td></tr></table>',
      '| a\\|b |  |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      '<a href="javascript:alert(1)">bosing</a> <a href="https://a.uz/x">sayt</a>',
      'bosing [sayt](https://a.uz/x)',
    ],
    ['<img src="http://a.uz/x.png" alt="rasm" onerror="alert(1)">', 'rasm'],
    ['# bu sarlavha emas *yulduz* [a](b) $5', '\\# bu sarlavha emas \\*yulduz\\* \\[a\\](b) \\$5'],
    ['Formula \\(x_1 < 2\\) va $$\\frac{1}{2}$$', 'Formula $x_1 < 2$ va $\\frac{1}{2}$'],
    ['bir<br>ikki<br>', 'bir\\\nikki'],
    [`${'<div>'.repeat(500)}chuqur${'</div>'.repeat(500)}`, 'chuqur'],
  ]
  for (const [html, markdown] of cases) expect(written(html)?.question.text.uz, html).toBe(markdown)
  expect(written('<p>a</p><video src="x"></video><img src="y">')?.notes).toEqual([
    'media_left',
    'pictures_left',
  ])
})

test('a category has its whole path: two that differ only at its end stay two', () => {
  const path = `$course$/top/${'Informatika va axborot texnologiyalari/'.repeat(4)}`
  const { questions } = read(
    ['Massivlar', 'Satrlar'].map((name) => `$CATEGORY: ${path}${name}\n\nSavol? {=a ~b}\n\n`).join(''),
  )
  expect(questions.map(({ category }) => category.split('/').at(-1))).toEqual(['Massivlar', 'Satrlar'])
  expect(new Set(questions.map(({ category }) => category)).size).toBe(2)
})

test('more questions than a school has at once are counted out', () => {
  const many = read('Savol? {=a ~b}\n\n'.repeat(503))
  expect(many.questions).toHaveLength(500)
  expect(many.left.map(({ reason }) => reason)).toEqual(['too_many', 'too_many', 'too_many'])
  expect(new Set(many.questions.map(({ question }) => question.id)).size).toBe(500)
})

test('any bytes are read without a failure, to questions that the database can store', () => {
  const pieces = [
    ...[
      '<quiz>',
      '<question type="',
      'multichoice">',
      '<text>',
      '</text>',
      '<![CDATA[',
      ']]>',
      '&#0;',
      '&#xD800;',
    ],
    ...[
      '{',
      '}',
      '=',
      '~',
      '#',
      '::',
      '\\',
      '->',
      '%50%',
      '\n',
      '\n\n',
      '$CATEGORY: ',
      '[html]',
      '<b>',
      '<pre>',
    ],
    ...['ANSWER: A', 'A. ', 'matn', 'ў', '\uD83D', '\u0007', '___', '[[1]]', '$$', '\\('],
  ]
  const noise = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 })), {
    maxLength: 60,
  })
  const judge = (content: Uint8Array) => {
    const found = readQuestions(content, 'seed')
    const text = JSON.stringify([found.questions, found.left])
    expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/)
    expect(found.questions.length + found.left.length).toBeGreaterThan(0)
    for (const { question } of found.questions) expect(draftQuestion.safeParse(question).success).toBe(true)
  }
  const begins = fc.constantFrom('', '<quiz><question type="multichoice">', '::a::{', 'a\nA. b\nANSWER: A\n')
  fc.assert(fc.property(begins, noise, (begin, all) => judge(bytes(begin + all.join('')))))
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), judge))
})

test('what is written as GIFT is read as it was', () => {
  const escaped = (text: string) => text.replaceAll(/[~=#{}:\\]/g, (sign) => `\\${sign}`)
  const letters = Array.from('abў ~=#{}:\\<>&%*_"-.1')
  const words = fc
    .string({ unit: fc.constantFrom(...letters), maxLength: 20 })
    .map((text) => `s${text}`.trim())
  const written = fc.record({
    name: words,
    text: words,
    options: fc.uniqueArray(words, { minLength: 2, maxLength: 8 }),
    right: fc.nat(7),
  })
  fc.assert(
    fc.property(written, ({ name, text, options, right }) => {
      const at = right % options.length
      const answers = options.map((option, index) => `${index === at ? '=' : '~'}${escaped(option)}`)
      const { questions, left: rest } = read(
        `::${escaped(name)}:: [plain]${escaped(text)} {${answers.join('\n')}}`,
      )
      expect(rest).toEqual([])
      expect(questions.map(({ question }) => shown(question))).toEqual([
        [
          'selected-file',
          plainMarkdown(text),
          ...options.map((option, index) => `${index === at ? '+' : '-'}${plainMarkdown(option)}`),
        ],
      ])
    }),
  )
})
