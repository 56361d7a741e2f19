import { exerciseLimits } from '@qadam/contract'
import * as z from 'zod'
import type { PlacedMessage } from '../fault.ts'
import { code, codeIn, plainText, slug } from '../fields.ts'
import { defineQuestionType } from './define-question-type.ts'
import { uniqueIds } from './options.ts'
import { programCheck, programCheckFaults, programLanguage } from './program-checks.ts'

const program = z.string().max(exerciseLimits.codeMaxLength)

const languages = ['uz', 'ru'] as const

/**
 * Whether a broken program is, but for its faults, the one that mends it: of the longer one's words at least half stand in
 * the other, too.
 */
function isMostlyOf(starter: string, solution: string): boolean {
  const [ours, theirs] = [starter, solution].map((text) => text.match(/\w+|[^\s\w]/g) ?? [])
  const left = [...(theirs ?? [])]
  const shared = (ours ?? []).filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return shared.length * 2 >= Math.max(ours?.length ?? 0, theirs?.length ?? 0)
}

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
          /** The starter is a broken program: students are told that it is to be mended, not written. */
          repair: z.boolean().optional(),
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
    exercises.forEach(({ language, checks, starter, solution, repair }, index) => {
      const path = `exercises.${index}`
      faults.push(...programCheckFaults(checks, language, `${path}.checks`))
      if (language === 'web' && checks.some(({ hidden }) => hidden))
        faults.push({
          code: 'hidden_web_check',
          path: `${path}.checks`,
          message: 'nobody runs a hidden check of a page: only Python runs on the server',
        })
      if (
        repair === true &&
        languages.some((lang) => !isMostlyOf(codeIn(starter, lang), codeIn(solution, lang)))
      )
        faults.push({
          code: 'repair_unlike',
          path: `${path}.starter`,
          message:
            'a program to repair is the solution but for its faults: at least half of its words are the same',
        })
      if (languages.some((lang) => codeIn(starter, lang) === codeIn(solution, lang)))
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
