import * as z from 'zod'
import type { Localized } from '../../../i18n/localized.ts'
import type { StoredQuestion } from '../stored-question.ts'
import { defineQuestionType } from '../question-type.ts'
import { localized } from '../options.ts'

const files = z.record(z.string(), z.string())

/** The author's solution and checks stay with the key: a student sees the task and the starter files. */
export const compilerType = defineQuestionType({
  type: 'compiler',
  content: z.object({ language: z.enum(['python', 'web']), starter: files }),
  key: z.object({
    checks: z.array(
      z.object({
        id: z.string(),
        title: localized,
        input: z.array(z.string()).optional(),
        output: z.string().optional(),
        assert: z.string().optional(),
      }),
    ),
    solution: files.nullable(),
  }),
  load: (question) => ({
    content: { language: question.language, starter: question.starter },
    key: { checks: question.checks ?? [], solution: question.solution ?? null },
  }),
  show: (content) => ({ language: content.language }),
})

/** The files a student starts from. @throws ZodError for a question of another type. */
export function starterOf(question: { content: { fields: unknown } }): Record<string, string> {
  return compilerType.content.parse(question.content.fields).starter
}

export interface CodeTask {
  language: 'python' | 'web'
  starter: Record<string, string>
  /** The author's; never leaves the server. */
  solution: Record<string, string> | null
  /** What the automatic checks are called. */
  checks: Localized[]
}

/** What a compiler question asks; undefined for one of another type. */
export function codeTaskOf({ type, content, key }: StoredQuestion): CodeTask | undefined {
  if (type !== 'compiler') return undefined
  const { language, starter } = compilerType.content.parse(content.fields)
  const { solution, checks } = compilerType.key.parse(key.answer)
  return { language, starter, solution, checks: checks.map((check) => check.title) }
}
