import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../../../database/database.ts'
import { findCourseByStableId } from './courses-store.ts'
import { listCourseMedia } from './media-names-store.ts'
import { mediaPath } from './media-path.ts'
import type { ImportedCourse } from './import-course.ts'

type Names = readonly (readonly [path: string, key: string])[]

/**
 * Gives a file of an archive another name where authors call another file so: their drafts and all earlier versions show
 * that one, and would show the archive's instead. The same archive again finds its file by the name it got.
 */
export async function withFreeNames<Archive extends ImportedCourse>(
  db: Database,
  archive: Archive,
  media: Names,
): Promise<{ archive: Archive; media: Names }> {
  const course = await findCourseByStableId(db, archive.id)
  if (!course) return { archive, media }
  const named = await listCourseMedia(db, course.id)
  const keys = new Map(named.map(({ path: name, key }) => [name, key]))
  const taken = new Set([...keys.keys(), ...media.map(([name]) => name)])
  const names = new Map<string, string>()
  for (const [name, key] of media) {
    if (keys.has(name) && keys.get(name) !== key) {
      const known = named.find((medium) => medium.key === key)?.path
      const free = known ?? mediaPath(path.basename(name), path.extname(name).slice(1), taken)
      taken.add(free)
      names.set(name, free)
    }
  }
  if (names.size === 0) return { archive, media }
  const modules: Archive['modules'] = []
  for (const module of archive.modules) {
    const lessons: typeof module.lessons = []
    for (const lesson of module.lessons) {
      // A course has thousands of questions, and students are served meanwhile.
      await nextTurn()
      lessons.push(renamed(lesson, names))
    }
    modules.push({ ...module, lessons })
  }
  return {
    archive: { ...archive, modules },
    media: media.map(([name, key]) => [names.get(name) ?? name, key]),
  }
}

function renamed<Lesson extends object>(lesson: Lesson, names: ReadonlyMap<string, string>): Lesson {
  const text = JSON.stringify(lesson).replaceAll(/media\/[a-z0-9._/-]+/g, (name) => names.get(name) ?? name)
  return JSON.parse(text) as Lesson // as it was, but for the names
}
