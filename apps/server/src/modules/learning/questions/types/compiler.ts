import type { Lang } from '@qadam/contract'
import * as z from 'zod'
import { say, type Localized } from '../../../../i18n/localized.ts'
import type { StoredQuestion } from '../stored-question.ts'
import { defineQuestionType } from '../question-type.ts'
import { plainOrNone } from '../draft-form.ts'
import { loadCode, storedCode } from '../options.ts'
import { checkForm, presentCheck, shownPart, storedCheck, type StoredCheck } from './program-checks.ts'

const files = z.record(z.string(), z.string())

/** The author's solution and hidden checks stay with the key: a student sees the task, the starter files and the rest. */
export const compilerType = defineQuestionType('compiler', {
  content: z.object({
    language: z.enum(['python', 'web']),
    starter: z.record(z.string(), storedCode),
    checks: z.array(storedCheck),
  }),
  key: z.object({
    checks: z.array(storedCheck),
    solution: files.nullable(),
  }),
  archiveForm: ({ checks = [], solution }) => ({
    checks: checks.length === 0 ? undefined : checks.map(checkForm),
    solution: plainOrNone(solution),
  }),
  load: ({ language, starter, checks = [], solution = null }) => {
    const all = checks.map((check): StoredCheck => ({ ...check, hidden: check.hidden ?? false }))
    return {
      content: { language, starter: mapFiles(starter, loadCode), checks: all.map(shownPart) },
      key: { checks: all, solution },
    }
  },
  show: ({ language, checks }, { lang }) => ({
    language,
    ...(checks.length > 0 ? { checks: checks.map((check) => presentCheck(check, lang)) } : {}),
  }),
  demands: ({ language }) => ({ kind: 'project', language }),
})

function mapFiles<From, To>(from: Record<string, From>, change: (content: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([name, content]) => [name, change(content)]))
}

/** The files a student starts from, in their language. @throws ZodError for a question of another type. */
export function starterOf(question: { content: { fields: unknown } }, lang: Lang): Record<string, string> {
  const { starter } = compilerType.content.parse(question.content.fields)
  return mapFiles(starter, (content) => say(content, lang))
}

export interface CodeTask {
  language: 'python' | 'web'
  starter: Record<string, string>
  /** The author's; never leaves the server. */
  solution: Record<string, string> | null
  /** What the automatic checks are called. */
  checks: Localized[]
}

/** The task of a compiler question in this language; undefined for one of another type. */
export function codeTaskOf({ type, content, key }: StoredQuestion, lang: Lang): CodeTask | undefined {
  if (type !== compilerType.type) return undefined
  const { language } = compilerType.content.parse(content.fields)
  const { solution, checks } = compilerType.key.parse(key.answer)
  return {
    language,
    starter: starterOf({ content }, lang),
    solution,
    checks: checks.map((check) => check.title),
  }
}

/** All checks of a question, hidden ones too: none for a question of another type. */
export function codeChecksOf({ type, key }: StoredQuestion): StoredCheck[] {
  return type === compilerType.type ? compilerType.key.parse(key.answer).checks : []
}
