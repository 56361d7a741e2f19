import { limits, type StaffAnnouncement } from '@qadam/contract'
import { beforeAll, expect, test } from 'vitest'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

const { ofTeacherADay } = limits.announcements

let school: TestSchool
beforeAll(async () => {
  school = await startTestSchool()
})

const left = async (staff: StaffMember) =>
  (await staff.data<{ left_today: number | null }>('announcements')).left_today

test('a teacher announces so many a school day, also all at once; what was made stays theirs to change and end', async () => {
  // The evening in Tashkent, where the day ends at seven.
  school.clock.set('2026-03-10T18:00:00Z')
  const [teacher, admin] = [await signedInStaff(school, 'teacher'), await signedInStaff(school, 'admin')]
  const group_id = await createGroup(school, teacher)
  const draft = { group_id, title: { uz: 'Salom' }, body: { uz: 'Matn' }, from: '2026-03-10', until: null }
  const save = async (more: object = {}, by = teacher) =>
    await by.call<StaffAnnouncement>('announcement_save', { ...draft, ...more })
  expect([await left(teacher), await left(admin)]).toEqual([ofTeacherADay, null])

  const request_id = crypto.randomUUID()
  const first = await save({ request_id })
  const replies = await Promise.all(Array.from({ length: ofTeacherADay + 5 }, async () => await save()))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(ofTeacherADay - 1)
  const refused = replies.find(({ status }) => status !== 200)
  expect(refused?.error).toMatchObject({ code: 'conflict', reason: 'day_full', most: ofTeacherADay })
  expect(await left(teacher)).toBe(0)

  // A repeat of the first is no new one, and a change tells nobody again.
  expect((await save({ request_id })).status).toBe(200)
  const id = first.body.success ? first.body.data.id : 0
  expect((await save({ id, revision: 0, title: { uz: 'Oʻzgardi' } })).status).toBe(200)
  // One that was ended has been pushed all the same.
  await teacher.data('announcement_end', { announcement_id: id })
  expect([await left(teacher), (await save()).code]).toEqual([0, 'conflict'])
  // Another teacher and an admin are not concerned.
  expect((await save({}, admin)).status).toBe(200)

  school.clock.advance(3600)
  expect(await left(teacher)).toBe(ofTeacherADay)
  expect((await save({ from: '2026-03-11' })).status).toBe(200)
})
