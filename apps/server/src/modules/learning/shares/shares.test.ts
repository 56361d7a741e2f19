import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { limits, shareLimits, type Project, type Share, type SharedProject } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Learner } from '../../../../test/learning.ts'
import { startPractising, type Practising } from '../../../../test/practice-course.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { removeOrphanUploads } from '../uploads/index.ts'

const picture = readFileSync(path.resolve(import.meta.dirname, '../../../../test/samples/picture.png'))
const program = { files: { 'main.py': '# Salom\nprint("salom")\n' }, media: {} }

let school: TestSchool
let practising: Practising
let teacher: StaffMember
let owner: Learner
let friend: Learner

beforeAll(async () => {
  school = await startTestSchool()
  practising = await startPractising(school)
})
beforeEach(async () => {
  teacher = await signedInStaff(school, 'teacher')
  owner = await practising.student({ groupId: await createGroup(school, teacher), lastName: 'Sharipova' })
  friend = await practising.student()
})

const share = async (by = owner, project: object = program, slot = 'py', request_id = crypto.randomUUID()) =>
  await by.call<{ id: number; token: string }>('project_share', { slot, project, request_id })
async function shared(by = owner, project: object = program, slot = 'py') {
  const reply = await share(by, project, slot)
  if (!reply.body.success) throw new Error(reply.code)
  const { id, token } = reply.body.data
  return { id, key: token }
}
const open = async (key: string, by = friend) => await by.call<SharedProject>('shared_project', { key })
const list = async (by = owner) => (await by.data<{ shares: Share[] }>('project_shares')).shares
const reasonOf = (reply: { body: object }) =>
  'error' in reply.body ? (reply.body.error as { reason?: string }).reason : undefined // the envelope's

/** A picture in the owner's room, as their page names it. */
async function sendPicture(by = owner): Promise<string> {
  const form = new FormData()
  form.append('slot', 'web')
  form.append('file', new Blob([new Uint8Array(picture)]), 'mushuk.png')
  const body = new Response(form)
  const { body: reply } = await school.inject({
    method: 'POST',
    url: '/api/student?action=project_media',
    headers: { 'content-type': body.headers.get('content-type') ?? '', 'x-student-auth': by.token },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return (reply as { data: { url: string } }).data.url // what the action gives
}
const pageWith = (url: string) => ({
  files: { 'index.html': '<title><b>Uy</b></title><img src="a.png">' },
  media: { 'a.png': url },
})
const clean = async () => await removeOrphanUploads(school.db, school.files, school.clock.now())
const roomOf = async (by: Learner) =>
  (await by.data<{ files: { url: string }[] }>('project_media_room')).files.length

describe('a copy', () => {
  test('opens for another student with who shared it, and stays as it was shared', async () => {
    const { key } = await shared()
    await owner.data('save_project_data', {
      ...{ slot: 'py', project: { files: { 'main.py': 'boshqa' } }, revision: 0 },
    })
    const reply = await open(key)
    expect(reply.body).toMatchObject({
      data: { slot: 'py', title: 'Salom', files: program.files, is_own: false, owner: { initial: 'Sh' } },
    })
    expect(JSON.stringify(reply.body)).not.toContain('Sharipova')
    expect((await open(key, owner)).body).toMatchObject({ data: { is_own: true } })
  })

  test('names nobody whom the school hides on its leaderboard', async () => {
    const { key } = await shared()
    await owner.data('leaderboard_visibility', { hidden: true })
    expect((await open(key)).body).toMatchObject({ data: { owner: null } })
  })

  test('is known to the database by a digest alone', async () => {
    const { id, key } = await shared()
    const row = await school.db
      .selectFrom('project_shares')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(key)
    expect(JSON.stringify(await list())).not.toContain(key)
  })

  test('opens for nobody outside the school, nor for who has to pay first', async () => {
    const { key } = await shared()
    expect((await school.call('shared_project', { key })).code).toBe('auth.required')
    const frozen = await school.signedInStudent({ frozen: true, nextDueOn: '2026-03-01' })
    expect((await school.call('shared_project', { key }, frozen.token)).code).toBe('account.frozen')
    expect((await open(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404)
  })

  test('opens no more once its owner’s account is closed', async () => {
    const { key } = await shared()
    await school.db
      .updateTable('people')
      .set({ closed_at: school.clock.now() })
      .where('id', '=', owner.id)
      .execute()
    expect((await open(key)).status).toBe(404)
  })

  test('a request that comes again is the same copy with a key that works', async () => {
    const request = crypto.randomUUID()
    const [first, again] = [
      await share(owner, program, 'py', request),
      await share(owner, program, 'py', request),
    ]
    if (!first.body.success || !again.body.success) throw new Error('not shared')
    expect(again.body.data.id).toBe(first.body.data.id)
    expect((await open(again.body.data.token)).status).toBe(200)
    expect(await list()).toHaveLength(1)
  })

  test('is refused where it is too large, names another’s picture or what no project may', async () => {
    const huge = { files: { 'main.py': 'x'.repeat(limits.project.maxBytes) } }
    expect((await share(owner, huge)).code).toBe('file.too_large')
    const theirs = await sendPicture(friend)
    expect((await share(owner, pageWith(theirs), 'web')).code).toBe('not_found')
    expect((await share(owner, pageWith('https://boshqa.example/a.png'), 'web')).code).toBe(
      'validation.failed',
    )
    expect((await share(owner, program, 'question')).code).toBe('validation.failed')
    expect(await list()).toEqual([])
  })

  test('so many are open at a time; twenty at once are no more than that', async () => {
    const replies = await Promise.all(Array.from({ length: shareLimits.open + 5 }, async () => await share()))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(shareLimits.open)
    expect(replies.filter(({ code }) => code === 'conflict').map(reasonOf)).toEqual(Array(5).fill('full'))
    const [one] = await list()
    await owner.data('project_share_end', { share_id: one?.id })
    expect((await share()).status).toBe(200)
  })
})

describe('taking back', () => {
  test('its link says so at once, and its content is gone', async () => {
    const { id, key } = await shared()
    await owner.data('project_share_end', { share_id: id })
    const reply = await open(key)
    expect([reply.status, reasonOf(reply)]).toEqual([404, 'ended'])
    expect((await friend.call('shared_project_take', { key })).status).toBe(404)
    expect(await list()).toEqual([])
    expect((await owner.call('project_share_end', { share_id: id })).status).toBe(200)
    const { content } = await school.db
      .selectFrom('project_shares')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(content).toBeNull()
  })

  test('is nobody else’s', async () => {
    const { id, key } = await shared()
    expect((await friend.call('project_share_end', { share_id: id })).status).toBe(404)
    expect((await open(key)).status).toBe(200)
  })

  test('only the newest that ended are remembered', async () => {
    const ended = Array.from({ length: shareLimits.ended + 3 }, () => ({
      ...{ person_id: owner.id, request_id: crypto.randomUUID(), key_hash: randomBytes(32), slot: 'py' },
      ...{ title: '', shared_at: school.clock.now(), ended_at: school.clock.now(), ended_by: owner.id },
    }))
    await school.db.insertInto('project_shares').values(ended).execute()
    await shared()
    const rows = await school.db
      .selectFrom('project_shares')
      .select('id')
      .where('person_id', '=', owner.id)
      .execute()
    expect(rows).toHaveLength(shareLimits.ended + 1)
  })
})

describe('media', () => {
  test('come along, stay while a copy names them, and go after it', async () => {
    const url = await sendPicture()
    const { id, key } = await shared(owner, pageWith(url), 'web')
    school.clock.advance(8 * 24 * 3600)
    await signInAgain()
    await clean()
    const reply = await open(key)
    if (!reply.body.success) throw new Error(reply.code)
    expect((await school.get(reply.body.data.media['a.png'] ?? '')).status).toBe(200)
    await owner.data('project_share_end', { share_id: id })
    school.clock.advance(8 * 24 * 3600)
    await signInAgain()
    await clean()
    expect(await roomOf(owner)).toBe(0)
  })

  test('are copied once into the room of who makes it theirs, and outlive the copy', async () => {
    const { id, key } = await shared(owner, pageWith(await sendPicture()), 'web')
    const take = async () =>
      await friend.data<Pick<Project, 'files' | 'media'>>('shared_project_take', { key })
    const [taken, again] = [await take(), await take()]
    expect(again).toEqual(taken)
    expect(await roomOf(friend)).toBe(1)
    await friend.data('save_project_data', { slot: 'web', project: taken, revision: 0 })
    await owner.data('project_share_end', { share_id: id })
    school.clock.advance(8 * 24 * 3600)
    await signInAgain()
    await clean()
    const { media } = await friend.data<Project>('get_project_data', { slot: 'web' })
    const served = await school.get(media['a.png'] ?? '')
    expect([served.status, served.headers['content-type']]).toEqual([200, 'image/png'])
  })

  test('are not cleaned up between being taken and being saved, also where they were here unnamed', async () => {
    await sendPicture(friend)
    school.clock.advance(8 * 24 * 3600)
    await signInAgain()
    const { key } = await shared(owner, pageWith(await sendPicture()), 'web')
    const taken = await friend.data<Pick<Project, 'files' | 'media'>>('shared_project_take', { key })
    await clean()
    expect(
      (await friend.call('save_project_data', { slot: 'web', project: taken, revision: 0 })).status,
    ).toBe(200)
    expect(await roomOf(friend)).toBe(1)
  })

  test('the owner who takes their own copy has the picture they had', async () => {
    const { key } = await shared(owner, pageWith(await sendPicture()), 'web')
    await owner.data('shared_project_take', { key })
    expect(await roomOf(owner)).toBe(1)
  })

  /** Sessions end in the days that a test goes through. */
  async function signInAgain() {
    const expires_at = new Date(school.clock.now().getTime() + 3_600_000)
    await school.db
      .updateTable('sessions')
      .set({ expires_at })
      .where('person_id', 'in', [owner.id, friend.id])
      .execute()
  }
})

describe('staff', () => {
  test('a teacher sees what a student shared, and takes it back for all to know', async () => {
    const { id, key } = await shared()
    const { shares } = await teacher.data<{ shares: Share[] }>('student_shares', { student_id: owner.id })
    expect(shares).toMatchObject([{ id, title: 'Salom', state: 'open' }])
    const look = await teacher.data('student_share', { share_id: id })
    expect(look).toMatchObject({ id, files: program.files, student: { last_name: 'Sharipova' } })
    await teacher.data('student_share_end', { share_id: id })
    await teacher.data('student_share_end', { share_id: id })
    expect(reasonOf(await open(key))).toBe('ended')
    expect(await list()).toMatchObject([{ id, state: 'withdrawn' }])
    const entries = await school.db
      .selectFrom('audit_log')
      .select(['staff_id', 'before'])
      .where('action', '=', 'share_end')
      .where('subject_id', '=', owner.id)
      .execute()
    expect(entries).toEqual([{ staff_id: teacher.id, before: { share: id, slot: 'py', title: 'Salom' } }])
  })

  test('who was given its link opens and ends it, of whatever group; by its number nobody else does', async () => {
    const colleague = await signedInStaff(school, 'teacher')
    const { id, key } = await shared()
    expect((await colleague.call('student_share', { share_id: id })).status).toBe(404)
    expect((await colleague.call('student_share_end', { share_id: id })).status).toBe(404)
    expect(await colleague.data('shared_project', { key })).toMatchObject({ student: { id: owner.id } })
    await colleague.data('shared_project_end', { key })
    expect((await open(key)).status).toBe(404)
    expect((await teacher.call('student_share', { share_id: id })).status).toBe(404)
  })
})
