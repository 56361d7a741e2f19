import type { ReviewPage, Submission, TryResult } from '@qadam/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { practiceCourse, startPractising } from '../../../../test/practice-course.ts'
import { createGroup, signedInStaff } from '../../../../test/staffroom.ts'
import { startTestSchool } from '../../../../test/test-school.ts'
import { sandbox } from '../../../sandbox/runtime.ts'

// A platform for which there is no sandbox.
beforeEach(() => void vi.spyOn(sandbox, 'runtime').mockReturnValue(undefined))
afterEach(() => void vi.restoreAllMocks())

test('without a sandbox nothing is run: staff are told so, and no student waits', async () => {
  const school = await startTestSchool()
  const course = practiceCourse('off')
  course.modules[0]?.lessons[0]?.questions.splice(1, 1, {
    id: 'project',
    text: { uz: 'Qoʻshing' },
    type: 'compiler',
    language: 'python',
    starter: { 'main.py': '' },
    checks: [{ id: 'small', title: { uz: 'Kichik' }, output: '5' }],
  })
  const practising = await startPractising(school, 'off', course)
  const teacher = await signedInStaff(school, 'teacher')
  const student = await practising.student({ groupId: await createGroup(school, teacher) })
  const question = { question_id: practising.questionId('project') }
  const { submission } = await student.data<TryResult>('question_try', {
    ...question,
    answer: { files: { 'main.py': 'print(5)' }, media: {} },
  })
  expect(submission).toMatchObject({ status: 'uploaded' })
  expect(submission).not.toHaveProperty('checks')
  expect((await student.data<Submission[]>('submissions', question))[0]).not.toHaveProperty('checks')
  expect(await school.db.selectFrom('check_results').selectAll().execute()).toEqual([])
  const page = await teacher.data<ReviewPage>('review_submission', {
    submission_id: submission?.submission_id ?? 0,
  })
  expect(page).not.toHaveProperty('checks')
  expect(page.task.server_checks).toBe(false)
  await school.close()
})
