import { questionTypeOf } from './question-types.ts'
import { contentEnvelope, keyEnvelope, type QuestionRow, type StoredQuestion } from './stored-question.ts'

/** Parses a row by the stored shapes of its type. @throws ZodError when the row is broken. */
export function readQuestion(row: QuestionRow): StoredQuestion {
  const type = questionTypeOf(row.type)
  const content = contentEnvelope.parse(row.content)
  const key = keyEnvelope.parse(row.key)
  return {
    ...row,
    content: { ...content, fields: type.content.parse(content.fields) },
    key: { ...key, answer: type.key.parse(key.answer) },
  }
}
