import { lacksRussian, questionSet } from '@qadam/contract'
import type { Fault, FaultCode } from './fault.ts'
import { chosenIds, markedOptions, type PlacedText, lessonTexts, mediaReferences } from './lesson-parts.ts'
import { archiveLimits } from './limits.ts'
import { bareSounds, markdownFaults, markdownPictures } from './markdown.ts'
import { sampleFaults } from './markdown-samples.ts'
import type { LocalText } from './fields.ts'
import { questionTypeOf } from './question-types.ts'
import { isSound } from './media-names.ts'
import type { ArchiveLesson } from './schema.ts'

/** What does not prevent a lesson from being loaded, but would be poor in front of a student. */
export function lessonStyleFaults(file: string, lesson: ArchiveLesson): Fault[] {
  const texts = lessonTexts(lesson)
  return [
    ...titleFaults(lesson.title).map((message) => ({
      code: 'title_width' as const,
      file,
      path: 'title',
      message,
    })),
    ...orderFaults(lesson).map((fault) => ({ file, ...fault })),
    ...translationFaults(texts).map((fault) => ({ file, ...fault })),
    ...texts.flatMap((text) => textFaults(text).map((fault) => ({ file, ...fault }))),
    ...texts.flatMap((text) => soundFaults(text).map((fault) => ({ file, ...fault }))),
    ...pieceFaults(lesson).map((fault) => ({ file, ...fault })),
    ...betrayalFaults(lesson).map((fault) => ({ file, ...fault })),
    ...lesson.questions.flatMap((question) =>
      (questionTypeOf(question.type).advise?.(question) ?? []).map((fault) => ({
        file,
        question: question.id,
        ...fault,
      })),
    ),
  ]
}

/** Whether a title fits one line of a phone. */
export function titleFaults(title: LocalText): string[] {
  return (['uz', 'ru'] as const).flatMap((lang) => {
    const length = title[lang]?.length ?? 0
    const most = archiveLimits.titleLength[lang]
    return length > most ? [`the title (${lang}) has ${length} characters; ${most} fit`] : []
  })
}

function orderFaults({ type, questions }: ArchiveLesson): { code: FaultCode; message: string }[] {
  const sets = questions.map((question) => questionSet(question.type))
  const faults: { code: FaultCode; message: string }[] = []
  if (type.startsWith('Learn') && !sets.includes('learn'))
    faults.push({
      code: 'nothing_to_learn',
      message: 'the lesson holds nothing to learn: a video or an info is missing',
    })
  if (type === 'Learn_Practice' && !sets.includes('test'))
    faults.push({
      code: 'no_test',
      message: 'a Learn_Practice lesson needs test questions before its practice',
    })
  const firstPractice = sets.indexOf('practice')
  if (firstPractice >= 0 && sets.slice(firstPractice).some((set) => set !== 'practice'))
    faults.push({ code: 'practice_last', message: 'practice questions come last' })
  return faults
}

/** A lesson in two languages has both everywhere but in texts without words, such as a number or code. */
function translationFaults(texts: PlacedText[]): Omit<Fault, 'file'>[] {
  if (!texts.some(({ text }) => text.ru)) return []
  return texts
    .filter(({ text }) => lacksRussian(text))
    .map(({ question, path }) => ({
      code: 'no_russian',
      question,
      path,
      message: 'the Russian is missing, though the lesson has it elsewhere',
    }))
}

function textFaults({ question, path, text }: PlacedText): Omit<Fault, 'file'>[] {
  return Object.entries(text).flatMap(([lang, markdown]) =>
    [...markdownFaults(markdown), ...sampleFaults(markdown)].map((message) => ({
      code: 'markdown' as const,
      question,
      path: `${path}.${lang}`,
      message,
    })),
  )
}

/** What is said in a recording stands in its title, for who can't hear it. */
function soundFaults({ question, path, text }: PlacedText): Omit<Fault, 'file'>[] {
  return Object.entries(text).flatMap(([lang, markdown]) =>
    bareSounds(markdown).map((sound) => ({
      code: 'no_transcript' as const,
      question,
      path: `${path}.${lang}`,
      message: `the sound ${sound} has no transcript: ![…](${sound} "what is said")`,
    })),
  )
}

/** An option that is dragged is no place for a button that plays. */
function pieceFaults({ questions }: ArchiveLesson): Omit<Fault, 'file'>[] {
  return questions
    .filter(({ type }) => type === 'selected-drag')
    .flatMap((question) =>
      markedOptions(question).flatMap(({ text }, index) =>
        [text?.uz, text?.ru].some((markdown) => markdownPictures(markdown ?? '').some(isSound))
          ? [
              {
                code: 'silent_sound' as const,
                question: question.id,
                path: `options.${index}.text`,
                message: 'a sound in an option that is dragged cannot be played',
              },
            ]
          : [],
      ),
    )
}

const tellingNames = new Set(
  'right correct answer wrong incorrect togri notogri javob xato verno neverno pravilno otvet oshibka key'.split(
    ' ',
  ),
)

/** Names that would leak the right answer in the page's source. */
function betrayalFaults(lesson: ArchiveLesson): Omit<Fault, 'file'>[] {
  const pictures = mediaReferences(lesson)
    .filter(({ kind }) => kind === 'picture')
    .map(({ question, path, file }) => ({ question, path, name: file }))
  const options = lesson.questions.flatMap((question) =>
    chosenIds(question).map((id, index) => ({
      question: question.id,
      path: `options.${index}.id`,
      name: id,
    })),
  )
  return [...pictures, ...options]
    .filter(({ name }) => name.split(/[^a-z]+/).some((word) => tellingNames.has(word)))
    .map(({ question, path, name }) => ({
      code: 'betrayal',
      question,
      path,
      message: `the name ${name} betrays the answer`,
    }))
}
