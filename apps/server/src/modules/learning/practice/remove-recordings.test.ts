import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startLearning } from '../../../../test/learning.ts'
import { signedInStaff } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { presentFile } from '../submissions/index.ts'
import { removeRecordingsBefore } from './remove-recordings.ts'

const before = new Date('2026-03-01T07:00:00Z')

let school: TestSchool

beforeAll(async () => {
  school = await startTestSchool()
  const { db } = school
  const learning = await startLearning(school)
  const learner = await learning.student()
  const { id: lesson } = await learner.lesson(0)
  const student = learner.id
  const { id: teacher } = await signedInStaff(school, 'teacher')
  const handIn = async (
    id: number,
    { type = 'voice', day = '2026-02-01', status = 'approved', isNewest = true, mime = 'audio/webm' },
  ) => {
    const question = 9000 + id
    await sql`insert into questions (id, lesson_id, stable_id, order_number, type, content, key, source)
        overriding system value values (${question}, ${lesson}, ${`voice-${id}`}, ${question}, ${type}, '{}', '{}', '{}')`.execute(
      db,
    )
    const file = (name: string) => ({
      upload_id: `u-${name}`,
      name,
      size: 1,
      type: mime,
      key: name,
      duration_s: 3,
    })
    const work = { kind: 'files', files: [file(`a${id}`), file(`b${id}`)] }
    await sql`insert into submissions
          (id, person_id, question_id, lesson_id, course_id, version, status, is_newest, work, submitted_at)
        overriding system value values (${id}, ${student}, ${question}, ${lesson}, ${learning.courseId}, 1, 'uploaded',
          ${isNewest}, ${JSON.stringify(work)}, ${new Date(day)})`.execute(db)
    if (status !== 'uploaded')
      await sql`with decision as (
            insert into review_decisions (submission_id, reviewer_id, verdict, comment, comment_html, score, coins,
              points, coins_moved, points_moved, decided_at)
            values (${id}, ${teacher}, ${status}, '', '', 80, 0, 0, 0, 0, ${new Date(day)}) returning id)
          update submissions set status = ${status}, reviewed_at = ${new Date(day)}, decision_id = decision.id
          from decision where submissions.id = ${id}`.execute(db)
    for (const { upload_id, key } of work.files)
      await sql`insert into uploads (id, person_id, question_id, file_name, size, media_key, state, mime, sha256,
            created_at, finished_at, used_at, used_by_submission)
          values (${upload_id}, ${student}, ${question}, 'v', 1, ${key}, 'used', ${mime}, decode('00', 'hex'),
            ${new Date(day)}, ${new Date(day)}, ${new Date(day)}, ${id})`.execute(db)
  }
  await handIn(1, {})
  await handIn(2, { day: '2026-03-02' })
  await handIn(3, { status: 'uploaded' })
  await handIn(4, { status: 'uploaded', isNewest: false })
  await handIn(5, { type: 'input-file' })
  await handIn(6, { status: 'rejected', mime: 'video/webm' })
})

test('voices of decided or replaced works go once they are old; all else stays, and the work says what went', async () => {
  expect(await removeRecordingsBefore(school.db, before)).toBe(4)
  expect(await removeRecordingsBefore(school.db, before)).toBe(0)
  const uploads = await school.db.selectFrom('uploads').select(['media_key', 'state']).orderBy('id').execute()
  const discarded = uploads.filter(({ state }) => state === 'discarded').map(({ media_key }) => media_key)
  expect(discarded).toEqual(['a1', 'a4', 'b1', 'b4'])
  const works = await school.db
    .selectFrom('submissions')
    .select(['id', 'work', 'status'])
    .orderBy('id')
    .execute()
  for (const { id, work } of works) {
    const { files } = work as { files: Parameters<typeof presentFile>[0][] } // as handed in above
    const shown = files.map((file) => presentFile(file, (key) => `/media/${key}`))
    const gone = [1, 4].includes(id)
    expect(shown.map(({ name, url, removed }) => [name, url, removed])).toEqual([
      [`a${id}`, gone ? '' : `/media/a${id}`, gone ? true : undefined],
      [`b${id}`, gone ? '' : `/media/b${id}`, gone ? true : undefined],
    ])
  }
})
