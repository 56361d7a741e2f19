import type { ConceptName } from './concepts.ts'

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
  allThere: string
  lookAtLine: (file: string, line: number, code: string) => string
  lookAtOutput: string
  example: string
  noExample: string
  /** For an assignment without code. */
  task: readonly string[]
  ask: readonly string[]
  /** Where nobody set a task. */
  free: {
    begin: string
    compare: string
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
