import type { StoredQuestion } from './stored-question.ts'
import { compilerType } from './types/compiler.ts'
import { textType } from './types/text.ts'
import { voiceType } from './types/voice.ts'

/** What a practice question requires of a submission. */
export type PracticeDemands =
  | { type: 'text'; words: { min: number | null; max: number | null } | null }
  | { type: 'voice'; max_s: number }
  | { type: 'compiler'; language: 'python' | 'web' }
  | { type: 'input-file' }

/** @throws Error for a question of another kind. */
export function practiceDemands({ type, content }: StoredQuestion): PracticeDemands {
  switch (type) {
    case 'text':
      return { type, words: textType.content.parse(content.fields).words }
    case 'voice':
      return { type, max_s: voiceType.content.parse(content.fields).max_s }
    case 'compiler':
      return { type, language: compilerType.content.parse(content.fields).language }
    case 'input-file':
      return { type }
    default:
      throw new Error(`A question of type ${type} is no practice`)
  }
}
