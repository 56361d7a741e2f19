import { readdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { limits, type PracticeDraft, type ReviewPage, type Submission, type TryResult } from '@qadam/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDiskStore } from '../src/files/disk-store.ts'
import { actWhile } from './held-person.ts'
import type { Learner } from './learning.ts'
import { startPractising, type Practising } from './practice-course.ts'
import { createGroup, signedInStaff, type StaffMember } from './staffroom.ts'
import { startTestSchool, type TestSchool } from './test-school.ts'
import { UploadClient } from './upload-client.ts'

// Sequences of acts and acts at the same moment: each of them alone is allowed, or refused elsewhere.

const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-sequences-'))
let school: TestSchool
let practising: Practising
let teacher: StaffMember
let colleague: StaffMember
let student: Learner
let tus: UploadClient

beforeAll(async () => {
  school = await startTestSchool({ files: await openDiskStore(path.join(folder, 'files')) })
  practising = await startPractising(school)
})
beforeEach(async () => {
  teacher = await signedInStaff(school, 'teacher')
  colleague = await signedInStaff(school, 'teacher')
  student = await practising.student({ groupId: await createGroup(school, teacher) })
  tus = new UploadClient(school, student.token)
})
afterAll(async () => {
  await school.close()
  rmSync(folder, { recursive: true, force: true })
})

const storedFiles = () =>
  readdirSync(path.join(folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()
const files = () => practising.questionId('files')
const metadata = (more: Record<string, string> = {}) => ({
  filename: 'ish.txt',
  question_id: String(files()),
  ...more,
})
const handIn = async (upload_ids: string[], more: object = {}, who = student) =>
  await who.call<TryResult>('question_try', { question_id: files(), answer: 'file', upload_ids, ...more })
const write = async (answer: string, more: object = {}, who = student) =>
  await who.call<TryResult>('question_try', { question_id: practising.questionId('text'), answer, ...more })
const versions = async (question_id = files(), who = student) =>
  await who.data<Submission[]>('submissions', { question_id })
const draftFiles = async () =>
  (await student.data<PracticeDraft>('practice_draft', { question_id: files() })).files
const setFrozen = async (frozen: boolean) =>
  await school.db.updateTable('people').set({ frozen }).where('id', '=', student.id).execute()
const outcomes = (replies: readonly { status: number; code: string | undefined }[]) =>
  replies.map(({ status, code }) => code ?? String(status)).toSorted()
const atOnce = async <T>(times: number, act: (index: number) => Promise<T>) =>
  await Promise.all(Array.from({ length: times }, async (_, index) => await act(index)))

describe('uploads', () => {
  test('the last bytes from two devices at once make one file', async () => {
    const { location, id } = await tus.begin(10, metadata())
    await tus.patch(location, 0, 'salom')
    const replies = await atOnce(2, async () => await tus.patch(location, 5, ' ali!'))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect((await draftFiles()).map(({ upload_id, size }) => [upload_id, size])).toEqual([[id, 10]])
    expect((await tus.patch(location, 10, 'x')).code).toBe('conflict')
  })

  test('taken back while its bytes come, it leaves nothing behind', async () => {
    const before = storedFiles()
    for (const content of ['salom', 'salom ali!']) {
      const { location } = await tus.begin(10, metadata())
      const [, removed] = await Promise.all([tus.patch(location, 0, content), tus.remove(location)])
      expect(removed.status).toBe(204)
      expect((await tus.head(location)).status).toBe(404)
      expect((await tus.patch(location, 0, 'salom')).status).toBe(404)
    }
    expect([await draftFiles(), storedFiles()]).toEqual([[], before])
  })

  test('taken back while it is handed in, it is either gone or the teacher’s', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, location } = await tus.upload(`ish ${round}`, metadata())
      const [given, removed] = await Promise.all(
        round % 2 === 0
          ? [handIn([id]), tus.remove(location)]
          : [handIn([id]), student.call('upload_discard', { upload_id: id })],
      )
      const isGone = removed.status < 300
      expect(given.code).toBe(isGone ? 'not_found' : undefined)
    }
    for (const { files: handedIn = [] } of await versions())
      for (const { url } of handedIn) expect((await school.get(url)).status).toBe(200)
  })

  test('another’s among one’s own, another question’s or a used one: nothing is handed in and nothing lost', async () => {
    const neighbour = await practising.student()
    const theirs = await new UploadClient(school, neighbour.token).upload('ularniki', metadata())
    const own = await tus.upload('meniki', metadata())
    const voice = await tus.upload('ovoz', metadata({ question_id: String(practising.questionId('voice')) }))
    expect((await handIn([own.id, theirs.id])).code).toBe('not_found')
    expect((await handIn([own.id, voice.id])).code).toBe('validation.failed')
    expect(await versions()).toEqual([])
    expect((await handIn([own.id, own.id])).status).toBe(200)
    // Its owner can't lose a used one, nor delete it, nor reuse it in another submission.
    expect((await tus.remove(own.location)).code).toBe('conflict')
    const next = await tus.upload('yangi', metadata())
    expect((await handIn([next.id, own.id])).code).toBe('validation.failed')
    expect((await draftFiles()).map(({ upload_id }) => upload_id)).toEqual([next.id])
    expect((await handIn([theirs.id], {}, neighbour)).status).toBe(200)
  })

  test('frozen in the middle, it waits as it is, and goes on afterwards', async () => {
    const { location, id } = await tus.begin(10, metadata())
    await tus.patch(location, 0, 'salom')
    await setFrozen(true)
    for (const reply of [
      await tus.head(location),
      await tus.patch(location, 5, ' ali!'),
      await tus.remove(location),
    ])
      expect(reply.status).toBe(403)
    expect((await handIn([id])).code).toBe('account.frozen')
    await setFrozen(false)
    expect((await tus.head(location)).offset).toBe(5)
    expect((await tus.patch(location, 5, ' ali!')).status).toBe(204)
    expect((await handIn([id])).status).toBe(200)
  })

  test('for a lesson that is closed it can come, but not be handed in before that opens', async () => {
    const { id } = await tus.upload('erta', metadata())
    const lesson = await school.db
      .deleteFrom('lesson_progress')
      .where('person_id', '=', student.id)
      .where('lesson_id', '=', practising.lessonId('recorded'))
      .returningAll()
      .execute()
    const refused = await handIn([id])
    await school.db.insertInto('lesson_progress').values(lesson).execute()
    expect([refused.code, (await handIn([id])).status]).toEqual(['lesson.closed', 200])
  })

  test.each([
    ['NUL', '\0ish\0.txt'],
    ['a path', '../../etc/passwd'],
    ['4,000 letters', `${'a'.repeat(4000)}.txt`],
    ['a prototype', '__proto__'],
    ['a turned direction', '\u202Etxt.exe'],
    ['a folder', '..'],
  ])('a name with %s is shown at most', async (_, filename) => {
    const { id } = await tus.upload('salom', metadata({ filename }))
    const [file] = await draftFiles()
    expect(file?.upload_id).toBe(id)
    expect(file?.name).toMatch(/^[^/\\\p{Cc}\p{Bidi_Control}]{1,200}$/u)
    expect((await school.get(file?.url ?? '')).text).toBe('salom')
  })

  test('a room of many tiny files is full too, and has room again where one goes', async () => {
    const { location } = await tus.upload('x', metadata())
    await sql`
      insert into uploads (id, person_id, question_id, file_name, size, media_key, state, mime, sha256, created_at, finished_at)
      select md5(id || one), person_id, question_id, file_name, size, md5(media_key || one), state, mime, sha256, created_at, finished_at
      from uploads, generate_series(2, ${limits.upload.maxKept}) one where person_id = ${student.id}`.execute(
      school.db,
    )
    const replies = await atOnce(3, async () => await tus.begin(1, metadata()))
    expect(outcomes(replies)).toEqual(Array<string>(3).fill('storage.quota_exceeded'))
    await tus.remove(location)
    expect(outcomes(await atOnce(3, async () => await tus.begin(1, metadata())))).toEqual([
      '201',
      'storage.quota_exceeded',
      'storage.quota_exceeded',
    ])
  })
})

describe('media', () => {
  test('an address is of no use once its file was taken back, whole, in part or by its head alone', async () => {
    const { location } = await tus.upload('salom', metadata())
    const [draft] = await draftFiles()
    const url = draft?.url ?? ''
    const { status, headers: told } = await school.get(url)
    const etag = String(told['etag'])
    expect(status).toBe(200)
    await tus.remove(location)
    const ways: Record<string, string>[] = [
      {},
      { range: 'bytes=0-1' },
      { range: 'bytes=99-' },
      { 'if-none-match': etag },
    ]
    for (const headers of ways) expect((await school.get(url, headers)).status).toBe(404)
    expect((await school.inject({ method: 'HEAD', url })).status).toBe(404)
  })

  test('its signature opens no other file, however the address is written', async () => {
    await tus.upload('bir', metadata())
    await tus.upload('ikki', metadata())
    const [one = '', two = ''] = (await draftFiles()).map(({ url }) => url)
    const [, key = ''] = /\/media\/(\w+)/.exec(two) ?? []
    const query = one.split('?')[1] ?? ''
    for (const url of [
      `/media/${key}?${query}`,
      `/media/${key.toUpperCase()}?${query}`,
      `/media/${key}?${query}&${two.split('?')[1] ?? ''}`,
      `/media/x/../${key}?${query}`,
      one.replace('?', '%3F'),
    ])
      expect((await school.get(url)).status).not.toBe(200)
  })
})

describe('hand-ins and drafts', () => {
  test('one request_id for two questions at once is one hand-in', async () => {
    const more = { request_id: crypto.randomUUID() }
    const replies = await Promise.all([
      write('Bu mening javobim', more),
      student.call('question_try', {
        question_id: practising.questionId('demo'),
        answer: 'Bu mening ishim',
        ...more,
      }),
    ])
    expect(outcomes(replies)).toEqual(['200', 'conflict'])
  })

  test('a draft has no revision beyond the last', async () => {
    const question_id = practising.questionId('text')
    for (const revision of [-1, 1, 2_147_483_646, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER]) {
      const reply = await student.call('practice_draft_save', { question_id, text: 'x', revision })
      expect([revision, reply.status]).toEqual([revision, expect.toBeOneOf([400, 409])])
    }
    const saves = await atOnce(
      8,
      async (index) =>
        await student.call('practice_draft_save', { question_id, text: `matn ${index}`, revision: 0 }),
    )
    expect(outcomes(saves)).toEqual(['200', ...Array<string>(7).fill('conflict')])
  })
})

describe('projects', () => {
  const save = async (project: object, revision = 0, who = student) =>
    await who.call('save_project_data', { slot: 'web', project, revision })

  test('has no state before its first or after its last', async () => {
    await save({ files: { 'index.html': 'a' } })
    for (const version of [-1, 1.5, 1, 2, 2_147_483_647, 2_147_483_648, 'x', '1; drop'])
      expect((await student.call('get_project_data', { slot: 'web', version })).status).toBeOneOf([400, 404])
    for (const revision of [2, 2_147_483_646, 2_147_483_647])
      expect((await save({ files: { 'index.html': 'b' } }, revision)).code).toBe('conflict')
  })

  test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'a file called %s is a file',
    async (name) => {
      const given = { files: { [name]: 'x' }, media: {} }
      expect((await save(given)).status).toBe(200)
      expect(await student.data('get_project_data', { slot: 'web' })).toMatchObject(given)
      const question_id = practising.questionId('project')
      const reply = await student.call('question_try', { question_id, answer: JSON.stringify(given) })
      expect(reply.status).toBe(200)
    },
  )

  test('a thousand tiny files are too many', async () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`f${index}`, '']))
    expect((await save({ files: many })).code).toBe('validation.failed')
    const question_id = practising.questionId('project')
    expect((await student.call('question_try', { question_id, answer: { files: many } })).code).toBe(
      'validation.failed',
    )
  })
})

describe('review', () => {
  const approval = { verdict: 'approved', score: 90, coins: 9, points: 45, comment: 'Yaxshi' }
  const submit = async (who = student) => {
    const reply = await write('Bu mening javobim', {}, who)
    if (!reply.body.success || !reply.body.data.submission) throw new Error('nothing was handed in')
    return reply.body.data.submission
  }

  test('after the student’s move the old teacher can do nothing with the work they had claimed', async () => {
    const { submission_id, version } = await submit()
    await teacher.data('review_claim', { submission_id })
    const group_id = await createGroup(school, colleague)
    await school.db.updateTable('people').set({ group_id }).where('id', '=', student.id).execute()
    const replies = [
      await teacher.call('review_decide', { submission_id, version, ...approval }),
      await teacher.call('review_decide', { submission_id, version, ...approval, despite_claim: true }),
      await teacher.call('review_claim', { submission_id }),
      await teacher.call('review_release', { submission_id }),
      await teacher.call('review_submission', { submission_id }),
      await teacher.call('review_check_again', { submission_id }),
      await teacher.call('helper_history', {
        student_id: student.id,
        question_id: practising.questionId('text'),
      }),
      await teacher.call('student', { student_id: student.id }),
    ]
    expect(outcomes(replies)).toEqual(Array<string>(replies.length).fill('not_found'))
    const taken = await colleague.call('review_decide', {
      submission_id,
      version,
      ...approval,
      despite_claim: true,
    })
    expect(taken.status).toBe(200)
  })

  test('a decision waits for whoever moves the student before it holds the work, which is moved too', async () => {
    const { submission_id, version } = await submit()
    const reply = await actWhile(school, student.id, {
      act: async () => await teacher.call('review_decide', { submission_id, version, ...approval }),
      changes: async (db) =>
        await sql`select id from submissions where id = ${submission_id} for update nowait`.execute(db),
    })
    expect(reply.status).toBe(200)
  })

  test('a claim that ran out binds nobody, and who held it learns of the decision', async () => {
    const admin = await signedInStaff(school, 'admin')
    const { submission_id, version } = await submit()
    const claims = await Promise.all(
      [teacher, admin].map(
        async (one) => await one.data<{ mine: boolean }>('review_claim', { submission_id }),
      ),
    )
    expect(claims.filter(({ mine }) => mine)).toHaveLength(1)
    const [holder, next] = claims[0]?.mine === true ? [teacher, admin] : [admin, teacher]
    expect((await next.call('review_decide', { submission_id, version, ...approval })).code).toBe('conflict')
    school.clock.advance(limits.review.claim_s + 1)
    expect((await next.call('review_decide', { submission_id, version, ...approval })).status).toBe(200)
    expect((await holder.call('review_decide', { submission_id, version, ...approval })).code).toBe(
      'submission.already_reviewed',
    )
    const page = await holder.data<ReviewPage>('review_submission', { submission_id })
    expect(page.decisions).toHaveLength(1)
  })

  test('one request_id for two works at once decides one of them', async () => {
    const group = await createGroup(school, teacher)
    const works = [
      await submit(await practising.student({ groupId: group })),
      await submit(await practising.student({ groupId: group })),
    ]
    const request_id = crypto.randomUUID()
    const replies = await Promise.all(
      works.map(
        async ({ submission_id, version }) =>
          await teacher.call('review_decide', { submission_id, version, ...approval, request_id }),
      ),
    )
    expect(outcomes(replies)).toEqual(['200', 'conflict'])
  })

  test('a phrase is its owner’s, and no race makes more than there may be', async () => {
    const phrase = { title: 'Salom', body: 'Yaxshi' }
    await atOnce(8, async () => await teacher.data('snippet_save', phrase))
    const [stored, ...copies] = await teacher.data<{ id: number }[]>('snippets')
    expect(copies).toEqual([])
    const id = stored?.id
    expect((await colleague.call('snippet_save', { ...phrase, id, body: 'x' })).code).toBe('not_found')
    expect((await colleague.call('snippet_delete', { id })).code).toBe('not_found')
    await school.db
      .insertInto('review_snippets')
      .values(
        Array.from({ length: limits.review.snippets.max - 2 }, (_, index) => ({
          person_id: teacher.id,
          title: `${index}`,
          body: 'x',
        })),
      )
      .execute()
    const replies = await atOnce(
      5,
      async (index) => await teacher.call('snippet_save', { title: `Yangi ${index}`, body: 'x' }),
    )
    expect(outcomes(replies)).toEqual(['200', ...Array<string>(4).fill('conflict')])
  })
})

test('a ticket for the live events ends with the role it was given to', async () => {
  const asked = await student.data<{ ticket: string }>('events_ticket')
  await school.db.updateTable('people').set({ role: 'teacher' }).where('id', '=', student.id).execute()
  for (const endpoint of ['student', 'staff'])
    expect((await school.get(`/api/${endpoint}/events?ticket=${asked.ticket}`)).status).toBe(401)
})
