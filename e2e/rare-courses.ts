import { readArchive, type CourseArchive } from '@qadam/course-archive'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

type Lesson = CourseArchive['modules'][number]['lessons'][number]
type Question = Lesson['questions'][number]

/** Their numbers in addresses: a test whose options are recordings, and a lesson of thirty exercises. */
export const recordingsCourseId = 902
export const exercisesCourseId = 903

const demo = async (name: string) => await readArchive(join(import.meta.dirname, '../demo/courses', name))
const questionsOf = (course: CourseArchive): Question[] =>
  course.modules.flatMap(({ lessons }) => lessons.flatMap(({ questions }) => questions))

function courseOf(
  number: number,
  title: string,
  lesson: Pick<Lesson, 'questions'>,
  from: CourseArchive,
): CourseArchive {
  return {
    id: `gallery-${number}`,
    number,
    title: { uz: title, ru: title },
    description: { uz: title, ru: title },
    cover: { hue: 300, seed: number },
    modules: [
      {
        id: `gallery-${number}-module`,
        number,
        title: { uz: title, ru: title },
        description: { uz: title, ru: title },
        lessons: [
          { id: `gallery-${number}-lesson`, type: 'Learn', title: { uz: title, ru: title }, ...lesson },
        ],
      },
    ],
    media: from.media.filter(({ path }) => JSON.stringify(lesson).includes(path)),
  }
}

/** The browser that comes with npm plays no MP3: all of them say the same, in a format that it plays. */
async function playable(course: CourseArchive): Promise<CourseArchive> {
  const bytes = await readFile(join(import.meta.dirname, '../apps/server/test/samples/voice.wav'))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const voice = {
    mime: 'audio/wav',
    size: bytes.length,
    sha256,
    read: async () => await Promise.resolve(bytes),
    stream: async () => await Promise.resolve(Readable.from([bytes])),
  }
  return {
    ...course,
    media: course.media.map((file) => (file.path.endsWith('.mp3') ? { ...file, ...voice } : file)),
  }
}

/** What the demo's courses have, but too late in them for a picture, each in a course with one lesson. */
export async function readRareCourses(): Promise<CourseArchive[]> {
  const [english, python, web] = await Promise.all(['english', 'python', 'web'].map(demo))
  if (!english || !python || !web) throw new Error('the demo has not these courses')
  const [info] = questionsOf(english).filter(({ type }) => type === 'info')
  const listening = questionsOf(english).filter(
    (question) =>
      question.type === 'selected-file' && question.options.every(({ text }) => text?.uz.includes('.mp3')),
  )
  const withExercises = (course: CourseArchive) =>
    questionsOf(course).filter((question) => question.type === 'info' && question.exercises)
  const thirty = [...withExercises(web).slice(0, 1), ...withExercises(python).slice(0, 29)]
  return [
    courseOf(
      recordingsCourseId,
      'Listening',
      { questions: info ? [info, ...listening] : listening },
      await playable(english),
    ),
    courseOf(
      exercisesCourseId,
      'Python',
      { questions: thirty },
      {
        ...python,
        media: [
          ...python.media,
          ...web.media.filter(({ path }) => !python.media.some((own) => own.path === path)),
        ],
      },
    ),
  ]
}
