import type { BookAnswer } from '../book.ts'
import type { ConceptName } from './concepts.ts'
import type { DifferenceKind } from './difference.ts'

/** The texts of the built-in helper. */
export interface HelperWords {
  /** It is no model: the reply to a student's message. */
  noModel: string
  /** The same about an assignment without code. */
  noModelForTask: string
  /** Where the place is left to be found. */
  findIt: string
  /** Before a hint that replaces an answer that showed the solution. */
  inPlace: string
  /** Where looking took too long. */
  tooHard: string
  /** Below an answer whose end never came. */
  brokenOff: string
  /** What a lesson says, in its own words, and where. */
  book: (answer: BookAnswer) => string
  lookedAndFound: string
  lookedAndFoundNothing: string
  line: (file: string, line: number) => string
  more: (count: number) => string
  lastError: string
  otherProblem: (message: string) => string
  nothingWritten: string
  stillStarter: string
  checks: string
  needed: (parts: readonly string[]) => string
  compare: string
  lookAtLine: (file: string, line: number, code: string) => string
  lookAtOutput: string
  example: string
  noExample: string
  /** For an assignment without code. */
  task: readonly string[]
  ask: readonly string[]
  /** What came of the task's checks, which the school ran. */
  tried: {
    ran: (check: string) => string
    input: (lines: readonly string[]) => string
    /** @param printed null where the program prints no such line */
    line: (line: number, printed: string | null, expected: string | null) => string
    difference: Readonly<Record<DifferenceKind, string>>
    /** Different inputs, one output. */
    constant: string
    /** What the author says where a claim about the program does not hold. */
    claim: (message: string) => string
    noClaim: string
    error: string
    tooLong: string
    tooMuch: string
    /** @param left of the visible checks those that were not tried */
    passed: (count: number, left: number) => string
    hidden: string
  }
  /** Where nobody set a task. */
  free: {
    begin: string
    compare: string
    run: string
    /** @param part of a program that the student's own does not have yet. */
    tryNext: (part: string) => string
  }
  concept: Readonly<Record<ConceptName, string>>
  web: {
    unclosed: (tag: string) => string
    strayClose: (tag: string) => string
    sameId: (id: string) => string
    noAlt: string
    missingFile: (name: string) => string
    semicolon: (property: string) => string
    braceOpen: string
    braceExtra: string
    brokenStyle: string
    brokenScript: string
    noId: (id: string) => string
    notDefined: (name: string) => string
    ofNull: (name: string) => string
    notFunction: (name: string) => string
    constant: string
    syntax: string
  }
}

/** A text within a reply, whose letters are no Markdown. */
export function inText(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`)
}
