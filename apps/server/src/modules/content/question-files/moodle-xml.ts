import type { DraftQuestion, QuestionFileNote, QuestionFileReason } from '@qadam/contract'
import { addMatching, noGaps, trueOrFalse } from './gift.ts'
import { decodedName, htmlToMarkdown, htmlToText } from './html-to-markdown.ts'
import { plainMarkdown, TooLong } from './plain-markdown.ts'
import type { FoundOption, FoundWords, ReadResult } from './read-result.ts'
import { readXml, XmlFault, type XmlElement } from './read-xml.ts'

/** What no type of ours asks, by the names that Moodle has for it. */
const leftTypes: Readonly<Record<string, QuestionFileReason>> = {
  shortanswer: 'short_answer',
  numerical: 'numerical',
  calculated: 'numerical',
  calculatedsimple: 'numerical',
  calculatedmulti: 'numerical',
  randomsamatch: 'matching',
  multianswer: 'cloze',
  cloze: 'cloze',
}

/** Moodle's XML. */
export function readMoodleXml(xml: string, result: ReadResult): void {
  let document: XmlElement
  try {
    document = readXml(xml)
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error
    result.line = error.line
    return result.leave('', error.reason)
  }
  const quiz = document.children.find(({ name }) => name === 'quiz')
  for (const question of allOf(quiz, 'question')) {
    if (result.isFull) return
    result.line = question.line
    const name = textIn(firstOf(question, 'name')).trim()
    try {
      readQuestion(question, name, result)
    } catch (error) {
      // Else a shape that Moodle never writes; the others are read.
      result.leave(name, error instanceof TooLong ? 'too_long' : 'broken')
    }
  }
}

interface Read {
  question: XmlElement
  name: string
  words: FoundWords
  notes: Set<QuestionFileNote>
  result: ReadResult
}

function readQuestion(question: XmlElement, name: string, result: ReadResult): void {
  const type = question.attributes['type'] ?? ''
  if (type === 'category') {
    result.category = textIn(firstOf(question, 'category'))
      .trim()
      .replace(/^\$\w+\$\//, '')
      .replace(/^top(\/|$)/, '')
    return
  }
  const notes = new Set<QuestionFileNote>()
  const textOf = (part: string) => written(firstOf(question, part), result, notes)
  const text = textOf('questiontext')
  const label = name || text
  const left = Object.hasOwn(leftTypes, type) ? leftTypes[type] : undefined
  if (left) return result.leave(label, left, type)
  // Ours has one of each: the first.
  const firstSaid = (...parts: string[]) => {
    const said = parts
      .flatMap((part) => allOf(question, part))
      .map((part) => written(part, result, notes))
      .filter((each) => each !== '')
    if (new Set(said).size > 1) notes.add('feedback_left')
    return said[0] ?? ''
  }
  const hint = firstSaid('hint', 'incorrectfeedback')
  const success = firstSaid('generalfeedback', 'correctfeedback')
  const words: FoundWords = {
    text: { uz: text },
    ...(hint ? { hint: { uz: hint } } : {}),
    ...(success ? { success: { uz: success } } : {}),
  }
  const read: Read = { question, name, words, notes, result }
  switch (type) {
    case 'multichoice':
      return readChoice(read)
    case 'truefalse':
      return readTruth(read)
    case 'ordering':
      return result.addOrder(
        name,
        words,
        allOf(question, 'answer').map((answer) => optionOf(answer, result, notes)),
        notes,
      )
    case 'matching':
    case 'ddmatch':
      return readPairs(read)
    case 'gapselect':
    case 'ddwtos':
      return readGaps(read, type === 'ddwtos' ? 'dragbox' : 'selectoption')
    case 'essay':
      if (hint || success) notes.add('feedback_left')
      return result.add(name, essay(question, text), notes)
    case 'description':
      if (hint || success) notes.add('feedback_left')
      return result.add(name, { type: 'info', text: { uz: text } }, notes)
    default:
      return result.leave(label, 'type', type)
  }
}

function readChoice({ question, name, words, notes, result }: Read): void {
  const isSingle = !/^(false|0)$/.test(textIn(firstOf(question, 'single')).trim())
  // Ours is right or not, without a share of the points.
  if (!isSingle) notes.add('partial_credit')
  const options = allOf(question, 'answer').map((answer) => {
    const fraction = Number(answer.attributes['fraction'])
    if (hasFeedback(answer)) notes.add('option_feedback')
    if (fraction > 0 && fraction < 100) notes.add('partial_credit')
    const isRight = isSingle ? fraction >= 100 : fraction > 0
    return { ...optionOf(answer, result, notes), ...(isRight ? { right: true } : {}) }
  })
  return result.addChoice(name, words, options, isSingle, notes)
}

function readTruth({ question, name, words, notes, result }: Read): void {
  const answers = allOf(question, 'answer')
  if (answers.some(hasFeedback)) notes.add('option_feedback')
  const right = answers.find((answer) => Number(answer.attributes['fraction']) > 0)
  const said = right && textIn(right).trim().toLowerCase()
  if (said !== 'true' && said !== 'false') return result.leave(name || words.text.uz, 'no_answer')
  return result.addChoice(name, words, trueOrFalse(said === 'true'), true, notes)
}

function readPairs({ question, name, words, notes, result }: Read): void {
  const pairs = allOf(question, 'subquestion').map((part) => ({
    left: plainIn(part, notes),
    right: plainIn(firstOf(part, 'answer'), notes),
  }))
  // A picture is not dragged to: nothing of it would be left to see.
  if (notes.has('pictures_left')) return result.leave(name || words.text.uz, 'picture')
  addMatching(name, words, pairs, result, notes)
}

/** `[[2]]` stands for the second piece. */
function readGaps({ question, name, words, notes, result }: Read, element: string): void {
  const text = firstOf(question, 'questiontext')
  const choices = allOf(question, element)
  const groups = new Set(choices.map((choice) => textIn(firstOf(choice, 'group')).trim() || '1'))
  if (groups.size > 1) notes.add('groups_joined')
  const places: number[] = []
  const template = noGaps(plainIn(text, notes)).replaceAll(/\[\[(\d{1,3})\]\]/g, (_whole, number: string) => {
    places.push(Number(number) - 1)
    return '___'
  })
  result.addGaps(
    name,
    { ...words, text: { uz: '' } },
    { template, pieces: choices.map((choice) => plainIn(choice, notes)), blanks: places },
    notes,
  )
}

/** An option that is only a picture is one; else its text, with whatever is in it. */
function optionOf(answer: XmlElement, result: ReadResult, notes: Set<QuestionFileNote>): FoundOption {
  const text = written(answer, result, notes)
  const [, alt = '', file] = /^!\[((?:[^\]\\]|\\.)*)\]\((media\/[a-z0-9.]+)\)$/.exec(text.trim()) ?? []
  return file === undefined
    ? { text: { uz: text } }
    : { picture: { file, alt: { uz: alt.replaceAll(/\\(.)/g, '$1') } } }
}

function essay(question: XmlElement, text: string): Omit<DraftQuestion, 'id'> {
  if (textIn(firstOf(question, 'responseformat')).trim() === 'noinline')
    return { type: 'input-file', text: { uz: text } }
  const limit = (name: string) => {
    const count = Number(textIn(firstOf(question, name)))
    return Number.isInteger(count) && count >= 1 && count <= 5000 ? count : undefined
  }
  const [min, max] = [limit('minwordlimit'), limit('maxwordlimit')]
  const isFit = min === undefined || max === undefined || min <= max
  const words = {
    ...(min === undefined || !isFit ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }
  return { type: 'text', text: { uz: text }, ...(Object.keys(words).length > 0 ? { words } : {}) }
}

function hasFeedback(answer: XmlElement): boolean {
  return textIn(firstOf(answer, 'feedback')).trim() !== ''
}

/** A text of Moodle as Markdown, by the format it says. */
function written(element: XmlElement | undefined, result: ReadResult, notes: Set<QuestionFileNote>): string {
  const text = textIn(element).trim()
  if (element === undefined || text === '') return ''
  const format = element.attributes['format']
  if (format === 'plain_text') return plainMarkdown(text)
  const files = new Map<string, string>()
  for (const file of allOf(element, 'file')) {
    const { name = '', encoding } = file.attributes
    const ending = /\.(png|jpe?g|gif|webp)$/i.exec(name)?.[1]?.toLowerCase().replace('jpeg', 'jpg')
    if (ending === undefined || encoding !== 'base64') notes.add('media_left')
    else files.set(name, result.picture(ending, Buffer.from(file.text, 'base64')))
  }
  if (format === 'markdown')
    return text.replaceAll(
      /@@PLUGINFILE@@\/([^)\s]+)/g,
      (whole, name: string) => files.get(name) ?? files.get(decodedName(name)) ?? whole,
    )
  return htmlToMarkdown(text, { result, notes, files })
}

/** The same as plain text. */
function plainIn(element: XmlElement | undefined, notes: Set<QuestionFileNote>): string {
  const text = textIn(element)
  return element?.attributes['format'] === 'plain_text' ? text.trim() : htmlToText(text, notes)
}

function firstOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name)
}

function allOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** What stands in its `<text>`, or in itself. */
function textIn(element: XmlElement | undefined): string {
  return (firstOf(element, 'text') ?? element)?.text ?? ''
}
