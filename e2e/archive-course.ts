import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Titled {
  title: { uz: string; ru?: string }
}

interface ArchiveModule extends Titled {
  lessons: string[]
}

interface ArchiveCourse extends Titled {
  modules: ArchiveModule[]
}

const read = (course: string, path: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../demo/courses', course, path), 'utf8'))

const titleIn = ({ title }: Titled, lang: 'uz' | 'ru') => (lang === 'ru' ? (title.ru ?? title.uz) : title.uz)

/** What a student looks for on the screens on the way to a course's first lessons. */
export function firstModule(course: string, lang: 'uz' | 'ru') {
  const archive = read(course, 'course.json') as ArchiveCourse // checked by its own tests
  const [module] = archive.modules
  if (!module) throw new Error(`${course} has no module`)
  const lessons = module.lessons.map((id) => {
    const lesson = read(course, `lessons/${id}.json`) as Titled & { type: string } // likewise
    return { id, type: lesson.type, title: titleIn(lesson, lang) }
  })
  return { courseTitle: titleIn(archive, lang), title: titleIn(module, lang), lessons }
}
