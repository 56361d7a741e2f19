import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { limits, type ErrorCode } from '@qadam/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { UploadClient } from '../../../../test/upload-client.ts'
import { openDiskStore } from '../../../files/disk-store.ts'
import { isFileKey, type FileStore, type UploadStore } from '../../../files/file-store.ts'
import { keepParts, listDraftUploads, removeOrphanUploads, attachUploads } from './index.ts'

const voice = readFileSync(path.resolve(import.meta.dirname, '../../../../test/samples/voice.webm'))
const windowsProgram = Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')

const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-uploads-'))
let files: UploadStore
let school: TestSchool
let learning: Learning
let student: Learner
let lessonId: number
let questionId: number
let otherQuestionId: number
beforeAll(async () => {
  files = await openDiskStore(path.join(folder, 'files'))
  school = await startTestSchool({ files })
  learning = await startLearning(school)
})
afterAll(async () => {
  await school.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  student = await learning.student()
  lessonId = (await student.lesson(0)).id
  const questions = await student.questions(lessonId)
  questionId = questions[2]?.id ?? 0
  otherQuestionId = questions[3]?.id ?? 0
})

let parts = 0
function part(fileName: string, content: Buffer | string) {
  parts += 1
  const file = path.join(folder, `part-${parts}`)
  writeFileSync(file, content)
  return { fileName, path: file, size: Buffer.byteLength(content) }
}

const context = (store: FileStore = files) => ({
  files: store,
  now: school.clock.now(),
  uploadQuota_bytes: 40 * 1024 * 1024,
})
const keep = async (...given: ReturnType<typeof part>[]) =>
  await keepParts(school.db, context(), student.id, questionId, given)

async function submit(): Promise<number> {
  const { version } = await school.db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('version'))
    .where('person_id', '=', student.id)
    .executeTakeFirstOrThrow()
  const { id } = await school.db
    .insertInto('submissions')
    .values({
      person_id: student.id,
      question_id: questionId,
      lesson_id: lessonId,
      course_id: learning.courseId,
      version: version + 1,
      is_newest: false,
      status: 'uploaded',
      work: '{}',
      submitted_at: school.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const take = async (ids: string[], submissionId: number, question = questionId, person = student.id) =>
  await school.db
    .transaction()
    .execute(async (db) => await attachUploads(db, person, question, ids, submissionId, school.clock.now()))

const rows = async () =>
  await school.db.selectFrom('uploads').selectAll().where('person_id', '=', student.id).execute()
async function onlyRow() {
  const [row, ...others] = await rows()
  if (!row || others.length > 0) throw new Error('There should be one upload')
  return row
}
const storedKeys = () =>
  readdirSync(path.join(folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
const code = (error: ErrorCode) => expect.objectContaining({ code: error })

describe('files that came with a form', () => {
  test('are kept as drafts of the question, in their order', async () => {
    const ids = await keep(part('../ish.py', 'print(1)'), part('ovoz.webm', voice))
    const drafts = await listDraftUploads(school.db, student.id, questionId)
    expect(drafts.map((draft) => draft.upload_id).toSorted()).toEqual(ids.toSorted())
    expect(drafts.find((draft) => draft.upload_id === ids[0])).toEqual({
      upload_id: ids[0],
      name: 'ish.py',
      size: 8,
      type: 'text/plain',
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      duration_s: null,
    })
    expect(drafts.find((draft) => draft.upload_id === ids[1])).toMatchObject({
      type: 'audio/webm',
      duration_s: expect.closeTo(2.7, 1),
    })
    expect(await listDraftUploads(school.db, student.id, otherQuestionId)).toEqual([])
    expect(readdirSync(folder).filter((name) => name.endsWith('.whole'))).toEqual([])
  })

  test.each<[string, () => ReturnType<typeof part>[], ErrorCode]>([
    [
      'one of a kind that is not taken',
      () => [part('a.txt', 'salom'), part('a.txt', windowsProgram)],
      'file.type_not_allowed',
    ],
    ['an empty one', () => [part('a.txt', 'salom'), part('b.txt', '')], 'exceptions.file.no_provided'],
    ['none', () => [], 'exceptions.file.no_provided'],
    [
      'eleven',
      () => Array.from({ length: limits.upload.maxFiles + 1 }, () => part('a.txt', 'x')),
      'file.too_large',
    ],
  ])('and are %s leave nothing behind', async (_, make, error) => {
    const before = storedKeys()
    const given = make()
    await expect(keep(...given)).rejects.toEqual(code(error))
    expect([await rows(), storedKeys()]).toEqual([[], before])
  })

  test('and find no room leave nothing behind', async () => {
    const before = storedKeys()
    const large = () => part('a.txt', Buffer.alloc(14 * 1024 * 1024, 'a'))
    await expect(keep(large(), large(), large())).rejects.toEqual(code('storage.quota_exceeded'))
    expect([await rows(), storedKeys()]).toEqual([[], before])
  })

  test('and fill the disk in the middle leave nothing behind', async () => {
    const before = storedKeys()
    let left = 1
    const full: FileStore = {
      ...files,
      put: async (...given) => {
        if (left === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
        left -= 1
        return await files.put(...given)
      },
    }
    const given = [part('a.txt', 'a'), part('b.txt', 'b')]
    await expect(keepParts(school.db, context(full), student.id, questionId, given)).rejects.toMatchObject({
      code: 'ENOSPC',
    })
    expect([await rows(), storedKeys()]).toEqual([[], before])
  })
})

describe('uploads that are handed in', () => {
  test('belong to the submission from then on, in the order that was asked for', async () => {
    const [first = '', second = ''] = await keep(part('a.txt', 'a'), part('b.txt', 'b'))
    const submission = await submit()
    const taken = await take([second, first, second], submission)
    expect(taken.map(({ name }) => name)).toEqual(['b.txt', 'a.txt'])
    expect(await rows()).toEqual([
      expect.objectContaining({ state: 'used', used_by_submission: submission }),
      expect.objectContaining({ state: 'used', used_by_submission: submission }),
    ])
    expect(await listDraftUploads(school.db, student.id, questionId)).toEqual([])
    expect(await take([second, first], submission)).toEqual(taken)
  })

  test('are taken by one submission only, also when two are made at once', async () => {
    const ids = await keep(part('a.txt', 'a'))
    const submissions = [await submit(), await submit()]
    const results = await Promise.allSettled(submissions.map(async (id) => await take(ids, id)))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: code('validation.failed'),
    })
  })

  test('must be one’s own', async () => {
    const ids = await keep(part('a.txt', 'a'))
    const neighbour = await learning.student()
    await expect(take(ids, await submit(), questionId, neighbour.id)).rejects.toEqual(code('not_found'))
    await expect(take(['0'.repeat(32)], await submit())).rejects.toEqual(code('not_found'))
    expect((await rows()).map(({ state }) => state)).toEqual(['ready'])
  })

  test('must be whole, for this question, and no more than ten', async () => {
    const ids = await keep(part('a.txt', 'a'))
    await expect(take(ids, await submit(), otherQuestionId)).rejects.toEqual(code('validation.failed'))
    const client = new UploadClient(school, student.token)
    const half = await client.begin(10)
    await expect(take([half.id], await submit())).rejects.toEqual(code('validation.failed'))
    const many = Array.from(
      { length: limits.upload.maxFiles + 1 },
      (_, index) => `${'0'.repeat(30)}${index + 10}`,
    )
    await expect(take(many, await submit())).rejects.toEqual(code('validation.failed'))
  })

  test('may have come without a question, by the resumable way', async () => {
    const client = new UploadClient(school, student.token)
    const free = await client.upload('salom', { filename: 'a.txt' })
    const bound = await client.upload('salom', { filename: 'b.txt', question_id: String(questionId) })
    const taken = await take([free.id, bound.id], await submit())
    expect(taken.map(({ name, type }) => [name, type])).toEqual([
      ['a.txt', 'text/plain'],
      ['b.txt', 'text/plain'],
    ])
  })

  test('stay with the caller’s transaction: what it undoes was never taken', async () => {
    const ids = await keep(part('a.txt', 'a'))
    const submission = await submit()
    await expect(
      school.db.transaction().execute(async (db) => {
        await attachUploads(db, student.id, questionId, ids, submission, school.clock.now())
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(await listDraftUploads(school.db, student.id, questionId)).toHaveLength(1)
  })
})

describe('upload_discard', () => {
  const discard = async (uploadId: unknown, token: string | undefined = student.token) =>
    await school.call('upload_discard', { upload_id: uploadId }, token)

  test('takes a draft back, with its bytes', async () => {
    const [id = ''] = await keep(part('a.txt', 'a'))
    const { media_key } = await onlyRow()
    expect(await discard(id)).toMatchObject({ status: 200, body: { data: null } })
    expect([await rows(), await files.stat(media_key)]).toEqual([[], undefined])
    expect((await discard(id)).code).toBe('not_found')
  })

  test('also half-way', async () => {
    const before = storedKeys()
    const client = new UploadClient(school, student.token)
    const half = await client.begin(10)
    await client.patch(half.location, 0, 'salom')
    expect((await discard(half.id)).status).toBe(200)
    expect((await client.head(half.location)).status).toBe(404)
    expect(storedKeys()).toEqual(before)
  })

  test('leaves alone what was handed in, and what is another’s', async () => {
    const ids = await keep(part('a.txt', 'a'))
    const [id = ''] = ids
    const neighbour = await learning.student()
    expect((await discard(id, neighbour.token)).code).toBe('not_found')
    await take(ids, await submit())
    expect((await discard(id)).code).toBe('conflict')
    expect((await rows()).map(({ state }) => state)).toEqual(['used'])
  })

  test('needs a student who may hand in, and an id', async () => {
    const teacher = await school.signIn((await school.createTeacher()).phone)
    const frozen = await school.signedInStudent({ frozen: true })
    expect((await school.call('upload_discard', { upload_id: '0'.repeat(32) })).code).toBe('auth.required')
    expect((await discard('0'.repeat(32), teacher)).code).toBe('access.forbidden')
    expect((await discard('0'.repeat(32), frozen.token)).code).toBe('account.frozen')
    for (const id of [undefined, 7, '', '../x', 'a'.repeat(65), "' or 1=1 --", 'a\u0000'.repeat(16)])
      expect((await discard(id)).code).toBe('validation.failed')
  })
})

describe('the daily clean-up', () => {
  const hour = 3600
  const sweep = async () => await removeOrphanUploads(school.db, files, school.clock.now())

  test('removes what stopped coming a day ago and what was not handed in for a week', async () => {
    const start = school.clock.now()
    const client = new UploadClient(school, student.token)
    const half = await client.begin(10)
    await client.patch(half.location, 0, 'salom')
    const draft = await keep(part('a.txt', 'a'))
    const handedIn = await keep(part('b.txt', 'b'))
    await take(handedIn, await submit())
    const keys = Object.fromEntries((await rows()).map(({ id, media_key }) => [id, media_key]))
    const ids = async () => (await rows()).map(({ id }) => id).toSorted()

    school.clock.advance(23 * hour)
    await sweep()
    expect(await ids()).toEqual([half.id, ...draft, ...handedIn].toSorted())
    school.clock.advance(2 * hour)
    await sweep()
    expect(await ids()).toEqual([...draft, ...handedIn].toSorted())
    school.clock.advance(7 * 24 * hour)
    expect(await sweep()).toBeGreaterThan(0)
    expect([await ids(), await sweep()]).toEqual([handedIn, 0])
    expect(await files.stat(keys[draft[0] ?? ''] ?? '')).toBeUndefined()
    expect(await files.stat(keys[handedIn[0] ?? ''] ?? '')).toEqual({ size: 1 })
    school.clock.set(start)
  })

  test('ends what broke off before, and runs twice at once without harm', async () => {
    const [id = ''] = await keep(part('a.txt', 'a'))
    await school.db.updateTable('uploads').set({ state: 'discarded' }).where('id', '=', id).execute()
    await Promise.all([sweep(), sweep()])
    expect(await rows()).toEqual([])
  })

  test('finds bytes whose process died before it could say that they are there', async () => {
    const client = new UploadClient(school, student.token)
    const { id } = await client.begin(10)
    const { media_key } = await onlyRow()
    await files.put(Buffer.from('salom ali!'), media_key)
    const start = school.clock.now()
    school.clock.advance(25 * hour)
    await sweep()
    school.clock.set(start)
    expect([await rows(), await files.stat(media_key), isFileKey(id)]).toEqual([[], undefined, true])
  })
})
