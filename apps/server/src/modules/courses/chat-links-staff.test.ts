import type { AuditEntry, Course } from '@qadam/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLearning, type Learning } from '../../../test/learning.ts'
import { signedInStaff, type StaffMember } from '../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../test/test-school.ts'

let school: TestSchool
let learning: Learning
let admin: StaffMember

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
  admin = await signedInStaff(school, 'admin')
})
afterAll(async () => await school.close())

test('the first entry of a course is its chat, on its page and in the list; without one the archive’s own stands', async () => {
  const student = await learning.student()
  const seen = async () => {
    const [listed] = await student.data<Course[]>('courses')
    if (!listed) throw new Error('the student has no course')
    const [shown] = await student.data<Course[]>('course_student', { course_id: listed.id })
    return { id: listed.id, chats: [listed.chat_link, shown?.chat_link] }
  }
  const { id: course_id, chats: own } = await seen()
  const save = async (...entries: { course_id: number; link: string }[]) =>
    await admin.data<{ entries: object[]; courses: { id: number }[] }>('chat_links_save', { entries })
  const [first, second] = ['https://t.me/qadam_birinchi', 'tg://join?invite=ikkinchi']
  const entries = [
    { course_id: 99_999, link: second },
    { course_id, link: first },
    { course_id, link: second },
  ]
  expect(await save(...entries)).toMatchObject({ entries, courses: [{ id: course_id }] })
  expect((await seen()).chats).toEqual([first, first])
  await save(...entries.slice(2))
  expect((await seen()).chats).toEqual([second, second])
  await save()
  expect((await seen()).chats).toEqual(own)
})

test('what was changed is in the audit log, and what stayed the same is not', async () => {
  const other = await signedInStaff(school, 'admin')
  const entries = [{ course_id: 36, link: 'https://t.me/qadam' }]
  await other.data('chat_links_save', { entries })
  await other.data('chat_links_save', { entries })
  const { rows } = await other.data<{ rows: AuditEntry[] }>('audit_log', { staff_id: other.id })
  expect(rows).toMatchObject([
    { action: 'chat_links_save', before: { links: '' }, after: { links: '36: https://t.me/qadam' } },
  ])
})
