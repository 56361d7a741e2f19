import type { AuditEntry, ExamStarted, StaffStudent } from '@qadam/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ExamSitter } from '../../../../test/exam-sitter.ts'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let learning: Learning
let teacher: StaffMember
let student: Learner

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
})
beforeEach(async () => {
  teacher = await signedInStaff(school, 'teacher')
  student = await learning.student()
  const group_id = await createGroup(school, teacher)
  await school.db.updateTable('people').set({ group_id, exam: true }).where('id', '=', student.id).execute()
})

const give = async (factor: number, more: object = {}) =>
  await teacher.data('time_factor_save', { student_id: student.id, factor, ...more })
const minutesOf = (begun: string, until: string) => (Date.parse(until) - Date.parse(begun)) / 60_000

test('a student who is given more time has it in every test from then on, and reads it before they begin', async () => {
  const { test: usual } = await student.lesson(0)
  const { id } = await student.lesson(0)
  await student.study(id)
  const running = await student.start(id)
  expect(await give(1.5)).toEqual({ factor: 1.5 })
  // What runs stays as it is.
  expect((await student.start(id)).expires_at).toBe(running.expires_at)
  await student.data('test_leave', { attempt_id: running.attempt_id })
  expect((await student.lesson(0)).test?.time_limit_s).toBe(1.5 * (usual?.time_limit_s ?? 0))
  const longer = await student.start(id)
  expect(minutesOf(longer.now, longer.expires_at)).toBe(1.5 * minutesOf(running.now, running.expires_at))
  await student.data('test_leave', { attempt_id: longer.attempt_id })
  await give(1)
  expect((await student.lesson(0)).test).toEqual(usual)
})

test('the parts of the exam are as long as the student’s time, each from its start', async () => {
  const sitter = new ExamSitter(school, { id: student.id, token: student.token, phone: '' })
  expect((await sitter.exam()).duration_s).toBe(600)
  const first = await sitter.start('Part 1')
  await give(2)
  expect((await sitter.start('Part 1')).deadline).toBe(first.deadline)
  await sitter.save('Part 1', await sitter.answers(first, 10))
  expect((await sitter.exam()).duration_s).toBe(1200)
  const second = await sitter.data<ExamStarted>('exam_start', { level: 'Part 2' })
  expect(minutesOf(second.now, second.deadline)).toBe(20)
  // In the twelfth minute an answer counts.
  school.clock.advance(12 * 60)
  const [answer] = await sitter.answers(second, 1, 1)
  expect(await sitter.data('exam_answer', answer)).toEqual({ saved: 1 })
  school.clock.advance(-12 * 60)
})

test('staff see it on the student’s page, and the audit log says who gave it and why', async () => {
  const shown = async () =>
    (await teacher.data<StaffStudent>('student', { student_id: student.id })).time_factor
  expect(await shown()).toBe(1)
  await give(1.25, { reason: ' Shifokor tavsiyasi ' })
  await give(1.25, { reason: 'Yana' })
  expect(await shown()).toBe(1.25)
  const admin = await signedInStaff(school, 'admin')
  const { rows } = await admin.data<{ rows: AuditEntry[] }>('audit_log', {
    subject_kind: 'student',
    subject_id: student.id,
  })
  expect(rows).toMatchObject([
    {
      action: 'time_factor_save',
      staff: { id: teacher.id },
      before: { time_percent: 100 },
      after: { time_percent: 125 },
      reason: 'Shifokor tavsiyasi',
    },
  ])
})
