import type { Announcement, Notification, StaffAnnouncement } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { startLearning, type Learning } from '../../../../test/learning.ts'
import { smallCourse } from '../../../../test/small-course.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type SignedIn, type TestSchool } from '../../../../test/test-school.ts'
import type { LivePublisher } from '../../../live/live-message.ts'
import { enroll } from '../../learning/courses/index.ts'
import { notifyOfAnnouncements } from './index.ts'

let school: TestSchool
let admin: StaffMember
let teacher: StaffMember
let groupId: number
let student: SignedIn

// A Tuesday, noon in Tashkent.
const noon = '2026-03-10T07:00:00Z'

beforeAll(async () => {
  school = await startTestSchool()
})
beforeEach(async () => {
  school.clock.set(noon)
  await school.db.deleteFrom('announcements').execute()
  admin = await signedInStaff(school, 'admin')
  teacher = await signedInStaff(school, 'teacher')
  groupId = await createGroup(school, teacher, 'Kechki guruh')
  student = await school.signedInStudent({ groupId })
})

const draft = (over: object = {}) => ({
  group_id: groupId,
  title: { uz: 'Dushanba dars yoʻq', ru: 'В понедельник уроков нет' },
  body: { uz: 'Keyingi dars **chorshanba** kuni.', ru: 'Следующий урок в **среду**.' },
  from: '2026-03-10',
  until: null,
  revision: 0,
  ...over,
})
const announce = async (over: object = {}, by: StaffMember = admin) =>
  await by.data<StaffAnnouncement>('announcement_save', draft(over))
const seen = async ({ token }: { token: string }) => {
  const { body } = await school.call<Announcement[]>('announcements', {}, token)
  if (!body.success) throw new Error(body.error.code)
  return body.data
}
const titles = async (who: SignedIn) => (await seen(who)).map(({ title }) => title)
const mark = async (who: SignedIn, announcement_id: number, as: 'read' | 'dismissed') =>
  await school.call('announcement_mark', { announcement_id, as }, who.token)
const notifyAll = async () =>
  await notifyOfAnnouncements({ db: school.db, live: school.live }, school.moment())
const messages = async ({ token }: SignedIn) => {
  const { body } = await school.call<{ notifications: Notification[] }>(
    'get_student_notifications',
    {},
    token,
  )
  if (!body.success) throw new Error(body.error.code)
  return body.data.notifications.map(({ detail }) => detail)
}

describe('students', () => {
  test('of the group see it in their language, its Markdown as safe HTML; others do not', async () => {
    const { id } = await announce({
      body: { uz: '**Muhim** <script>alert(1)</script>[a](javascript:alert(1))', ru: '**Важно**' },
    })
    const [shown] = await seen(student)
    expect(shown).toMatchObject({ id, title: 'Dushanba dars yoʻq', from: '2026-03-10', is_read: false })
    expect(shown?.html).toContain('<strong>Muhim</strong>')
    expect(shown?.html).not.toMatch(/<script|href="javascript/)
    await school.call('update_lang', { lang: 'ru' }, student.token)
    expect(await seen(student)).toMatchObject([
      { title: 'В понедельник уроков нет', html: expect.stringContaining('<strong>Важно</strong>') },
    ])
    const others = [
      await school.signedInStudent(),
      await school.signedInStudent({ groupId: await createGroup(school, null) }),
    ]
    for (const other of others) expect(await seen(other)).toEqual([])
  })

  test('all see what is said to the school, frozen ones too; without Russian it is Uzbek', async () => {
    await announce({ group_id: null, title: { uz: 'Bayram', ru: '  ' }, body: { uz: 'Tabriklaymiz!' } })
    for (const other of [student, await school.signedInStudent({ frozen: true, lang: 'ru' })])
      expect(await titles(other)).toEqual(['Bayram'])
  })

  test('see it from its first school day to its last, both included', async () => {
    await announce({ from: '2026-03-11', until: '2026-03-12' })
    const days: Record<string, number> = {}
    // An hour after midnight and an hour before it, in Tashkent.
    for (const moment of ['10T18:59', '10T19:01', '12T18:59', '12T19:01']) {
      school.clock.set(`2026-03-${moment}:00Z`)
      days[moment] = (await seen({ token: await school.signIn(student.phone) })).length
    }
    expect(days).toEqual({ '10T18:59': 0, '10T19:01': 1, '12T18:59': 1, '12T19:01': 0 })
  })

  test('keep what they read and dismissed, each for themselves, on whatever device', async () => {
    const neighbour = await school.signedInStudent({ groupId })
    const { id } = await announce()
    for (let times = 0; times < 2; times += 1) expect((await mark(student, id, 'read')).status).toBe(200)
    expect(await seen({ token: await school.signIn(student.phone) })).toMatchObject([{ id, is_read: true }])
    await mark(student, id, 'dismissed')
    // A tab that had it open still.
    await mark(student, id, 'read')
    expect(await seen(student)).toEqual([])
    expect(await seen(neighbour)).toMatchObject([{ id, is_read: false }])
  })

  test('can mark nothing that is not for them, or not yet', async () => {
    const stranger = await school.signedInStudent()
    const { id } = await announce()
    const planned = await announce({ from: '2026-03-11' })
    for (const [who, what] of [
      [stranger, id],
      [student, planned.id],
      [student, id + 1000],
    ] as const)
      expect((await mark(who, what, 'dismissed')).code).toBe('not_found')
    expect(
      (await school.call('announcement_mark', { announcement_id: id, as: 'lost' }, student.token)).status,
    ).toBe(400)
    expect((await school.call('announcements')).code).toBe('auth.required')
    expect((await school.call('announcements', {}, teacher.token)).code).toBe('access.forbidden')
  })

  test('who move to another group see what is said there', async () => {
    const other = await createGroup(school, null)
    await announce({ title: { uz: 'Birinchi' } })
    await announce({ title: { uz: 'Ikkinchi' }, group_id: other })
    await school.db.updateTable('people').set({ group_id: other }).where('id', '=', student.id).execute()
    expect(await titles(student)).toEqual(['Ikkinchi'])
  })
})

describe('to a course', () => {
  let learning: Learning
  beforeAll(async () => {
    school.clock.set(noon)
    learning = await startLearning(school)
  })
  const toCourse = () => ({ group_id: null, course_id: learning.courseId, title: { uz: 'Yangi modul' } })

  test('it reaches who is enrolled in it, of whatever group, and nobody else', async () => {
    const learners = [await learning.student(), await learning.student()]
    const { id } = await announce(toCourse())
    expect(await titles(student)).toEqual([])
    expect((await mark(student, id, 'read')).code).toBe('not_found')
    for (const learner of learners)
      expect(await learner.data<Announcement[]>('announcements')).toMatchObject([
        { id, title: 'Yangi modul' },
      ])
    await notifyAll()
    const { rows: informed } = await sql<{ person_id: number }>`
      select person_id from notifications where key = ${`announcement:${id}`}`.execute(school.db)
    const enrolled = await school.db
      .selectFrom('enrollments')
      .select('person_id')
      .where('course_id', '=', learning.courseId)
      .execute()
    const ids = (rows: { person_id: number }[]) => rows.map((row) => row.person_id).toSorted((a, b) => a - b)
    expect(ids(informed)).toEqual(ids(enrolled))
    // A student who is enrolled while it is shown sees it too.
    await enroll(school.db, student.id, learning.courseId, school.clock.now())
    expect(await titles(student)).toEqual(['Yangi modul'])
    await mark(student, id, 'read')
    const { rows } = await admin.data<{ rows: StaffAnnouncement[] }>('announcements')
    expect(rows).toMatchObject([
      { id, group: null, course: { id: learning.courseId }, recipients: enrolled.length + 1, read: 1 },
    ])
  })

  test('an admin alone speaks; a teacher sees what students of their groups are told there', async () => {
    const { id } = await announce(toCourse())
    const own = await teacher.call('announcement_save', draft(toCourse()))
    expect(own.code).toBe('access.forbidden')
    for (const [action, input] of [
      ['announcement_save', draft({ ...toCourse(), id })],
      ['announcement_end', { announcement_id: id }],
    ] as const)
      expect((await teacher.call(action, input)).code).toBe('not_found')
    const listed = async () => (await teacher.data<{ rows: StaffAnnouncement[] }>('announcements')).rows
    expect(await listed()).toEqual([])
    await enroll(school.db, student.id, learning.courseId, school.clock.now())
    expect(await listed()).toMatchObject([{ id, may_change: false }])
  })

  test('there is such a course, no group beside it, and it stays the one it was said to', async () => {
    const outcome = async (over: object) => {
      const { code, error } = await admin.call('announcement_save', draft(over))
      return [code, error?.['reason'] ?? Object.keys(error?.fields ?? {})]
    }
    expect(await outcome({ group_id: null, course_id: 99_999 })).toEqual(['not_found', []])
    expect(await outcome({ course_id: learning.courseId })).toEqual(['validation.failed', ['course_id']])
    const { id } = await announce(toCourse())
    expect(await outcome({ id, group_id: null })).toEqual(['conflict', 'audience_fixed'])
    expect(await announce({ ...toCourse(), id, title: { uz: 'Modul ochildi' } })).toMatchObject({ id })
    const { rows } = await admin.data<{ rows: { after: object }[] }>('audit_log', {
      action: 'announcement_save',
    })
    expect(rows[0]?.after).toMatchObject({ announcement: id, course: expect.any(String) })
  })
})

describe('notifications', () => {
  test('reach each student it is for once, however often the job runs and side by side', async () => {
    const second = await createGroup(school, null)
    const many = await Promise.all(
      Array.from({ length: 120 }, async () => await school.createStudent({ groupId: second })),
    )
    const { id } = await announce({ group_id: second })
    await Promise.all([notifyAll(), notifyAll(), notifyAll()])
    await notifyAll()
    const rows = await school.db
      .selectFrom('notifications')
      .select(['person_id', 'link'])
      .where('key', '=', `announcement:${id}`)
      .execute()
    expect(rows.map(({ person_id }) => person_id).toSorted()).toEqual(many.map((one) => one.id).toSorted())
    expect(new Set(rows.map(({ link }) => link))).toEqual(new Set([`/#announcement-${id}`]))
  })

  test('reach nobody whose account is closed, who is not counted either', async () => {
    const { courseId } = await startLearning(school, smallCourse('yopilgan'))
    const left = await school.signedInStudent()
    await enroll(school.db, left.id, courseId, school.clock.now())
    await enroll(school.db, student.id, courseId, school.clock.now())
    await admin.data('student_close', { student_id: left.id, closed: true })
    expect(await announce({ group_id: null, course_id: courseId })).toMatchObject({ recipients: 1 })
    await notifyAll()
    await admin.data('student_close', { student_id: left.id, closed: false })
    const back = { ...left, token: await school.signIn(left.phone) }
    expect([(await messages(student)).length, await messages(back)]).toEqual([1, []])
  })

  test('say its title, in the words of the day they were sent; an edit tells nobody again', async () => {
    const { id } = await announce()
    await notifyAll()
    await announce({ id, title: { uz: 'Seshanba dars yoʻq' } })
    await notifyAll()
    expect(await messages(student)).toEqual(['Dushanba dars yoʻq.'])
    expect(await titles(student)).toEqual(['Seshanba dars yoʻq'])
  })

  test('wait for the first day; one that is ended or past before that is told to nobody', async () => {
    await announce({ from: '2026-03-11', title: { uz: 'Ertaga' } })
    const ended = await announce({ from: '2026-03-11', title: { uz: 'Bekor' } })
    await admin.call('announcement_end', { announcement_id: ended.id })
    await notifyAll()
    expect(await messages(student)).toEqual([])
    school.clock.set('2026-03-11T07:00:00Z')
    await notifyAll()
    expect(await messages({ ...student, token: await school.signIn(student.phone) })).toEqual(['Ertaga.'])
  })

  test('that were cut off go on where they were, and not once it is ended', async () => {
    const second = await createGroup(school, null)
    const many = []
    for (let index = 0; index < 60; index += 1) many.push(await school.createStudent({ groupId: second }))
    const { id } = await announce({ group_id: second })
    const count = async () =>
      Number(
        (
          await school.db
            .selectFrom('notifications')
            .select((select) => select.fn.countAll().as('count'))
            .where('key', '=', `announcement:${id}`)
            .executeTakeFirstOrThrow()
        ).count,
      )
    const stopping: LivePublisher = {
      peopleChanged: async () => {},
      endSessions: async () => {},
      // The process ends after its first batch.
      publish: () => {
        throw new Error('killed')
      },
    }
    const killed = notifyOfAnnouncements({ db: school.db, live: stopping }, school.moment())
    await expect(killed).rejects.toThrow('killed')
    expect(await count()).toBe(50)
    await admin.call('announcement_end', { announcement_id: id })
    await notifyAll()
    expect(await count()).toBe(50)
    await school.db.updateTable('announcements').set({ ended_at: null }).where('id', '=', id).execute()
    await notifyAll()
    expect(await count()).toBe(60)
  })
})

describe('staff', () => {
  test('find who it is for and how many of them opened it', async () => {
    const second = await createGroup(school, teacher, 'Tonggi guruh')
    const readers = [
      await school.signedInStudent({ groupId: second }),
      await school.signedInStudent({ groupId: second }),
    ]
    const made = await announce({ group_id: second, until: '2026-03-12' }, teacher)
    await mark(readers[0] ?? student, made.id, 'read')
    const { rows, total } = await teacher.data<{ rows: StaffAnnouncement[]; total: number }>('announcements')
    expect(total).toBe(1)
    expect(rows).toEqual([
      {
        ...{ id: made.id, group: { id: second, name: 'Tonggi guruh' }, course: null },
        ...{ state: 'shown', ended_at: null },
        ...{ title: draft().title, body: draft().body, from: '2026-03-10', until: '2026-03-12' },
        ...{ author: 'Aziza Karimova', created_at: new Date(noon).toISOString() },
        ...{ recipients: 2, read: 1, may_change: true, revision: 0 },
      },
    ])
  })

  test('a teacher says nothing to the school or to another’s group, and changes nothing that is said there', async () => {
    const foreign = await createGroup(school, null)
    const toSchool = await announce({ group_id: null })
    const toForeign = await announce({ group_id: foreign })
    const outcome = async (over: object) => (await teacher.call('announcement_save', draft(over))).code
    expect(await outcome({ group_id: null })).toBe('access.forbidden')
    expect(await outcome({ group_id: foreign })).toBe('not_found')
    expect(await outcome({ id: toSchool.id, group_id: null })).toBe('not_found')
    expect(await outcome({ id: toForeign.id, group_id: foreign })).toBe('not_found')
    expect((await teacher.call('announcement_end', { announcement_id: toSchool.id })).code).toBe('not_found')
    const { rows } = await teacher.data<{ rows: StaffAnnouncement[] }>('announcements')
    expect(rows.map(({ id, may_change }) => [id, may_change])).toEqual([[toSchool.id, false]])
    expect((await admin.data<{ rows: StaffAnnouncement[] }>('announcements')).rows).toHaveLength(2)
  })

  test('a request that is repeated or raced makes one; another’s request is refused', async () => {
    const request_id = crypto.randomUUID()
    const made = await Promise.all(Array.from({ length: 4 }, async () => await announce({ request_id })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const other = await teacher.call('announcement_save', draft({ request_id }))
    expect([other.code, other.error?.['reason']]).toEqual(['conflict', 'request_used'])
  })

  test('what is ended is gone at once and stays as it was; to whom it is said stays too', async () => {
    const { id } = await announce()
    const moved = await admin.call('announcement_save', draft({ id, group_id: null }))
    expect(moved.error?.['reason']).toBe('audience_fixed')
    for (let times = 0; times < 2; times += 1)
      expect(await admin.data('announcement_end', { announcement_id: id })).toMatchObject({ state: 'ended' })
    expect(await seen(student)).toEqual([])
    const late = await admin.call('announcement_save', draft({ id }))
    expect([late.code, late.error?.['reason']]).toEqual(['conflict', 'ended'])
    expect((await admin.data<{ rows: object[] }>('announcements', { over: true })).rows).toMatchObject([
      { id },
    ])
    expect((await admin.data<{ rows: object[] }>('announcements')).rows).toEqual([])
  })

  test('of two who change one, the later is shown what the other saved, and overwrites it by name alone', async () => {
    const colleague = await signedInStaff(school, 'admin', { firstName: 'Nodira', lastName: 'Karimova' })
    const { id, revision } = await announce()
    expect(revision).toBe(0)
    const extended = await announce({ id, revision, until: '2026-03-20' }, colleague)
    expect(extended.revision).toBe(1)
    const late = { id, revision, title: { uz: 'Seshanba dars yoʻq' } }
    const { code, error } = await admin.call('announcement_save', draft(late))
    expect([code, error?.['reason']]).toEqual(['conflict', 'changed'])
    const newer = { id, until: '2026-03-20', revision: 1, saved_by: 'Nodira Karimova', may_change: true }
    expect(error?.['newer']).toMatchObject({ ...newer, title: extended.title, saved_at: expect.any(String) })
    // Sent again because its reply was lost: it stands as it was sent, whatever it was based on.
    expect(await announce({ id, revision, until: '2026-03-20' }, colleague)).toMatchObject({ revision: 1 })
    expect(await announce({ ...late, revision: 1 })).toMatchObject({ revision: 2, until: null })
    const raced = await Promise.all(
      [admin, colleague].map(
        async (one, at) =>
          await one.call('announcement_save', draft({ id, revision: 2, body: { uz: `Matn ${at}` } })),
      ),
    )
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409])
    // Whoever has it on the screen as it was before it ended does not bring it back.
    await admin.data('announcement_end', { announcement_id: id })
    const after = await colleague.call('announcement_save', draft({ id, revision: 3 }))
    expect(after.error?.['reason']).toBe('ended')
  })

  test('each change is in the audit log, of what it was and what it became', async () => {
    const { id } = await announce()
    await announce({ id, until: '2026-03-20' })
    await admin.call('announcement_end', { announcement_id: id })
    const { rows } = await admin.data<{ rows: object[] }>('audit_log', {
      subject_kind: 'group',
      subject_id: groupId,
    })
    expect(rows.slice(0, 3)).toMatchObject([
      { action: 'announcement_end', before: { announcement: id, until: '2026-03-20' }, after: null },
      { action: 'announcement_save', before: { until: null }, after: { until: '2026-03-20' } },
      {
        action: 'announcement_save',
        before: null,
        after: { title: 'Dushanba dars yoʻq', from: '2026-03-10' },
      },
    ])
  })
})
