import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { questionSet, type LessonType, type QuestionSet, type QuestionType } from '@qadam/contract'

interface Titled {
  title: { uz: string; ru?: string }
}

export interface ArchiveExercise extends Titled {
  language: 'python' | 'web'
  /** Pages whose words are read are written in both languages. */
  starter: string | { uz: string; ru?: string }
  solution: string | { uz: string; ru?: string }
}

export interface ArchiveQuestion {
  type: QuestionType
  exercises?: ArchiveExercise[]
  solution?: Record<string, string>
}

interface ArchiveLesson extends Titled {
  type: LessonType
  questions: ArchiveQuestion[]
}

/** An exercise inside an info, in the language of its student. */
export interface PlannedExercise {
  title: string
  language: 'python' | 'web'
  starter: string
  solution: string
}

/** A lesson as its student meets it. */
export interface PlannedLesson {
  id: string
  type: LessonType
  title: string
  /** Videos and infos, in their order. */
  content: { type: QuestionType; exercises: PlannedExercise[] }[]
  practice: ArchiveQuestion[]
}

interface ArchiveModule extends Titled {
  lessons: string[]
}

interface ArchiveCourse extends Titled {
  modules: ArchiveModule[]
}

const read = (course: string, path: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../demo/courses', course, path), 'utf8'))

const inLanguage = (text: { uz: string; ru?: string }, lang: 'uz' | 'ru') =>
  lang === 'ru' ? (text.ru ?? text.uz) : text.uz

const programIn = (program: ArchiveExercise['starter'], lang: 'uz' | 'ru') =>
  typeof program === 'string' ? program : inLanguage(program, lang)

const titleIn = ({ title }: Titled, lang: 'uz' | 'ru') => inLanguage(title, lang)

/** The lesson of a course that has this id. */
export function planned(course: string, id: string, lang: 'uz' | 'ru'): PlannedLesson {
  const lesson = read(course, `lessons/${id}.json`) as ArchiveLesson // checked by its own tests
  const ofSet = (set: QuestionSet) => lesson.questions.filter(({ type }) => questionSet(type) === set)
  return {
    id,
    type: lesson.type,
    title: titleIn(lesson, lang),
    content: ofSet('learn').map(({ type, exercises = [] }) => ({
      type,
      exercises: exercises.map(({ language, starter, solution, ...exercise }) => ({
        title: titleIn(exercise, lang),
        language,
        starter: programIn(starter, lang),
        solution: programIn(solution, lang),
      })),
    })),
    practice: ofSet('practice'),
  }
}

/** The lesson of a course that has this title. */
export function plannedLesson(course: string, title: string, lang: 'uz' | 'ru'): PlannedLesson {
  const { modules } = read(course, 'course.json') as ArchiveCourse // checked by its own tests
  const lessons = modules.flatMap((module) => module.lessons.map((id) => planned(course, id, lang)))
  const found = lessons.find((lesson) => lesson.title === title)
  if (!found) throw new Error(`${course} has no lesson ${title}`)
  return found
}

/** The texts that a student finds on the screens of a course's first module, and what comes after it. */
export function firstModule(course: string, lang: 'uz' | 'ru') {
  const archive = read(course, 'course.json') as ArchiveCourse // likewise
  const [module, next] = archive.modules
  if (!module) throw new Error(`${course} has no module`)
  const [nextLesson] = next?.lessons ?? []
  return {
    courseTitle: titleIn(archive, lang),
    title: titleIn(module, lang),
    lessons: module.lessons.map((id) => planned(course, id, lang)),
    next: nextLesson === undefined ? undefined : planned(course, nextLesson, lang),
  }
}
