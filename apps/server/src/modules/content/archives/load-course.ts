import type { CourseArchive } from '@qadam/course-archive'
import type { Database } from '../../../database/database.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { publishImported, importCourse, withFreeNames } from '../authoring/index.ts'
import { findNumberHolder } from '../../learning/courses/index.ts'
import { storeMedia } from './store-media.ts'

export interface LoadTools {
  db: Database
  files: FileStore
  now: Date
  /** Unguessable numbers in [0, 1), for option ids. */
  random: () => number
}

/** Why an archive that is right in itself does not fit into this school. */
export class LoadRefused extends Error {}

/**
 * Imports a course and publishes it as the console does, for a school that is filled without an author: by stable ids,
 * what the archive lacks is put aside, what authors are writing stays, and no student's progress is touched. A new course gets the archive's numbers.
 * @returns the id that students know it by.
 * @throws LoadRefused when another course or module holds such a number.
 */
export async function loadCourse(
  { db, files, now, random }: LoadTools,
  archive: CourseArchive,
): Promise<number> {
  await requireNumber(db, 'courses', archive)
  for (const module of archive.modules) await requireNumber(db, 'modules', module)
  const media: [path: string, key: string][] = []
  for (const file of archive.media) media.push([file.path, (await storeMedia(db, files, file)).key])
  const own = await withFreeNames(db, archive, media)
  const id = await importCourse(db, own.archive, {
    media: own.media,
    hideGone: true,
    keepDrafts: true,
    by: null,
    now,
  })
  const publishing = { by: null, random, now, keepDrafts: true, keepNumbers: true }
  return await publishImported(db, id, own.archive, publishing)
}

async function requireNumber(
  db: Database,
  table: 'courses' | 'modules',
  { id, number }: { id: string; number?: number | undefined },
): Promise<void> {
  if (number === undefined) return
  const holder = await findNumberHolder(db, table, number)
  if (holder && holder.stable_id !== id)
    throw new LoadRefused(`${id} asks for number ${number} of ${table}, which ${holder.stable_id} holds`)
}
