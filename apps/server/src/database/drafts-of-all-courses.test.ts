import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readArchive, type CourseArchive } from '@qadam/course-archive'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zipOf } from '../../test/archive-office.ts'
import { generatedCourse, generatedMedia } from '../../test/course-generator.ts'
import { smallCourse } from '../../test/small-course.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { openDiskStore } from '../files/disk-store.ts'
import { loadCourse } from '../modules/content/archives/index.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-drafts-'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const migration = readFileSync(
  path.join(import.meta.dirname, 'migrations/0101-drafts-of-all-courses.sql'),
  'utf8',
)
const migrate = async () => await database.pool.query(migration)

/** All that authors have, without the ids and moments of its rows. */
async function drafts() {
  const { db } = database
  const courses = await sql`
    select stable_id, course_id, title, description, cover, chat_link, live, archived, deleted
    from authored_courses order by position, id`.execute(db)
  const modules = await sql`
    select course.stable_id as course, module.stable_id, module.title, module.description, module.live,
      row_number() over (partition by course.id order by module.position, module.id)::int as place
    from authored_modules module join authored_courses course on course.id = module.authored_course_id
    order by course.position, place`.execute(db)
  const lessons = await sql<object>`
    select course.stable_id as course, module.stable_id as module, lesson.stable_id, lesson.document, lesson.live,
      lesson.errors, row_number() over (partition by module.id order by lesson.position, lesson.id)::int as place,
      (
        select jsonb_agg(jsonb_build_array(version.document, version.origin, version.published_at is not null)
          order by version.id)
        from lesson_versions version where version.authored_lesson_id = lesson.id
      ) as versions
    from authored_lessons lesson
    join authored_modules module on module.id = lesson.authored_module_id
    join authored_courses course on course.id = lesson.authored_course_id
    order by course.position, module.position, place`.execute(db)
  const media = await sql`
    select course.stable_id as course, name.path, name.media_key
    from authored_media name join authored_courses course on course.id = name.authored_course_id
    -- A file that nothing shows has its name from the archive alone.
    where exists (
      select from authored_lessons lesson
      where lesson.authored_course_id = course.id and position(name.path in lesson.document::text) > 0
    )
    order by course.position, name.path`.execute(db)
  return { courses: courses.rows, modules: modules.rows, lessons: lessons.rows, media: media.rows }
}

const hasContentVersion = sql`alter table authored_courses add column content_version integer not null default 0`

/** As archives left a school that were loaded past the builder: students’ rows alone. */
async function forgetDrafts(): Promise<void> {
  await hasContentVersion.execute(database.db)
  await sql`truncate authored_courses, authored_modules, authored_lessons, lesson_versions, authored_media cascade`.execute(
    database.db,
  )
}

/** As courses were when the migration came: without what they may have since. */
function ofThen({ interleaved: _interleaved, ...course }: CourseArchive): CourseArchive {
  return { ...course, modules: course.modules.map(({ checkpoint: _checkpoint, ...module }) => module) }
}

test('a school from before gets the drafts it lacks, as if its courses had been imported, once', async () => {
  const files = await openDiskStore(path.join(folder, 'files'))
  const load = async (archive: CourseArchive) =>
    await loadCourse({ db: database.db, files, random: Math.random, now: new Date() }, ofThen(archive))
  const demo = path.resolve(import.meta.dirname, '../../../../demo/courses')
  await load(await readArchive(path.join(demo, 'web')))
  const generated = fc.sample(generatedCourse, { numRuns: 3, seed: 11 })
  for (const [index, course] of generated.entries()) {
    const zip = await zipOf({ ...course, id: `yasalgan-${index}`, media: generatedMedia })
    await load(await readArchive(zip))
  }
  await load(smallCourse())
  const imported = await drafts()
  expect(imported.lessons.length).toBeGreaterThan(20)
  expect(imported.media.length).toBeGreaterThan(5)
  await forgetDrafts()
  await migrate()
  expect(await drafts()).toEqual(imported)
  await migrate()
  expect(await drafts()).toEqual(imported)

  // A course that authors had opened before an archive brought it another lesson.
  const { db } = database
  const lessons = await db.selectFrom('authored_lessons').select(['id', 'document']).orderBy('id').execute()
  const [written, lost] = lessons
  await hasContentVersion.execute(db)
  const own = { ...Object(written?.document), title: { uz: 'Mualliflarniki' } }
  await db
    .updateTable('authored_lessons')
    .set({ document: JSON.stringify(own) })
    .where('id', '=', written?.id ?? 0)
    .execute()
  await db
    .deleteFrom('authored_lessons')
    .where('id', '=', lost?.id ?? 0)
    .execute()
  await migrate()
  const whole = imported.lessons.map((lesson, index) => (index === 0 ? { ...lesson, document: own } : lesson))
  expect(await drafts()).toEqual({ ...imported, lessons: whole })
})
