import { isOfSet, type QuestionType, type TypeOfSet } from '@qadam/contract'
import { compiler } from './types/compiler.ts'
import { inputFile } from './types/input-file.ts'
import { text } from './types/text.ts'
import { voice } from './types/voice.ts'

/** Every type that a teacher decides. */
const practiceTypes = {
  text,
  'input-file': inputFile,
  voice,
  compiler,
} satisfies { [Type in TypeOfSet<'practice'>]: { type: Type } }

type PracticeType = Omit<typeof text, 'type'>

/** Undefined for a type that no teacher decides. */
export function practiceTypeOf(type: QuestionType): PracticeType | undefined {
  return isOfSet(type, 'practice') ? practiceTypes[type] : undefined
}
