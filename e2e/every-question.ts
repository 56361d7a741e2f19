import path from 'node:path'
import type { Question, QuestionType } from '@qadam/contract'
import { authoring } from '../apps/staff/src/platform/i18n/uz/authoring.ts'
import { authoringFields } from '../apps/staff/src/platform/i18n/uz/authoring-fields.ts'
import type { RightAnswer } from './archive-key.ts'
import type { CourseAuthor } from './course-author.ts'
import { expect } from './journey.ts'

const samples = path.join(import.meta.dirname, '../apps/server/test/samples')
export const picture = path.join(samples, 'picture.png')
const film = path.join(samples, 'film.mp4')

/** The options of each question to choose from, as its author writes them, and the right ones, in their order. */
const keys = {
  'selected-file': { options: ['Toshkent', 'Buxoro', 'Xiva'], right: ['Buxoro'] },
  'selected-multiple': { options: ['Olma', 'Tosh', 'Nok'], right: ['Olma', 'Nok'] },
  'selected-drag': { options: ['Avval', 'Keyin', 'Oxirida'], right: ['Avval', 'Keyin', 'Oxirida'] },
  'selected-code-drag': { options: ['print', 'ism', 'input'], right: ['print', 'ism'] },
  'typed-answer': { options: [], right: ['olma'] },
  'image-based-question': { options: ['Doira', 'Uchburchak', 'Kvadrat'], right: ['Kvadrat'] },
} satisfies Partial<Record<QuestionType, { options: string[]; right: string[] }>>

/** What is left of the first lesson behind its text with a picture and its question with one answer. */
export const restOfLesson = [
  'video',
  'selected-multiple',
  'selected-drag',
  'selected-code-drag',
  'image-based-question',
  'typed-answer',
] as const
/** The second lesson. */
export const assignments = ['text', 'input-file', 'voice', 'compiler'] as const
/** Where the student's program begins. */
export const starter = '# Salom deng\n'

/** Adds a question and writes of it what its students need. */
export async function writeQuestion(
  author: CourseAuthor,
  type: Exclude<QuestionType, 'info'>,
): Promise<void> {
  await author.addQuestion(type, `Savol: ${authoring.question_type[type]}`)
  switch (type) {
    case 'video':
      return await author.upload(authoring.video_file, film)
    case 'selected-file':
    case 'selected-multiple':
      return await author.writeOptions(keys[type].options, keys[type].right)
    case 'selected-drag':
      return await author.writeOptions(keys[type].options, [])
    case 'selected-code-drag':
      return await author.writeCode('___(___)', keys[type].right, 'input')
    case 'image-based-question':
      // The course has it from the text, in the format that it keeps pictures in.
      await author.fileField(authoring.picture).selectOption({ label: 'picture.webp' })
      await author.write(`${authoring.picture}: ${authoring.picture_alt} (uz)`, 'Rangli rasm')
      return await author.writeOptions(keys[type].options, keys[type].right)
    case 'typed-answer':
      await author.write(`${authoringFields.accepted} 1 (uz)`, keys[type].right[0] ?? '')
      return await author.writeFeedback()
    case 'voice':
      return await author.write(authoring.max_s, '60')
    case 'compiler':
      return await author.write(`${authoring.starter} (uz) · main.py`, starter)
    case 'text':
    case 'input-file':
      break
  }
}

/** The right answers of the questions that came: the key never comes from the server. */
export function rightAnswersOf(shown: readonly Question[]): Map<number, RightAnswer> {
  const answers = new Map<number, RightAnswer>()
  for (const { id, type, other } of shown) {
    if (!(type in keys)) continue
    const options = other.options.toSorted((one, another) => one.order - another.order)
    const texts = options.map(({ value }) => value.replaceAll(/<[^>]+>/g, '').trim())
    const { right } = keys[type as keyof typeof keys] // it is in them
    if (type !== 'typed-answer') expect(texts).toEqual(expect.arrayContaining(right))
    answers.set(id, { type, places: right.map((text) => texts.indexOf(text)), values: right })
  }
  return answers
}
