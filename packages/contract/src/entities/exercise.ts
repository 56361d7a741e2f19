import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { check } from './check.ts'

export const exerciseLanguage = z.enum(['python', 'web'])

/** A small program to write inside an info. Where its id stands in the text as `data-exercise`, it is shown there. */
export const exercise = z.object({
  /** Within its info, for ever. */
  id: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  text: z.string(),
  language: openEnum(exerciseLanguage, 'web'),
  starter: z.string(),
  /** The starter is a broken program, which is to be mended. */
  repair: z.optional(z.boolean()),
  /** One of `exerciseStages`; of any other, as of none, all of it is written. */
  stage: z.optional(z.string()),
  /** Exercises of one name that follow each other are steps of one problem, with ever less help. */
  fading: z.optional(z.string()),
  /** Of the first step: the problem solved and explained, to be read and run before. Sanitised HTML. */
  example: z.optional(z.string()),
  checks: z.array(
    z.extend(check, {
      /** Plain text, the vaguest first: another one after each failed try. */
      hints: z.optional(z.array(z.string())),
    }),
  ),
  /** By the server. */
  solved: z.boolean(),
  /** Honest ones that failed. */
  tries: z.int(),
})
export type Exercise = z.infer<typeof exercise>

/** What is typed into an exercise, as the server has it. */
export const exerciseDraft = z.object({ text: z.string(), revision: z.int() })
export type ExerciseDraft = z.infer<typeof exerciseDraft>

export const exerciseResult = z.object({
  solved: z.boolean(),
  tries: z.int(),
  /** The checks that did not pass when the server tried them. */
  failed: z.array(z.string()),
  /** False where the server cannot try them: the client is believed, and nothing is paid. */
  verified: z.boolean(),
  points_added: z.int(),
  coins_added: z.int(),
  strike_added: z.boolean(),
})
export type ExerciseResult = z.infer<typeof exerciseResult>
