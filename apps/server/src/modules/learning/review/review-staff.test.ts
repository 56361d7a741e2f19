import type { ProgressMatrix, ReviewPage, ReviewRow, StaffStudent, TryResult } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Learner } from '../../../../test/learning.ts'
import { startPractising, type Practising, type TaskName } from '../../../../test/practice-course.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let practising: Practising
let teacher: StaffMember
let groupId: number
let student: Learner

interface Queue {
  rows: ReviewRow[]
  total: number
  page: number
  pagesize: number
}

beforeAll(async () => {
  school = await startTestSchool()
  practising = await startPractising(school)
})
beforeEach(async () => {
  teacher = await signedInStaff(school, 'teacher', { firstName: 'Dilnoza', lastName: 'Demo' })
  groupId = await createGroup(school, teacher, 'Python 1')
  student = await practising.student({ groupId, firstName: 'Oʻgʻiloy' })
})

const words = 'Bu mening javobim, oʻqituvchi'
const handIn = async (who: Learner, task: TaskName = 'text', answer: unknown = words) => {
  const reply = await who.data<TryResult>('question_try', {
    question_id: practising.questionId(task),
    answer,
  })
  if (!reply.submission) throw new Error('nothing was handed in')
  return reply.submission
}
const queue = async (input: object = {}, who = teacher) => await who.data<Queue>('review_queue', input)
const approved = { verdict: 'approved', score: 90, coins: 9, points: 45, comment: 'Yaxshi' }
const rejected = { verdict: 'rejected', score: 30, coins: 0, points: 0, comment: 'Yana bir bor **oʻqing**' }
const target = ({ submission_id, version }: { submission_id: number; version: number }) => ({
  submission_id,
  version,
})

test('a group’s progress leads to what was handed in: to what waits before what is decided, in its newest version', async () => {
  const workOf = async (lesson: 'written' | 'shown') => {
    const matrix = await teacher.data<ProgressMatrix>('group_progress', {
      group_id: groupId,
      course_id: practising.courseId,
    })
    const column = matrix.lessons.findIndex(({ id }) => id === practising.lessonId(lesson))
    return matrix.rows.find((row) => row.student.id === student.id)?.cells[column]?.submission_id
  }
  expect(await workOf('written')).toBeNull()
  await handIn(student)
  school.clock.advance(60)
  const second = await handIn(student, 'text', `${words} yana`)
  const project = await handIn(student, 'project', { files: { 'index.html': '' } })
  expect(await workOf('written')).toBe(second.submission_id)
  await teacher.data('review_decide', { ...target(second), ...approved })
  expect(await workOf('written')).toBe(project.submission_id)
  await teacher.data('review_decide', { ...target(project), ...approved })
  expect(await workOf('written')).toBe(project.submission_id)
  expect(await workOf('shown')).toBeNull()
})

describe('the queue', () => {
  test('has the own groups’ open works, the one that waits longest first, with what stands in a line', async () => {
    const first = await handIn(student)
    school.clock.advance(60)
    const other = await practising.student({ groupId })
    await handIn(other)
    const { rows, total, page, pagesize } = await queue()
    expect([total, page, pagesize]).toEqual([2, 1, 25])
    expect(rows.map((row) => row.student.id)).toEqual([student.id, other.id])
    expect(rows[0]).toMatchObject({
      submission_id: first.submission_id,
      version: 1,
      status: 'uploaded',
      due_at: first.due_at,
      files: [],
      student: { first_name: 'Oʻgʻiloy', group: { id: groupId, name: 'Python 1' } },
      question: {
        id: practising.questionId('text'),
        type: 'text',
        lesson_title: 'Dars written',
        lesson_type: 'Practice',
        course_title: 'Amaliy kurs',
      },
      claim: null,
    })
    expect(rows[0]).not.toHaveProperty('text')
  })

  test('shows the newest version alone, and pages through the rest', async () => {
    await handIn(student)
    const newest = await handIn(student, 'text', `${words} yangi`)
    expect((await queue()).rows.map((row) => row.submission_id)).toEqual([newest.submission_id])
    await handIn(student, 'demo')
    const second = await queue({ page: 2, pagesize: 1 })
    expect([second.total, second.rows.map((row) => row.question.id)]).toEqual([
      2,
      [practising.questionId('demo')],
    ])
    expect(await queue({ page: 9 })).toMatchObject({ rows: [], total: 2 })
  })

  test('is narrowed by group, course, type, student, name and lateness', async () => {
    await handIn(student)
    const secondGroup = await createGroup(school, teacher, 'Web 1')
    const other = await practising.student({ groupId: secondGroup, firstName: 'Сардор' })
    await handIn(other, 'project', { files: { 'index.html': '' } })
    const who = async (input: object) => (await queue(input)).rows.map((row) => row.student.id)
    expect(await who({ group_id: secondGroup })).toEqual([other.id])
    expect(await who({ course_id: practising.courseId })).toEqual([student.id, other.id])
    expect(await who({ course_id: 999 })).toEqual([])
    expect(await who({ type: 'compiler' })).toEqual([other.id])
    expect(await who({ student_id: student.id })).toEqual([student.id])
    // The keyboard's own apostrophe, and letters that look the same.
    expect(await who({ query: "o'g'il" })).toEqual([student.id])
    expect(await who({ query: 'САРДОР' })).toEqual([other.id])
    // In a hurry, and in the other order.
    expect(await who({ query: 'ogil' })).toEqual([student.id])
    const { last_name, first_name } = await teacher.data<StaffStudent>('student', { student_id: student.id })
    expect(await who({ query: ` ${last_name}  ${first_name.slice(0, 3)}` })).toContain(student.id)
    expect(await who({ query: 'ogil zzz' })).toEqual([])
    expect(await who({ query: "'" })).toEqual([student.id, other.id])
    expect(await who({ query: '%' })).toEqual([])
    expect(await who({ overdue: true })).toEqual([])
    school.clock.advance(24 * 3600 + 1)
    const late = await signedInStaffAgain()
    expect((await queue({ overdue: 'true', type: 'text' }, late)).rows).toHaveLength(1)
    expect((await queue({ overdue: true }, late)).total).toBe(2)
  })

  /** The session of the test ends within a day; here is a new one for the same groups. */
  async function signedInStaffAgain(): Promise<StaffMember> {
    const again = await signedInStaff(school, 'teacher')
    await school.db
      .updateTable('groups')
      .set({ teacher_id: again.id })
      .where('teacher_id', '=', teacher.id)
      .execute()
    return again
  }

  test('has what was decided, newest decision first', async () => {
    const one = await handIn(student)
    const two = await handIn(student, 'demo')
    await teacher.data('review_decide', { ...target(two), ...approved })
    school.clock.advance(10)
    await teacher.data('review_decide', { ...target(one), ...approved })
    const done = await queue({ status: 'approved' })
    expect([done.total, done.rows.map((row) => row.submission_id)]).toEqual([
      2,
      [one.submission_id, two.submission_id],
    ])
    expect((await queue({ status: 'rejected' })).total).toBe(0)
    expect((await queue({ status: 'all' })).total).toBe(2)
    expect((await queue()).total).toBe(0)
  })

  test('follows a student to another group, counts included', async () => {
    await handIn(student)
    const newTeacher = await signedInStaff(school, 'teacher')
    const newGroup = await createGroup(school, newTeacher)
    await school.db.updateTable('people').set({ group_id: newGroup }).where('id', '=', student.id).execute()
    expect(await queue()).toMatchObject({ rows: [], total: 0 })
    expect(await queue({}, newTeacher)).toMatchObject({ total: 1, rows: [{ student: { id: student.id } }] })
  })

  test('that was read before shows every change at once: a hand-in, a claim and its end, a decision', async () => {
    const colleague = await signedInStaff(school, 'admin', { firstName: 'Timur', lastName: 'Demo' })
    expect((await queue()).rows).toEqual([])
    const work = await handIn(student)
    const shown = async () =>
      (await queue()).rows.map((row) => [row.submission_id, row.claim?.reviewer_id ?? null])
    expect(await shown()).toEqual([[work.submission_id, null]])
    await colleague.data('review_claim', { submission_id: work.submission_id })
    expect(await shown()).toEqual([[work.submission_id, colleague.id]])
    school.clock.advance(15 * 60 + 1)
    expect(await shown()).toEqual([[work.submission_id, null]])
    const newer = await handIn(student, 'text', `${words}, qaytadan`)
    expect(await shown()).toEqual([[newer.submission_id, null]])
    await colleague.data('review_decide', { ...target(newer), ...approved })
    expect(await queue()).toMatchObject({ rows: [], total: 0 })
  })

  test('of an admin has all groups', async () => {
    const admin = await signedInStaff(school, 'admin')
    const before = (await queue({}, admin)).total
    await handIn(student)
    await handIn(await practising.student({ groupId: null }))
    const { total, rows } = await queue({ pagesize: 100 }, admin)
    expect(total).toBe(before + 2)
    expect(rows.at(-1)?.student.group).toBeNull()
  })
})

describe('a submission', () => {
  test('is shown with its task, its work, its versions and its decisions', async () => {
    const first = await handIn(student)
    await teacher.data('review_decide', { ...target(first), ...rejected })
    const second = await handIn(student, 'text', `${words} yaxshi`)
    const page = await teacher.data<ReviewPage>('review_submission', { submission_id: first.submission_id })
    expect(page).toMatchObject({
      submission_id: first.submission_id,
      status: 'rejected',
      text: words,
      reviewer: 'Dilnoza Demo',
      teacher_comment: '<p>Yana bir bor <strong>oʻqing</strong></p>\n',
      score: 30,
      student: { id: student.id },
      task: { html: '<p>Vazifa <strong>text</strong></p>\n', words: { min: 3, max: 20 }, language: null },
      versions: [
        { submission_id: second.submission_id, version: 2, status: 'uploaded' },
        { submission_id: first.submission_id, version: 1 },
      ],
      decisions: [{ verdict: 'rejected', comment: 'Yana bir bor **oʻqing**', reviewer: 'Dilnoza Demo' }],
    })
  })

  test('carries no markup of its student or reviewer', async () => {
    const one = await handIn(student, 'text', `${words} <script>alert(1)</script>`)
    const comment = '<script>alert(1)</script> [x](javascript:alert(1)) ![a](media/b.png) <b>qalin</b>'
    await teacher.data('review_decide', { ...target(one), ...rejected, comment })
    const page = await teacher.data<ReviewPage>('review_submission', { submission_id: one.submission_id })
    expect(page.teacher_comment).not.toMatch(/<script|<b>|href="javascript|<img/)
  })
})

test('a new version is told to those who review, by the work it is of', async () => {
  const first = await handIn(student)
  const publish = vi.spyOn(school.live, 'publish')
  const second = await handIn(student, 'text', `${words} yana`)
  const messages = publish.mock.calls.flat().filter(({ event }) => event === 'queue')
  publish.mockRestore()
  expect(second.submission_id).not.toBe(first.submission_id)
  expect(messages).toEqual([
    {
      to: expect.arrayContaining([teacher.id]),
      event: 'queue',
      data: {
        submission_id: second.submission_id,
        group_id: groupId,
        student_id: student.id,
        question_id: practising.questionId('text'),
      },
    },
  ])
})

describe('a claim', () => {
  const claim = async (who: StaffMember, submission_id: number) =>
    await who.data('review_claim', { submission_id })

  test('is the first one’s for fifteen minutes after the last sign of life', async () => {
    const { submission_id } = await handIn(student)
    const admin = await signedInStaff(school, 'admin')
    const in15 = () => new Date(school.clock.now().getTime() + 900_000).toISOString()
    expect(await claim(teacher, submission_id)).toMatchObject({ mine: true, until: in15() })
    school.clock.advance(600)
    expect(await claim(admin, submission_id)).toMatchObject({ mine: false, reviewer: 'Dilnoza Demo' })
    expect(await claim(teacher, submission_id)).toMatchObject({ mine: true, until: in15() })
    expect((await queue({}, teacher)).rows[0]?.claim).toMatchObject({ mine: true })
    school.clock.advance(901)
    expect((await queue({}, teacher)).rows[0]?.claim).toBeNull()
    expect(await claim(admin, submission_id)).toMatchObject({ mine: true })
  })

  test('is given back by its owner alone', async () => {
    const { submission_id } = await handIn(student)
    const admin = await signedInStaff(school, 'admin')
    await claim(teacher, submission_id)
    await admin.data('review_release', { submission_id })
    expect((await queue()).rows[0]?.claim).toMatchObject({ mine: true })
    await teacher.data('review_release', { submission_id })
    expect((await queue()).rows[0]?.claim).toBeNull()
  })

  test('of two at once is one’s', async () => {
    const { submission_id } = await handIn(student)
    const admin = await signedInStaff(school, 'admin')
    const claims = await Promise.all([claim(teacher, submission_id), claim(admin, submission_id)])
    expect(claims.filter((one) => (one as { mine: boolean }).mine)).toHaveLength(1)
  })
})
