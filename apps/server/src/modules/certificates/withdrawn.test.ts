import type { Certificate, StaffCertificate, TryResult } from '@qadam/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPractising, type Practising } from '../../../test/practice-course.ts'
import { createGroup, signedInStaff } from '../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../test/test-school.ts'
import { issueToEverybody } from './index.ts'

let school: TestSchool
let practising: Practising
beforeAll(async () => {
  school = await startTestSchool()
  practising = await startPractising(school)
})
afterAll(async () => await school.close())

const page = async (code: string, lang = 'uz') => await school.get(`/certificate/${code}?lang=${lang}`)

test('a certificate is withdrawn when the teacher takes an approval back, and is the same again once it is approved', async () => {
  const [teacher, admin] = [await signedInStaff(school, 'teacher'), await signedInStaff(school, 'admin')]
  const student = await practising.student({ groupId: await createGroup(school, teacher) })
  const own = async () => (await student.data<{ certificates: Certificate[] }>('certificates')).certificates
  await school.db
    .updateTable('lesson_progress')
    .set({ state: 'completed', finished_at: school.clock.now() })
    .where('person_id', '=', student.id)
    .where('lesson_id', '<>', practising.lessonId('shown'))
    .execute()
  const handed = await student.data<TryResult>('question_try', {
    question_id: practising.questionId('demo'),
    answer: 'Mening loyiham tayyor',
  })
  const { submission_id, version } = handed.submission ?? {}
  const decide = async (verdict: 'approved' | 'rejected', replaces?: number) =>
    await teacher.data('review_decide', {
      ...{
        submission_id,
        version,
        verdict,
        replaces,
        comment: verdict === 'rejected' ? 'Qayta ishlang' : '',
      },
      ...(verdict === 'approved' ? { score: 90, coins: 9, points: 45 } : { score: 20, coins: 0, points: 0 }),
    })
  const standing = async () =>
    (
      await school.db
        .selectFrom('review_decisions')
        .select('id')
        .where('submission_id', '=', submission_id ?? 0)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).id
  await decide('approved')
  const [issued] = await own()
  if (!issued) throw new Error('no certificate')
  expect(issued.withdrawn_at).toBeNull()

  await decide('rejected', await standing())
  const at = school.clock.now().toISOString()
  expect(await own()).toEqual([{ ...issued, withdrawn_at: at }])
  const public_ = await page(issued.code)
  expect(public_.text).toContain('Sertifikat hozir amal qilmaydi')
  expect(public_.text).not.toContain('Aziza')
  expect((await page(issued.code, 'ru')).text).toContain('Сертификат сейчас не действует')
  expect((await school.get(`/certificate/${issued.code}/pdf`)).status).toBe(302)
  const seen = await admin.data<{ certificates: StaffCertificate[] }>('certificates', {
    student_id: student.id,
  })
  expect(seen.certificates).toMatchObject([{ withdrawn_at: at, withdrawn_for: [expect.any(String)] }])
  await issueToEverybody({ db: school.db, live: school.live }, school.clock.now())
  expect(await own()).toHaveLength(1)
  expect((await own())[0]?.withdrawn_at).toBe(at)

  await decide('approved', await standing())
  expect(await own()).toEqual([issued])
  expect((await page(issued.code)).text).toContain('Haqiqiy sertifikat')
  // Taken back once more, and the lesson is gone from the course: what is finished is finished.
  await decide('rejected', await standing())
  const lesson = { column: 'id', value: practising.lessonId('shown') } as const
  const retire = async (retired: boolean) =>
    await school.db.updateTable('lessons').set({ retired }).where(lesson.column, '=', lesson.value).execute()
  await retire(true)
  await issueToEverybody({ db: school.db, live: school.live }, school.clock.now())
  await retire(false)
  expect(await own()).toEqual([issued])
})
