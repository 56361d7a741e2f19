import { draftQuestion, isProgramFile, limits, type DraftQuestion, type Lang } from '@qadam/contract'
import { withCode } from './code-text.ts'

type ProgramLanguage = NonNullable<DraftQuestion['language']>

export function languageOf({ language = 'python' }: DraftQuestion): ProgramLanguage {
  return language
}

/** The file a program starts with. */
export function mainFile(language: ProgramLanguage): string {
  return language === 'python' ? 'main.py' : 'index.html'
}

/** The names of a program's files, where students start and of the solution, the main one first. */
export function programFiles(question: DraftQuestion): string[] {
  const { starter = {}, solution = {} } = question
  const main = mainFile(languageOf(question))
  const others = new Set([...Object.keys(starter), ...Object.keys(solution)])
  others.delete(main)
  return [main, ...[...others].toSorted()]
}

export function withStarter(question: DraftQuestion, name: string, lang: Lang, text: string): DraftQuestion {
  const { starter = {} } = question
  return { ...question, starter: { ...starter, [name]: withCode(starter[name], lang, text) } }
}

/** A file of the solution; without a text it is none. */
export function withSolution(question: DraftQuestion, name: string, text: string): DraftQuestion {
  const { [name]: _before, ...others } = question.solution ?? {}
  return { ...question, solution: text === '' ? others : { ...others, [name]: text } }
}

export function withoutFile(question: DraftQuestion, name: string): DraftQuestion {
  const { [name]: _starter, ...starter } = question.starter ?? {}
  return { ...withSolution(question, name, ''), starter }
}

/** Why a program can't have a file of that name; undefined where it can. */
export function nameFault(
  question: DraftQuestion,
  name: string,
): 'name' | 'ending' | 'taken' | 'many' | undefined {
  const files = programFiles(question)
  if (!draftQuestion.shape.solution.safeParse({ [name]: '' }).success) return 'name'
  if (!isProgramFile(languageOf(question), name)) return 'ending'
  // Two names that differ in their letters' size alone are one file to many computers.
  if (files.some((file) => file.toLowerCase() === name.toLowerCase())) return 'taken'
  return files.length >= limits.project.maxFiles ? 'many' : undefined
}

/** Whether a change of the language takes something that was written: files of one are none of the other. */
export function losesFiles(question: DraftQuestion): boolean {
  return programFiles(question).length > 1 || Object.keys(question.solution ?? {}).length > 0
}

/** The program in another language: where students start stays, under the name of its main file. */
export function inLanguage(question: DraftQuestion, language: ProgramLanguage): DraftQuestion {
  const before = question.starter?.[mainFile(languageOf(question))]
  return { ...question, language, starter: { [mainFile(language)]: before ?? '' }, solution: {} }
}
