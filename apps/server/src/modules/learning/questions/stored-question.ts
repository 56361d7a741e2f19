import type { QuestionType } from '@qadam/contract'
import * as z from 'zod'
import { localized } from './options.ts'

/** The versions of stored content; a reader upgrades older ones. */
export const CONTENT_VERSION = 1

export const contentEnvelope = z.object({
  version: z.literal(CONTENT_VERSION),
  /** By which rules its texts were rendered. */
  rendering: z.int().optional(),
  /** Sanitised HTML. */
  text: localized,
  tip: localized.nullable(),
  fields: z.unknown(),
  /** Options that authors took out: students' answers name them, and they may come back. */
  former: z.array(z.object({ id: z.int(), stable_id: z.string() })).optional(),
})

export const keyEnvelope = z.object({
  version: z.literal(CONTENT_VERSION),
  hint: localized.nullable(),
  success: localized.nullable(),
  /** Why wrong options are wrong. */
  feedback: z.array(z.object({ option_id: z.int(), stable_id: z.string(), text: localized })).optional(),
  /** What is said in the sounds of its text (`option_id` null) and of its options; HTML text. */
  transcripts: z.array(z.object({ option_id: z.int().nullable(), text: localized })).optional(),
  answer: z.unknown(),
})

export type StoredContent = z.infer<typeof contentEnvelope>
export type StoredKey = z.infer<typeof keyEnvelope>

export interface QuestionRow {
  id: number
  lesson_id: number
  order_number: number
  type: QuestionType
  content: unknown
  key: unknown
}

/** A question as rules read it: content and key parsed by its type. */
export interface StoredQuestion extends QuestionRow {
  content: StoredContent
  key: StoredKey
}
