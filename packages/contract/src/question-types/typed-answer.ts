import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { text } from '../fields.ts'
import { foldName } from '../fold-name.ts'
import { defineQuestionType } from './define-question-type.ts'
import { draftText } from './draft-parts.ts'

/** Characters of an answer, and how many answers an author may accept. */
export const typedAnswerLimits = { length: 200, accepted: 20 } as const

const format = z.enum(['word', 'number', 'code'])

/** A word, a number or a short line of code, typed. */
export const typedAnswer = defineQuestionType('typed-answer', {
  set: 'test',
  answer: z.pipe(
    z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
    text(typedAnswerLimits.length).check(z.refine((typed) => typed.trim() !== '')),
  ),
  shown: { format: openEnum(format, 'word') },
  draft: {
    format,
    accepted: z.array(draftText(typedAnswerLimits.length)).check(z.maxLength(typedAnswerLimits.accepted)),
    /** How far a number may be off. */
    tolerance: z.number().check(z.minimum(0), z.maximum(1_000_000)),
  },
  emptyDraft: () => ({ format: 'word' as const, accepted: [{ uz: '' }] }),
})

/** A number as people type it: with a comma or a point, with spaces between; undefined for what is none. */
export function readNumber(typed: string): number | undefined {
  const plain = typed.replaceAll(/\s/g, '').replace(/^[−–]/, '-').replace(',', '.')
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return undefined
  return Number(plain)
}

/** A word as it is compared: no matter how its letters, apostrophes and spaces were typed. */
export function foldWord(typed: string): string {
  return foldName(typed.normalize('NFC')).trim().replaceAll(/\s+/g, ' ')
}

/**
 * A line of code as it is compared: one kind of quotes, no spaces but where they part two words. What stands between
 * quotes stays as it is, and so do capital and small letters.
 */
export function foldCode(typed: string): string {
  const pieces = typed
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .split(/("[^"]*"|'[^']*')/)
  return pieces
    .map((piece, place) =>
      place % 2 === 1
        ? `"${piece.slice(1, -1)}"`
        : piece.replaceAll(/\s+/g, ' ').replaceAll(/ ?([^\p{L}\p{N}_ ]) ?/gu, '$1'),
    )
    .join('')
    .trim()
}
