import { exerciseStages, type DraftQuestion, type Exercise, type Lang } from '@qadam/contract'
import * as z from 'zod'
import { say } from '../../../../i18n/localized.ts'
import { plain, written } from '../draft-form.ts'
import { loadCode, localized, storedCode } from '../options.ts'
import { defineQuestionType, type Showing } from '../question-type.ts'
import { showHtml } from '../stored-html.ts'
import type { StoredQuestion } from '../stored-question.ts'
import { checkForm, presentCheck, shownPart, storedCheck } from './program-checks.ts'

const hintedCheck = storedCheck.extend({ hints: z.array(localized).optional() })

const shownExercise = z.object({
  id: z.string(),
  title: localized,
  /** Sanitised HTML. */
  text: localized,
  language: z.enum(['python', 'web']),
  starter: storedCode,
  repair: z.boolean().optional(),
  stage: z.enum(exerciseStages).optional(),
  fading: z.string().optional(),
  /** The same. */
  example: localized.optional(),
  checks: z.array(hintedCheck),
})

const exerciseKey = z.object({ id: z.string(), checks: z.array(storedCheck), solution: storedCode })

/** Solutions and hidden checks of exercises stay with the key. */
export const infoType = defineQuestionType('info', {
  // Infos from before exercises hold nothing.
  content: z.object({ exercises: z.array(shownExercise).optional() }),
  key: z.object({ exercises: z.array(exerciseKey) }).nullable(),
  archiveForm: ({ exercises = [] }) => ({
    exercises: exercises.length === 0 ? undefined : exercises.map(exerciseForm),
  }),
  load: ({ exercises }, { html }) => {
    if (!exercises || exercises.length === 0) return { content: {}, key: null }
    const whole = exercises.map(({ checks, ...exercise }) => ({
      ...exercise,
      checks: checks.map((check) => ({ ...check, hidden: check.hidden ?? false })),
    }))
    return {
      content: {
        exercises: whole.map(
          ({ id, title, text, language, starter, repair, stage, fading, example, checks }) => ({
            id,
            title,
            text: html(text, 'block'),
            language,
            starter: loadCode(starter),
            ...plain({ repair, stage, fading, example: example && html(example, 'block') }),
            checks: checks.map((check) => ({ ...shownPart(check), ...plain({ hints: check.hints }) })),
          }),
        ),
      },
      key: {
        exercises: whole.map(({ id, checks, solution }) => ({
          id,
          checks: checks.map(({ hints: _hints, ...check }) => check),
          solution: loadCode(solution),
        })),
      },
    }
  },
  show: ({ exercises = [] }, showing) => ({
    read: showing.read ?? false,
    ...(exercises.length > 0 && { exercises: exercises.map((exercise) => present(exercise, showing)) }),
  }),
})

function present(
  {
    id,
    title,
    text,
    language,
    starter,
    repair,
    stage,
    fading,
    example,
    checks,
  }: z.infer<typeof shownExercise>,
  showing: Showing,
): Exercise {
  const { lang } = showing
  const done = showing.exercises?.get(id)
  return {
    id,
    title: say(title, lang),
    text: showHtml(text, showing),
    language,
    starter: say(starter, lang),
    ...plain({
      repair: repair || undefined,
      stage,
      fading,
      example: example && showHtml(example, showing),
    }),
    checks: checks.map(({ hints = [], ...check }) => ({
      ...presentCheck(check, lang),
      ...(hints.length > 0 && { hints: hints.map((hint) => say(hint, lang)) }),
    })),
    solved: done?.solved ?? false,
    tries: done?.tries ?? 0,
  }
}

type DraftExercise = NonNullable<DraftQuestion['exercises']>[number]

function exerciseForm({ title, text, example, checks, ...exercise }: DraftExercise): object {
  return {
    ...exercise,
    ...plain({ title: written(title), text: written(text), example: written(example) }),
    checks: checks.map(({ hints = [], ...check }) => {
      const kept = hints.flatMap((hint) => written(hint) ?? [])
      return { ...checkForm(check), ...(kept.length > 0 && { hints: kept }) }
    }),
  }
}

/** An exercise of an info with what grades it. */
export interface StoredExercise {
  id: string
  language: 'python' | 'web'
  /** Its program is put together from lines or has gaps, which can be done by trying. */
  isAssembled: boolean
  /** In one language. */
  starter: string
  checks: z.infer<typeof storedCheck>[]
  /** Never leaves the server before it is solved or was honestly tried. */
  solution: string
}

/** Undefined where the info has no exercise of that id. */
export function exerciseOf(
  { type, content, key }: StoredQuestion,
  id: string,
  lang: Lang,
): StoredExercise | undefined {
  if (type !== infoType.type) return undefined
  const shown = infoType.content.parse(content.fields).exercises?.find((each) => each.id === id)
  const graded = infoType.key.parse(key.answer)?.exercises.find((each) => each.id === id)
  if (!shown || !graded) return undefined
  return {
    id,
    language: shown.language,
    isAssembled: shown.stage === 'order' || shown.stage === 'gaps',
    starter: say(shown.starter, lang),
    checks: graded.checks,
    solution: say(graded.solution, lang),
  }
}
