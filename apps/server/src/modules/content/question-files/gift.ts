import type { QuestionFileNote } from '@qadam/contract'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { plainMarkdown, TooLong } from './plain-markdown.ts'
import type { FoundOption, FoundWords, ReadResult } from './read-result.ts'

/** What means itself behind a backslash, hidden in private characters while the text is taken apart. */
const HIDDEN = 0xe000
const escapable = '~=#{}:\\'

function hide(text: string): string {
  return text.replaceAll(/\\([~=#{}:\\n])/g, (_whole, character: string) =>
    character === 'n' ? '\n' : String.fromCodePoint(HIDDEN + escapable.indexOf(character)),
  )
}

function show(text: string): string {
  return text.replaceAll(/[\uE000-\uE006]/g, (character) => escapable[character.charCodeAt(0) - HIDDEN] ?? '')
}

/** GIFT: questions between empty lines, their answers in braces. */
export function readGift(text: string, result: ReadResult): void {
  for (const { block, line } of blocksOf(text.replaceAll(/[\uE000-\uE006]/g, ' ').split('\n'))) {
    if (result.isFull) return
    result.line = line
    const category = /^\s*\$CATEGORY:[ \t]*(.*)/i.exec(block)
    if (!category) {
      tryBlock(block, result)
      continue
    }
    result.category = (category[1] ?? '').replace(/^\$\w+\$\//, '').replace(/^top\//, '')
    const rest = block.split('\n').slice(1).join('\n')
    result.line += 1
    if (rest.trim() !== '') tryBlock(rest, result)
  }
}

/** An empty line ends a question, and within braces only where no answer follows: a brace that is never closed costs one. */
function* blocksOf(lines: readonly string[]): Generator<{ block: string; line: number }> {
  let block: string[] = []
  let line = 1
  let depth = 0
  for (const [place, written] of lines.entries()) {
    if (/^\s*\/\//.test(written)) continue
    if (written.trim() === '') {
      const next = lines
        .slice(place + 1, place + 20)
        .find((one) => one.trim() !== '' && !/^\s*\/\//.test(one))
      if (block.length === 0 || (depth > 0 && /^\s*[=~#}]/.test(next ?? ''))) continue
      yield { block: block.join('\n'), line }
      block = []
      depth = 0
      continue
    }
    if (block.length === 0) line = place + 1
    const bare = written.replaceAll(/\\./g, '')
    depth += count(bare, '{') - count(bare, '}')
    block.push(written)
  }
  if (block.length > 0) yield { block: block.join('\n'), line }
}

function count(text: string, character: string): number {
  return text.split(character).length - 1
}

function tryBlock(block: string, result: ReadResult): void {
  try {
    readBlock(block, result)
  } catch (error) {
    if (!(error instanceof TooLong)) throw error
    result.leave(block, 'too_long')
  }
}

function readBlock(block: string, result: ReadResult): void {
  const [, title, rest = ''] = /^\s*(?:::((?:[^:]|:(?!:))*)::)?([\s\S]*)$/.exec(hide(block)) ?? []
  const { format, text: body } = formatted(rest)
  const name = show(title ?? '').trim()
  const notes = new Set<QuestionFileNote>()
  // An answer or a comment may be in another format than what is asked.
  const written = (part: string) => {
    const own = formatted(part)
    return toMarkdown(show(own.text).trim(), own.format || format, result, notes)
  }
  const open = body.indexOf('{')
  const close = body.lastIndexOf('}')
  if (open === -1 && close === -1) {
    result.add(name, { type: 'info', text: { uz: written(body) } }, notes)
    return
  }
  if (open === -1 || close < open) return result.leave(name || show(body), 'broken')
  const inside = body.slice(open + 1, close)
  if (/[{}]/.test(inside)) return result.leave(name || show(body), 'cloze')
  const after = body.slice(close + 1).trim()
  // The gap stands within the sentence.
  const asked = `${body.slice(0, open).trimEnd()}${after === '' ? '' : ` _____ ${after}`}`
  const [answers = '', general = ''] = inside.split('####')
  const success = general.trim() === '' ? {} : { success: { uz: written(general) } }
  readAnswers(answers.trim(), {
    name,
    words: { text: { uz: written(asked) }, ...success },
    written,
    notes,
    result,
  })
}

function formatted(part: string): { format: string; text: string } {
  const [, format = '', text = ''] = /^\s*(?:\[(html|moodle|plain|markdown)\])?([\s\S]*)$/i.exec(part) ?? []
  return { format: format.toLowerCase(), text }
}

interface Asked {
  name: string
  words: FoundWords
  written: (text: string) => string
  notes: Set<QuestionFileNote>
  result: ReadResult
}

function readAnswers(answers: string, asked: Asked): void {
  const { name, words, written, notes, result } = asked
  const label = name || words.text.uz
  if (answers === '') {
    if (words.success) notes.add('feedback_left')
    return result.add(name, { type: 'text', text: words.text }, notes)
  }
  if (answers.startsWith('#')) return result.leave(label, 'numerical')
  const truth = /^(T|TRUE|F|FALSE)\s*(?:#([\s\S]*))?$/i.exec(answers)
  if (truth) {
    // The first is said to whoever is wrong, the second to whoever is right.
    const [wrong = '', right = ''] = (truth[2] ?? '').split('#')
    const hint = wrong.trim() === '' ? {} : { hint: { uz: written(wrong) } }
    const success = right.trim() === '' ? {} : { success: { uz: written(right) } }
    if (right.trim() !== '' && words.success) notes.add('feedback_left')
    const isTrue = /^t/i.test(truth[1] ?? '')
    return result.addChoice(name, { ...success, ...words, ...hint }, trueOrFalse(isTrue), true, notes)
  }
  if (!/^[=~]/.test(answers)) return result.leave(label, 'broken')
  const parts = [...answers.matchAll(/([=~])([^=~]*)/g)].map(([, sign = '', rest = '']) =>
    readAnswer(sign, rest),
  )
  if (parts.some(({ feedback }) => feedback !== '')) notes.add('option_feedback')
  const isSingle = parts.some(({ sign }) => sign === '=')
  if (parts.every(({ sign }) => sign === '=')) {
    if (!parts.some(({ text }) => text.includes('->'))) return result.leave(label, 'short_answer')
    return readMatching(parts, asked)
  }
  if (!isSingle || parts.some(({ weight }) => weight > 0 && weight < 100)) notes.add('partial_credit')
  const options = parts.map(({ text, weight }): FoundOption => ({
    text: { uz: written(text) },
    ...((isSingle ? weight >= 100 : weight > 0) ? { right: true } : {}),
  }))
  return result.addChoice(name, words, options, isSingle, notes)
}

function readMatching(parts: readonly { text: string }[], { name, words, notes, result }: Asked): void {
  const pairs = parts.map(({ text }) => {
    const at = text.indexOf('->')
    return at < 0 ? { left: '', right: '' } : { left: text.slice(0, at), right: text.slice(at + 2) }
  })
  addMatching(
    name,
    words,
    pairs.map(({ left, right }) => ({
      left: show(formatted(left).text),
      right: show(formatted(right).text),
    })),
    result,
    notes,
  )
}

/** Pairs as a text with gaps: the left sides stand in it, the right ones are dragged. */
export function addMatching(
  name: string,
  words: FoundWords,
  pairs: readonly { left: string; right: string }[],
  result: ReadResult,
  notes: Set<QuestionFileNote>,
): void {
  const told = pairs.map(({ left, right }) => ({ left: inLine(left), right: inLine(right) }))
  const rows = told.filter(({ left }) => left !== '')
  // Those beside nothing are there to mislead.
  const pieces = [...new Set(told.map(({ right }) => right))]
  notes.add('matching_as_gaps')
  result.addGaps(
    name,
    words,
    {
      template: rows.map(({ left }) => `${left} — ___`).join('\n'),
      pieces,
      blanks: rows.map(({ right }) => pieces.indexOf(right)),
    },
    notes,
  )
}

/** One line, in which only a gap is written as a gap. */
export function inLine(text: string): string {
  return noGaps(text.replaceAll(/\s+/g, ' ').trim())
}

export function noGaps(text: string): string {
  return text.replaceAll(/_{3,}/g, '…')
}

function readAnswer(sign: string, rest: string) {
  const [, percent, text = ''] = /^\s*(?:%(-?[\d.]+)%)?([\s\S]*)$/.exec(rest) ?? []
  const [option = '', ...feedback] = text.split('#')
  const weight = percent === undefined ? (sign === '=' ? 100 : 0) : Number(percent)
  return {
    sign,
    text: option.trim(),
    feedback: feedback.join('#').trim(),
    weight: Number.isFinite(weight) ? weight : 0,
  }
}

/** The two answers to whether something is so. */
export function trueOrFalse(isTrue: boolean): FoundOption[] {
  return [
    { text: { uz: 'Toʻgʻri', ru: 'Верно' }, ...(isTrue ? { right: true } : {}) },
    { text: { uz: 'Notoʻgʻri', ru: 'Неверно' }, ...(isTrue ? {} : { right: true }) },
  ]
}

function toMarkdown(text: string, format: string, result: ReadResult, notes: Set<QuestionFileNote>): string {
  if (format === 'markdown') return text
  if (format === 'plain') return plainMarkdown(text)
  // Without a format it may hold HTML as well.
  return /<[a-z!/]/i.test(text) || /&#?\w+;/.test(text)
    ? htmlToMarkdown(text, { result, notes, files: new Map() })
    : plainMarkdown(text)
}
