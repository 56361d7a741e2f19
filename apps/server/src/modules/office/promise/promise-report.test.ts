import type { PromiseReport, TryResult } from '@qadam/contract'
import { beforeAll, expect, test } from 'vitest'
import { keepSessions } from '../../../../test/keep-sessions.ts'
import { startPractising, type Practising } from '../../../../test/practice-course.ts'
import { createGroup, signedInStaff } from '../../../../test/staffroom.ts'
import { csvLines } from '../../../../test/table-file.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { keepRollups } from '../insight/index.ts'

let school: TestSchool
let practising: Practising

beforeAll(async () => {
  school = await startTestSchool()
  practising = await startPractising(school)
})

test('the report of a month is what was decided in it, exact to the minute, by reviewer and group', async () => {
  const teacher = await signedInStaff(school, 'teacher', { firstName: 'Nodira', lastName: 'Karimova' })
  const stranger = await signedInStaff(school, 'teacher')
  const admin = await signedInStaff(school, 'admin')
  const groupId = await createGroup(school, teacher, 'Birinchi')
  const submissions = []
  for (const wait_h of [1, 2, 24, 30]) {
    const student = await practising.student({ groupId })
    const question_id = practising.questionId('text')
    const { submission } = await student.data<TryResult>('question_try', {
      question_id,
      answer: 'Uch soʻzli javob',
    })
    submissions.push({ id: submission?.submission_id, wait_h })
  }
  await keepSessions(school)
  const start = school.clock.now().getTime()
  for (const { id, wait_h } of submissions) {
    school.clock.set(new Date(start + wait_h * 3_600_000))
    await (wait_h === 2 ? admin : teacher).data('review_decide', {
      submission_id: id,
      version: 1,
      verdict: 'rejected',
      score: 80,
      coins: 0,
      points: 0,
      comment: 'Yaxshi',
    })
  }
  await keepRollups(school.db, school.moment())
  await keepRollups(school.db, school.moment())
  const report = await admin.data<PromiseReport>('promise_report', {})
  expect(report).toEqual({
    month: '2026-03',
    total: { decided: 4, in_time: 3, median_min: 120, p90_min: 1800 },
    reviewers: [
      {
        reviewer: { id: teacher.id, name: 'Nodira Karimova' },
        decided: 3,
        in_time: 2,
        median_min: 1440,
        p90_min: 1800,
      },
      {
        reviewer: expect.objectContaining({ id: admin.id }),
        decided: 1,
        in_time: 1,
        median_min: 120,
        p90_min: 120,
      },
    ],
    groups: [
      { group: { id: groupId, name: 'Birinchi' }, decided: 4, in_time: 3, median_min: 120, p90_min: 1800 },
    ],
  })
  expect(await admin.data('promise_report', { month: '2026-02' })).toMatchObject({
    total: null,
    reviewers: [],
  })
  expect((await stranger.data<PromiseReport>('promise_report', {})).total).toBeNull()
  const lines = await csvLines(teacher, 'promise_report_export', { month: '2026-03' })
  expect(lines).toContain('ustoz,Nodira Karimova,3,2,66.7,1440,1800')
})
