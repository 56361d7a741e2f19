import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ArchiveQuestion, CourseArchive, MediaFile } from '@qadam/course-archive'

/** How long the video of the small course is, in seconds. */
export const VIDEO_S = 40

function mediaFile(path: string, mime: string, facts: Partial<MediaFile> = {}): MediaFile {
  const bytes = Buffer.from(`content of ${path}`)
  return {
    path,
    size: bytes.length,
    mime,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    read: () => Promise.resolve(bytes),
    stream: () => Promise.resolve(Readable.from([bytes])),
    ...facts,
  }
}

const told = (name: string) => ({
  hint: { uz: `HINT ${name}` },
  success: { uz: `SUCCESS ${name}` },
})

export function singleChoice(id: string): ArchiveQuestion {
  return {
    id,
    type: 'selected-file',
    text: { uz: `Savol ${id}`, ru: `Вопрос ${id}` },
    ...told(id),
    options: [
      { id: 'a', text: { uz: 'birinchi' }, feedback: { uz: `FEEDBACK ${id} a` } },
      { id: 'b', text: { uz: 'ikkinchi' }, right: true },
      { id: 'c', text: { uz: 'uchinchi' }, feedback: { uz: `FEEDBACK ${id} c` } },
    ],
  }
}

export function multipleChoice(id: string): ArchiveQuestion {
  return {
    id,
    type: 'selected-multiple',
    text: { uz: `Savol ${id}` },
    ...told(id),
    options: [
      { id: 'a', text: { uz: 'birinchi' }, right: true },
      { id: 'b', text: { uz: 'ikkinchi' }, feedback: { uz: `FEEDBACK ${id} b` } },
      { id: 'c', text: { uz: 'uchinchi' }, right: true },
    ],
  }
}

/** The same course, whose first lesson asks for a word too. */
export function withTyped(course: CourseArchive): CourseArchive {
  course.modules[0]?.lessons[0]?.questions.push({
    id: 'typed',
    type: 'typed-answer',
    text: { uz: 'Kalit soʻzni yozing' },
    ...told('typed'),
    format: 'word',
    accepted: [{ uz: 'KALITSOZ', ru: 'КАЛИТСОЗ' }],
  })
  return course
}

const answerOfLife = {
  language: 'python' as const,
  starter: { uz: '# yozing', ru: '# напиши' },
  solution: 'print("KALITSOZ")',
  checks: [
    { id: 'seen', title: { uz: 'Salom' }, output: 'SALOM', hints: [{ uz: 'birinchi maslahat' }] },
    { id: 'unseen', title: { uz: 'Yana biri' }, hidden: true as const, assert: 'assert KALITSOZ' },
  ],
}

/** The same course, whose first lesson has two exercises in Python and one of a page. */
export function withExercises(course: CourseArchive): CourseArchive {
  const info = course.modules[0]?.lessons[0]?.questions.find(({ type }) => type === 'info')
  if (info?.type !== 'info') throw new Error('the first lesson has no info')
  info.text = { uz: 'Avval:\n\n```exercise\nfirst\n```\n\nKeyin yana.' }
  info.exercises = [
    {
      ...answerOfLife,
      id: 'first',
      title: { uz: 'Salomlash', ru: 'Привет' },
      text: { uz: '**Salom** yozing' },
    },
    { ...answerOfLife, id: 'second', title: { uz: 'Yana' }, text: { uz: 'Yana yozing' }, repair: true },
    {
      ...{ id: 'page', title: { uz: 'Sahifa' }, text: { uz: 'Sarlavha yozing' } },
      ...{ language: 'web' as const, starter: '<p></p>', solution: '<h1>KALITSOZ</h1>' },
      checks: [
        { id: 'title', title: { uz: 'Sarlavha' }, assert: 'if (!document.querySelector("h1")) throw "h1"' },
      ],
    },
  ]
  return course
}

/** Markdown of a recording, which every text that becomes HTML may have. */
const recording = { uz: '![Salom](media/salom.mp3)' }

/** The same course, with a recording in each kind of text of its first lesson: what is shown of it is signed everywhere. */
export function withRecordings(course: CourseArchive): CourseArchive {
  course.media.push(mediaFile('media/salom.mp3', 'audio/mpeg', { duration_s: 1 }))
  const lesson = withExercises(course).modules[0]?.lessons[0]
  if (!lesson) throw new Error('the course has no lesson')
  // They are looked at here, and not solved.
  lesson.exercises_required = 0
  for (const question of lesson.questions)
    if (question.type === 'info') for (const exercise of question.exercises ?? []) exercise.text = recording
  const heard = [singleChoice('heard'), multipleChoice('heard-too')].map((question) => {
    for (const option of 'options' in question ? question.options : [])
      Object.assign(option, { text: recording, ...('feedback' in option && { feedback: recording }) })
    return { ...question, text: recording, tip: recording, hint: recording, success: recording }
  })
  lesson.questions.push(...(heard as ArchiveQuestion[])) // as they were, with other texts
  return course
}

type Lesson = CourseArchive['modules'][number]['lessons'][number]

function learnLesson(id: string, questions: ArchiveQuestion[]): Lesson {
  return {
    id,
    type: 'Learn',
    title: { uz: `Dars ${id}`, ru: `Урок ${id}` },
    questions: [
      { id: 'info', type: 'info', text: { uz: `Matn **${id}**`, ru: `Текст **${id}**` } },
      ...questions,
    ],
  }
}

function lessonOne(): Lesson {
  const test = [
    singleChoice('q1'),
    multipleChoice('q2'),
    singleChoice('q3'),
    singleChoice('q4'),
    singleChoice('q5'),
  ]
  const lesson = learnLesson('one', test)
  const video: ArchiveQuestion = {
    id: 'video',
    type: 'video',
    text: { uz: 'Koʻring' },
    media: 'media/clip.mp4',
    captions: { uz: 'media/clip.uz.vtt' },
  }
  return { ...lesson, questions: [video, ...lesson.questions] }
}

/**
 * Two modules: lesson `one` has a video, an info and a test of five; `two` an info and a test of two; `three`, in the
 * second module, an info alone.
 */
export function smallCourse(id = 'small'): CourseArchive {
  return {
    id,
    title: { uz: 'Kichik kurs', ru: 'Малый курс' },
    description: { uz: 'Sinov uchun', ru: 'Для проверки' },
    cover: { hue: 200, seed: 1 },
    modules: [
      {
        id: `${id}-first`,
        title: { uz: 'Birinchi', ru: 'Первый' },
        description: { uz: 'Boshlanish' },
        lessons: [lessonOne(), learnLesson('two', [singleChoice('q1'), singleChoice('q2')])],
      },
      {
        id: `${id}-second`,
        title: { uz: 'Ikkinchi', ru: 'Второй' },
        description: { uz: 'Davomi' },
        lessons: [learnLesson('three', [])],
      },
    ],
    media: [
      mediaFile('media/clip.mp4', 'video/mp4', { duration_s: VIDEO_S, width: 640, height: 360 }),
      mediaFile('media/clip.uz.vtt', 'text/vtt'),
    ],
  }
}
