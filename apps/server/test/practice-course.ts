import type { ArchiveQuestion, CourseArchive } from '@qadam/course-archive'
import { enroll } from '../src/modules/learning/courses/index.ts'
import { Learner } from './learning.ts'
import { singleChoice } from './small-course.ts'
import type { NewPerson } from '../src/modules/access/accounts/index.ts'
import type { TestSchool } from './test-school.ts'

type Lesson = CourseArchive['modules'][number]['lessons'][number]

const task = (id: string) => ({ id, text: { uz: `Vazifa **${id}**`, ru: `Задание **${id}**` } })
const info: ArchiveQuestion = { id: 'info', type: 'info', text: { uz: 'Matn' } }

function lesson(id: string, type: Lesson['type'], questions: ArchiveQuestion[]): Lesson {
  return { id, type, title: { uz: `Dars ${id}`, ru: `Урок ${id}` }, questions }
}

/**
 * One module: `written` (Practice) requires a text of 3 to 20 words and a project; `taught` (Learn_Practice) teaches,
 * tests and requires a text; `recorded` (Practice) requires files and a voice of 30 seconds; `shown` (Demoday) for a
 * text; `last` has an info alone.
 */
export function practiceCourse(id = 'practice'): CourseArchive {
  return {
    id,
    title: { uz: 'Amaliy kurs', ru: 'Практический курс' },
    description: { uz: 'Sinov uchun' },
    cover: { hue: 100, seed: 2 },
    modules: [
      {
        id: `${id}-module`,
        title: { uz: 'Modul', ru: 'Модуль' },
        description: { uz: 'Amaliyot' },
        lessons: [
          lesson('written', 'Practice', [
            { ...task('text'), type: 'text', words: { min: 3, max: 20 } },
            { ...task('project'), type: 'compiler', language: 'web', starter: { 'index.html': '<p></p>' } },
          ]),
          lesson('taught', 'Learn_Practice', [info, singleChoice('q1'), { ...task('words'), type: 'text' }]),
          lesson('recorded', 'Practice', [
            { ...task('files'), type: 'input-file' },
            { ...task('voice'), type: 'voice', max_s: 30 },
          ]),
          lesson('shown', 'Demoday', [{ ...task('demo'), type: 'text' }]),
          lesson('last', 'Learn', [info]),
        ],
      },
    ],
    media: [],
  }
}

export type LessonName = 'written' | 'taught' | 'recorded' | 'shown' | 'last'
export type TaskName = 'text' | 'project' | 'words' | 'files' | 'voice' | 'demo'

/** The practice course in a test's school. */
export interface Practising {
  courseId: number
  lessonId: (name: LessonName) => number
  questionId: (name: TaskName) => number
  /** A student enrolled in the course, for whom all its lessons are open. */
  student: (person?: Partial<NewPerson>) => Promise<Learner>
}

export async function startPractising(
  school: TestSchool,
  id = 'practice',
  course = practiceCourse(id),
): Promise<Practising> {
  const { db } = school
  const courseId = await school.loadCourse(course)
  const lessons = await db
    .selectFrom('lessons')
    .select(['id', 'stable_id'])
    .where('course_id', '=', courseId)
    .execute()
  const questions = await db
    .selectFrom('questions')
    .select(['id', 'stable_id'])
    .where(
      'lesson_id',
      'in',
      lessons.map((one) => one.id),
    )
    .execute()
  const find = (rows: { id: number; stable_id: string }[], name: string) => {
    const row = rows.find((one) => one.stable_id === name)
    if (!row) throw new Error(`the practice course has no ${name}`)
    return row.id
  }
  return {
    courseId,
    lessonId: (name) => find(lessons, name),
    questionId: (name) => find(questions, name),
    student: async (person = {}) => {
      const { id: personId, token } = await school.signedInStudent(person)
      const now = school.clock.now()
      await enroll(db, personId, courseId, now)
      await db
        .insertInto('lesson_progress')
        .values(
          lessons.map((one) => ({
            person_id: personId,
            lesson_id: one.id,
            course_id: courseId,
            state: 'open',
            opened_at: now,
          })),
        )
        .execute()
      return new Learner(school, personId, token, courseId)
    },
  }
}
