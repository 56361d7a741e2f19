import { explainError } from '@qadam/code-lab/explain-error'
import type { Lang } from '@qadam/contract'
import { parser as pythonParser } from '@lezer/python'
import type { BookAnswer } from '../book.ts'
import type { CodeFiles } from '../sent-files.ts'
import { conceptAsked, wishOf } from './asked-concepts.ts'
import { concepts, missingConcepts } from './concepts.ts'
import type { Finding } from './finding.ts'
import { parseStrictly } from './parse-strictly.ts'
import { pythonFaults, type PythonFault } from './python-lines.ts'
import { triedText, type Tried } from './tried.ts'
import { unknownNames } from './python-names.ts'
import { readTraceback } from './read-traceback.ts'
import { explainWebError } from './web-error.ts'
import { webFindings } from './web-findings.ts'
import type { HelperWords } from './helper-words.ts'
import { wordsOf } from './words.ts'

export interface HelpRequest {
  lang: Lang
  /** In a playground, where nobody set a task. */
  isFree: boolean
  /** Null for an assignment without code. */
  language: 'python' | 'web' | null
  /** What the automatic checks are called. */
  checks: readonly string[]
  starter: CodeFiles
  solution: CodeFiles
  files: CodeFiles
  /** The last error the student saw, as text. */
  problem: string
  message: string
  /** The rung of the hint; null where the student asked something. */
  level: number | null
  isInPlaceOfSolution: boolean
  /** What the student's lessons say about what they ask; undefined where they say nothing of it. */
  book?: BookAnswer | undefined
  /** What came of the visible checks; undefined where they were not run. */
  tried?: Tried | undefined
}

const SHOWN = 3
/** Faults of a program that are explained: more are hardly counted by a student. */
const EXPLAINED = 30

export interface BuiltInReply {
  /** Markdown. */
  text: string
  /** Whether it speaks of something wrong that can be seen without running the code. */
  isFault: boolean
}

/** What the school's own helper answers: what it found in the code, else a rung of the ladder. */
export function builtInReply(help: HelpRequest): BuiltInReply {
  const words = wordsOf(help.lang)
  const { language, level, isInPlaceOfSolution } = help
  const noModel = language === null ? words.noModelForTask : words.noModel
  const parts = isInPlaceOfSolution ? [words.inPlace] : level === null ? [noModel] : []
  const concept =
    language !== null && level === null && !isInPlaceOfSolution
      ? conceptAsked(help.message, language, help.lang)
      : undefined
  // What only mentions the thing is worth a press where nothing else is known of it.
  const book = help.book && (help.book.isDefinition || concept === undefined) ? [words.book(help.book)] : []
  if (concept !== undefined || book.length > 0)
    return said([...parts, ...(concept ? [concept] : []), ...book])
  if (language === null) return said([...parts, words.task[(level ?? 1) - 1] ?? ''])
  const found = findingsOf(help, words)
  const [first] = found
  if (first && level === 1) parts.push(ideaOfFinding(first, words))
  else if (first && level !== 3) parts.push(placesOfFindings(found, help.files, words))
  else if (help.tried && level !== 3) parts.push(triedText(help.tried, level, help.lang, words))
  else if (help.isFree && level !== 2) parts.push(freeText(help, words))
  else if (level === 2) parts.push(placeText(help, words))
  else if (level === 3) parts.push(exampleText(help, words))
  else parts.push(ideaText(help, words))
  return said(parts, first !== undefined)
}

const said = (parts: readonly string[], isFault = false): BuiltInReply => ({
  text: parts.join('\n\n'),
  isFault,
})

function findingsOf(help: HelpRequest, words: HelperWords): Finding[] {
  const { files, problem, lang, language } = help
  const seen = language === 'python' ? pythonFindings(files, lang) : webFindings(files, new Set(), words)
  const reported = problemFinding(problem, help, words, seen.length === 0)
  const others = seen.filter((each) => each.file !== reported?.file || each.line !== reported.line)
  return reported ? [reported, ...others] : others
}

/** What the last error means: what the student sees on the screen now comes first. */
function problemFinding(
  problem: string,
  { lang, language }: HelpRequest,
  words: HelperWords,
  isAlone: boolean,
): Finding | undefined {
  if (problem.trim() === '') return undefined
  if (language === 'python') {
    const error = readTraceback(problem)
    if (!error) return undefined
    const text = explainError(error, lang) ?? words.otherProblem(inCode(`${error.type}: ${error.message}`))
    return { file: error.place?.file ?? '', line: error.place?.line ?? 0, text }
  }
  const text = explainWebError(problem, words)
  // An unknown problem may be one that the editor reported in its own words: then it is among the findings.
  if (text === undefined && !isAlone) return undefined
  return {
    file: /(?<![\w.-])([\w.-]+\.(?:jsx?|html)):\d+/.exec(problem)?.[1] ?? '',
    line: Number(/:(\d+)(?::\d+)?\)?\s*$/m.exec(problem)?.[1] ?? 0),
    text: text ?? words.otherProblem(inCode(problem.trim().split('\n')[0] ?? '')),
  }
}

function inCode(text: string): string {
  return text.replaceAll('`', "'").slice(0, 200)
}

function pythonFindings(files: CodeFiles, lang: Lang): Finding[] {
  const programs = Object.entries(files).filter(([name]) => name.endsWith('.py'))
  const modules = new Set(programs.map(([name]) => name.slice(0, -3)))
  return programs.flatMap(([file, program]) => {
    const faults = pythonFaults(program)
    const parsed = faults.length === 0 ? parseStrictly(pythonParser, program) : undefined
    if (parsed && 'broken' in parsed)
      faults.push({
        type: 'SyntaxError',
        message: 'invalid syntax',
        line: parsed.broken,
        code: program.split('\n')[parsed.broken - 1] ?? '',
      })
    // Names mean something once the program can be read.
    const all = parsed && 'tree' in parsed ? unknownNames(program, parsed.tree, modules) : faults
    return all.slice(0, EXPLAINED).flatMap((fault) => findingOf(file, fault, lang))
  })
}

function findingOf(file: string, { type, message, line, code }: PythonFault, lang: Lang): Finding[] {
  const parents = type === 'IndentationError' || type === 'TabError' ? ['SyntaxError'] : []
  const error = { type, parents, message, text: message, code, place: { file, line } }
  const text = explainError(error, lang)
  return text === undefined ? [] : [{ file, line, text }]
}

/** What is wrong; the student is to find the place first. */
function ideaOfFinding({ line, text }: Finding, { lookedAndFound, findIt }: HelperWords): string {
  return [lookedAndFound, `- ${text}`, ...(line > 0 ? [findIt] : [])].join('\n\n')
}

/** What is wrong and where, with the first of the lines. */
function placesOfFindings(found: readonly Finding[], files: CodeFiles, words: HelperWords): string {
  const shown = found.slice(0, SHOWN)
  const items = shown.map(({ file, line, text }) =>
    line > 0 && file !== '' ? `- ${words.line(file, line)} ${text}` : `- ${text}`,
  )
  const [first] = shown
  const code = first && files[first.file]?.split('\n')[first.line - 1]?.trim()
  const parts = [words.lookedAndFound, items.join('\n')]
  if (code) parts.push(`\`\`\`\n${code.replaceAll('```', '')}\n\`\`\``)
  if (found.length > SHOWN) parts.push(words.more(found.length - SHOWN))
  return parts.join('\n\n')
}

function ideaText({ files, starter, solution, checks, language }: HelpRequest, words: HelperWords): string {
  const parts: string[] = []
  const missing = missingConcepts(solution, files, language ?? 'python')
  if (isEmpty(files)) parts.push(words.nothingWritten)
  else if (isSame(files, starter)) parts.push(words.stillStarter)
  else parts.push(words.lookedAndFoundNothing)
  if (missing.length > 0) parts.push(words.needed(missing.slice(0, 2).map((name) => words.concept[name])))
  else parts.push(words.compare)
  if (checks.length > 0)
    parts.push(`${words.checks}\n\n${checks.map((check) => `- ${inLine(check)}`).join('\n')}`)
  return parts.join('\n\n')
}

/** An idea for a program that is nobody's task: how to find what is not as meant, and what could be added. */
function freeText(
  { files, starter, language, lang, level, message }: HelpRequest,
  words: HelperWords,
): string {
  const [next] = missingConcepts('none', files, language ?? 'python')
  const part = next && words.free.tryNext(words.concept[next])
  if (level === 3 && next) {
    const { example, language: name } = concepts[next]
    return `${part}\n\n\`\`\`${name}\n${example[lang]}\n\`\`\``
  }
  if (isUntouched(files, starter)) return words.free.begin
  const wish = level === null ? wishOf(message) : undefined
  if (wish === 'answer') return `${words.inPlace}\n\n${words.free.compare}`
  if (wish === 'cause') return `${words.lookedAndFoundNothing} ${words.free.run}`
  if (wish === 'next' && part !== undefined) return part
  return [words.lookedAndFoundNothing, words.free.compare, ...(part === undefined ? [] : [part])].join('\n\n')
}

function inLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

function placeText({ files, starter, language, isFree }: HelpRequest, words: HelperWords): string {
  const known = new Set(Object.values(starter).flatMap((text) => text.split('\n').map((line) => line.trim())))
  const telling = language === 'python' ? /=|\breturn\b|\bif\b|\bwhile\b|\bprint\b/ : /\S/
  for (const [file, text] of Object.entries(files)) {
    const lines = text.split('\n')
    const place = lines.findLastIndex(
      (line) => telling.test(line) && !known.has(line.trim()) && !/^\s*(?:#|\/\/|<!--)/.test(line),
    )
    if (place >= 0)
      return `${words.lookAtLine(file, place + 1, inCode((lines[place] ?? '').trim()))}\n\n${words.lookAtOutput}`
  }
  return `${isFree ? words.free.begin : words.stillStarter}\n\n${words.ask.map((question) => `- ${question}`).join('\n')}`
}

function exampleText({ files, solution, language, lang }: HelpRequest, words: HelperWords): string {
  const kind = language ?? 'python'
  // Where nothing is missing, an example of what was newest to learn.
  const shown = missingConcepts(solution, files, kind)[0] ?? missingConcepts(solution, {}, kind).at(-1)
  if (!shown) return `${words.noExample}\n\n${words.ask.map((question) => `- ${question}`).join('\n')}`
  const { example, language: name } = concepts[shown]
  return `${words.example}\n\n\`\`\`${name}\n${example[lang]}\n\`\`\``
}

function isEmpty(files: CodeFiles): boolean {
  return Object.values(files).every((text) => text.trim() === '')
}

function isUntouched(files: CodeFiles, starter: CodeFiles): boolean {
  return isEmpty(files) || isSame(files, starter)
}

function isSame(files: CodeFiles, starter: CodeFiles): boolean {
  const names = Object.keys(starter)
  return names.length > 0 && names.every((name) => files[name]?.trim() === starter[name]?.trim())
}
