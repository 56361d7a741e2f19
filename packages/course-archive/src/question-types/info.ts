import { exerciseLimits, exerciseStages } from '@qadam/contract'
import * as z from 'zod'
import type { PlacedMessage } from '../fault.ts'
import { code, codeIn, plainText, slug } from '../fields.ts'
import { defineQuestionType } from './define-question-type.ts'
import { fadingFaults, isLaterStep, stageFaults } from './fading.ts'
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
          /** `order`: the starter is the lines of the solution, shuffled. `gaps`: it is the solution with `___` in places. */
          stage: z.enum(exerciseStages).optional(),
          /** Exercises of one name that follow each other are steps of one problem, with ever less help. */
          fading: slug.optional(),
          /** Of the first step: the problem solved and explained, to be read and run before. */
          example: text.optional(),
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
    const faults: PlacedMessage[] = [...uniqueIds('exercises', exercises), ...fadingFaults(exercises)]
    exercises.forEach((exercise, index) => {
      const { language, checks, starter, solution, repair } = exercise
      const path = `exercises.${index}`
      faults.push(...stageFaults(exercise, path))
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
        else if (isLaterStep(exercises, id))
          faults.push({
            code: 'fading_place',
            path: `text.${lang}`,
            message: `"${id}" stands with the first step of its fading`,
          })
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
    exercises.flatMap(({ text, example }, index) => [
      { path: `exercises.${index}.text`, text },
      ...(example ? [{ path: `exercises.${index}.example`, text: example }] : []),
    ]),
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
