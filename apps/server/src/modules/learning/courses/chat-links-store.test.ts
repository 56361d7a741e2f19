import type { AuditEntry, Course, ShownSetting } from '@qadam/contract'
import { beforeAll, expect, test } from 'vitest'
import { startLearning, type Learning } from '../../../../test/learning.ts'
import { setSetting, shownSetting } from '../../../../test/set-setting.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let learning: Learning
let admin: StaffMember

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
  admin = await signedInStaff(school, 'admin')
})

interface Entry {
  course_id: number
  link: string
}

const saveLinks = async (by: StaffMember, links: Entry[]): Promise<ShownSetting> =>
  await setSetting(by, 'chat_links', { links })
const input = (links: Entry[] | undefined, revision: number) => ({
  name: 'chat_links',
  values: { links },
  revision,
})

test('the first entry of a course is its chat, on its page and in the list; without one the archive’s own stands', async () => {
  const student = await learning.student()
  const seen = async () => {
    const [listed] = await student.data<Course[]>('courses')
    if (!listed) throw new Error('the student has no course')
    const [shown] = await student.data<Course[]>('course_student', { course_id: listed.id })
    return { id: listed.id, chats: [listed.chat_link, shown?.chat_link] }
  }
  const { id: course_id, chats: own } = await seen()
  const save = async (...entries: Entry[]) => await saveLinks(admin, entries)
  const [first, second] = ['https://t.me/qadam_birinchi', 'tg://join?invite=ikkinchi']
  const entries = [
    { course_id: 99_999, link: second },
    { course_id, link: first },
    { course_id, link: second },
  ]
  expect(await save(...entries)).toMatchObject({
    values: { links: entries },
    state: { courses: [{ id: course_id }] },
  })
  expect((await seen()).chats).toEqual([first, first])
  await save(...entries.slice(2))
  expect((await seen()).chats).toEqual([second, second])
  await save()
  expect((await seen()).chats).toEqual(own)
})

test('what was changed is in the audit log, and what stayed the same is not', async () => {
  const other = await signedInStaff(school, 'admin')
  const entries = [{ course_id: 36, link: 'https://t.me/qadam' }]
  await saveLinks(other, entries)
  await saveLinks(other, entries)
  const { rows } = await other.data<{ rows: AuditEntry[] }>('audit_log', { staff_id: other.id })
  expect(rows).toMatchObject([
    {
      action: 'school_settings_save',
      before: { 'chat_links.links': '' },
      after: { 'chat_links.links': '36: https://t.me/qadam' },
    },
  ])
})

test('of two who save at once the later is refused with what the other saved; nothing of it is written', async () => {
  const other = await signedInStaff(school, 'admin')
  const audited = async () =>
    (await admin.data<{ rows: AuditEntry[] }>('audit_log', { action: 'school_settings_save' })).rows.length
  const { revision } = await saveLinks(admin, [])
  const written = await audited()
  const [mine, theirs] = ['https://t.me/qadam_mine', 'https://t.me/qadam_theirs'].map((link) => [
    { course_id: 36, link },
  ])
  const replies = await Promise.all([
    admin.call('school_settings_save', input(mine, revision)),
    other.call('school_settings_save', input(theirs, revision)),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = replies.findIndex(({ status }) => status === 409)
  const stored = refused === 0 ? theirs : mine
  expect(replies[refused]).toMatchObject({
    code: 'conflict',
    error: { newer: { revision: revision + 1, values: { links: stored } } },
  })
  expect(await shownSetting(admin, 'chat_links')).toMatchObject({
    revision: revision + 1,
    values: { links: stored },
  })
  expect(await audited()).toBe(written + 1)
  // An admin who has seen it may still overwrite it.
  const mineAfterAll = refused === 0 ? mine : theirs
  const again = await admin.data('school_settings_save', input(mineAfterAll, revision + 1))
  expect(again).toMatchObject({ revision: revision + 2, values: { links: mineAfterAll } })
})

test('what is sent again because its reply was lost is kept already', async () => {
  const { revision } = await saveLinks(admin, [])
  const sent = input([{ course_id: 36, link: 'https://t.me/qadam' }], revision)
  for (let times = 0; times < 2; times += 1)
    expect(await admin.data('school_settings_save', sent)).toMatchObject({ revision: revision + 1 })
})
