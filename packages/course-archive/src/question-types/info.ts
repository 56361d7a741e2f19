import { exerciseLimits } from '@qadam/contract'
import * as z from 'zod'
import type { PlacedMessage } from '../fault.ts'
import { code, codeIn, plainText, slug } from '../fields.ts'
import { defineQuestionType } from './define-question-type.ts'
import { uniqueIds } from './options.ts'
import { programCheck, programCheckFaults, programLanguage } from './program-checks.ts'

const program = z.string().max(exerciseLimits.codeMaxLength)

/** Where an exercise stands in a text: a fenced block of this language that holds its id. */
const places = /^```exercise[ \t]*\r?\n\s*(?<id>\S*)\s*\r?\n```[ \t]*$/gm

export const info = defineQuestionType('info', {
  fields: (text) => ({
    /** Small programs to write where the text says, or below it. */
    exercises: z
      .array(
        z.strictObject({
          id: slug,
          title: plainText,
          /** The task. */
          text,
          language: programLanguage,
          /** What a student begins with: main.py or index.html. It may be broken, but passes not all checks. */
          starter: code(program),
          checks: z
            .array(
              programCheck.extend({
                /** Shown one after another with each failed try, the vaguest first. */
                hints: z.array(plainText).max(exerciseLimits.hints).optional(),
              }),
            )
            .min(1)
            .max(exerciseLimits.checks),
          /** Passes the checks; shown once the exercise is solved or was honestly tried. */
          solution: code(program),
        }),
      )
      .max(exerciseLimits.exercises)
      .optional(),
  }),
  checkKey: ({ text, exercises = [] }) => {
    const faults: PlacedMessage[] = [...uniqueIds('exercises', exercises)]
    exercises.forEach(({ language, checks, starter, solution }, index) => {
      const path = `exercises.${index}`
      faults.push(...programCheckFaults(checks, language, `${path}.checks`))
      if (language === 'web' && checks.some(({ hidden }) => hidden))
        faults.push({
          code: 'hidden_web_check',
          path: `${path}.checks`,
          message: 'nobody runs a hidden check of a page: only Python runs on the server',
        })
      if ((['uz', 'ru'] as const).some((lang) => codeIn(starter, lang) === codeIn(solution, lang)))
        faults.push({
          code: 'starter_solved',
          path: `${path}.solution`,
          message: 'the starter is the solution already',
        })
    })
    for (const [lang, words] of Object.entries(text)) {
      const named = [...(words ?? '').matchAll(places)].map(({ groups }) => groups?.['id'] ?? '')
      for (const id of new Set(named)) {
        if (!exercises.some((exercise) => exercise.id === id))
          faults.push({ code: 'no_exercise', path: `text.${lang}`, message: `there is no exercise "${id}"` })
        else if (named.filter((each) => each === id).length > 1)
          faults.push({
            code: 'exercise_twice',
            path: `text.${lang}`,
            message: `the exercise "${id}" stands there twice`,
          })
      }
    }
    return faults
  },
  texts: ({ exercises = [] }) =>
    exercises.map(({ text }, index) => ({ path: `exercises.${index}.text`, text })),
  shortTexts: ({ exercises = [] }) =>
    exercises.flatMap(({ title, checks }, index) => [
      { path: `exercises.${index}.title`, text: title },
      ...checks.flatMap((check, place) => [
        { path: `exercises.${index}.checks.${place}.title`, text: check.title },
        ...(check.hints ?? []).map((text, stage) => ({
          path: `exercises.${index}.checks.${place}.hints.${stage}`,
          text,
        })),
      ]),
    ]),
})
