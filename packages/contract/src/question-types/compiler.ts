import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { authoringLimits } from '../authoring-limits.ts'
import { check } from '../entities/check.ts'
import { text } from '../fields.ts'
import { defineQuestionType } from './define-question-type.ts'
import { draftCheck, draftCode, draftFileName } from './draft-parts.ts'

const language = z.enum(['python', 'web'])

/** A program, or a web project. */
export const compiler = defineQuestionType('compiler', {
  set: 'practice',
  answer: z.unknown(),
  shown: {
    language: openEnum(language, 'web'),
    /** Where there are some. */
    checks: z.array(check),
  },
  draft: {
    language,
    starter: z.record(draftFileName, draftCode),
    checks: z.array(draftCheck).check(z.maxLength(20)),
    solution: z.record(draftFileName, text(authoringLimits.codeMaxLength)),
  },
  emptyDraft: () => ({ language: 'python' as const, starter: { 'main.py': '' } }),
})
