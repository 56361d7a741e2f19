import { certificateLimits, type Certificate, type StaffCertificate, type TryResult } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actWhile, actWhileLocked } from '../../../../test/held-person.ts'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { startPractising, type Practising } from '../../../../test/practice-course.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { smallCourse } from '../../../../test/small-course.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { findLesson, settleLesson } from '../../learning/courses/index.ts'
import { lockBalance } from '../../base/people/index.ts'
import { lockStreak } from '../streaks/index.ts'
import { issueCertificate, issueToEverybody } from './index.ts'

const NOON = '2026-03-10T07:00:00.000Z'

let school: TestSchool
let learning: Learning
let practising: Practising
let admin: StaffMember
beforeAll(async () => {
  school = await startTestSchool({ trustProxy: ['127.0.0.1'] })
  learning = await startLearning(school)
  practising = await startPractising(school)
  admin = await signedInStaff(school, 'admin')
})
beforeEach(() => school.clock.set(NOON))

const own = async (student: { token: string }): Promise<Certificate[]> => {
  const reply = await school.call<{ certificates: Certificate[] }>('certificates', {}, student.token)
  if (!reply.body.success) throw new Error(JSON.stringify(reply.body.error))
  return reply.body.data.certificates
}
const told = async (student: Learner) =>
  (
    await student.data<{ notifications: { title: string; link: string }[] }>('get_student_notifications')
  ).notifications.filter(({ title }) => title === 'Sertifikat sizniki!')
const page = async (code: string, lang = 'uz') => await school.get(`/certificate/${code}?lang=${lang}`)

/** Goes through the small course to its end. */
async function finish(student: Learner): Promise<void> {
  for (const { id } of await student.lessons()) {
    await student.study(id)
    const { test_questions } = await school.db
      .selectFrom('lessons')
      .select('test_questions')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (test_questions > 0) await student.takeTest(id, test_questions)
    await student.data('next_lesson_access', { completed_lesson_id: id })
  }
}

async function certified(): Promise<{ student: Learner; certificate: Certificate }> {
  const student = await learning.student()
  await finish(student)
  const [certificate] = await own(student)
  if (!certificate) throw new Error('no certificate')
  return { student, certificate }
}

describe('a finished course', () => {
  test('gives a certificate with the last lesson, once, and tells of it', async () => {
    const student = await learning.student()
    const lessons = await student.lessons()
    expect(await own(student)).toEqual([])
    await finish(student)
    const [certificate, ...others] = await own(student)
    expect(others).toEqual([])
    expect(certificate).toMatchObject({
      course: { id: learning.courseId },
      name: 'Aziza Karimova',
      revoked_at: null,
      listed: false,
    })
    expect(certificate?.code).toMatch(/^([2-9A-HJ-NP-Z]{5}-){3}[2-9A-HJ-NP-Z]{5}$/)
    expect(await told(student)).toMatchObject([{ link: '/profile#achievements' }])
    await student.data('next_lesson_access', { completed_lesson_id: lessons.at(-1)?.id })
    await issueToEverybody({ db: school.db, live: school.live }, school.clock.now())
    expect(await own(student)).toEqual([certificate])
    expect(await told(student)).toHaveLength(1)
  })

  test('gives nothing while a lesson is left', async () => {
    const student = await learning.student()
    const [first] = await student.lessons()
    await student.study(first?.id ?? 0)
    expect(await own(student)).toEqual([])
    await issueToEverybody({ db: school.db, live: school.live }, school.clock.now())
    expect(await own(student)).toEqual([])
  })

  test('keeps its certificate when more is published later', async () => {
    const { student, certificate } = await certified()
    const course = smallCourse()
    const [module] = course.modules
    const longer = {
      ...course,
      modules: [
        ...course.modules,
        ...(module
          ? [
              {
                ...module,
                id: 'later',
                lessons: module.lessons.slice(0, 1).map((one) => ({ ...one, id: 'later-1' })),
              },
            ]
          : []),
      ],
    }
    await school.loadCourse(longer)
    await issueToEverybody({ db: school.db, live: school.live }, school.clock.now())
    expect(await own(student)).toEqual([certificate])
    expect((await student.lessons()).at(-1)?.state).not.toBe('completed')
    await school.loadCourse(course)
  })

  test('waits for the teacher where work is to be reviewed', async () => {
    const teacher = await signedInStaff(school, 'teacher')
    const student = await practising.student({ groupId: await createGroup(school, teacher) })
    // All lessons but the one that is shown are behind them.
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
    expect(await own(student)).toEqual([])
    const target = { submission_id: handed.submission?.submission_id, version: handed.submission?.version }
    const approval = { verdict: 'approved', score: 90, coins: 9, points: 45, comment: '' }
    await teacher.data('review_decide', { ...target, ...approval })
    expect(await own(student)).toHaveLength(1)
    expect(await told(student)).toHaveLength(1)
  })

  test('brings one to who had finished before there were certificates, with the day of then', async () => {
    const { student } = await certified()
    const finishedAt = await school.db
      .selectFrom('lesson_progress')
      .select((select) => select.fn.max('finished_at').as('at'))
      .where('person_id', '=', student.id)
      .executeTakeFirstOrThrow()
    await school.db.deleteFrom('certificates').where('person_id', '=', student.id).execute()
    school.clock.advance(3600)
    // One student a statement: the run goes on over all of them.
    const turn = { batch: 1, batches: 1000 }
    await Promise.all([
      issueToEverybody({ db: school.db, live: school.live }, school.clock.now(), turn),
      issueToEverybody({ db: school.db, live: school.live }, school.clock.now(), turn),
    ])
    const issued = await own(student)
    expect(issued.map(({ issued_at }) => issued_at)).toEqual([finishedAt.at?.toISOString()])
  })
})

test('a name that is corrected while its certificate is issued is on it', async () => {
  const { student } = await certified()
  await school.db.deleteFrom('certificates').where('person_id', '=', student.id).execute()
  await actWhile(school, student.id, {
    changes: async (db) =>
      await db.updateTable('people').set({ last_name: 'Umarova' }).where('id', '=', student.id).execute(),
    act: async () =>
      await school.db
        .transaction()
        .execute(
          async (db) =>
            await issueCertificate(db, student.id, learning.courseId, { now: school.clock.now() }),
        ),
  })
  expect(await own(student)).toMatchObject([{ name: 'Aziza Umarova' }])
})

// Whoever buys a streak freeze locks the streak first, and then the balance.
test('a course is finished while a streak freeze is bought: neither waits for the other without end', async () => {
  const { student } = await certified()
  const lessonId = (await student.lessons()).at(-1)?.id ?? 0
  await school.db.deleteFrom('certificates').where('person_id', '=', student.id).execute()
  await school.db
    .updateTable('lesson_progress')
    .set({ state: 'open', finished_at: null })
    .where('person_id', '=', student.id)
    .where('lesson_id', '=', lessonId)
    .execute()
  school.clock.advance(86_400)
  const lesson = await findLesson(school.db, student.id, lessonId)
  if (!lesson) throw new Error('the lesson is there')
  await actWhileLocked(school, {
    locks: async (db) => await lockStreak(db, student.id),
    act: async () =>
      await school.db
        .transaction()
        .execute(async (db) => await settleLesson(db, student.id, lesson, school.moment())),
    meanwhile: async (db) => await lockBalance(db, student.id),
  })
  const issued = school.db.selectFrom('certificates').select('id').where('person_id', '=', student.id)
  expect(await issued.execute()).toHaveLength(1)
})

describe('the page of a certificate', () => {
  test('tells everybody whose it is and for what, in both languages, and nothing else', async () => {
    const { student, certificate } = await certified()
    const uz = await page(certificate.code)
    expect([uz.status, uz.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(uz.text).toContain('Haqiqiy sertifikat')
    expect(uz.text).toContain('Aziza Karimova')
    expect(uz.text).toContain('10-mart, 2026')
    expect(uz.text).toContain(certificate.code)
    const ru = await page(certificate.code, 'ru')
    expect(ru.text).toContain('Сертификат подлинный')
    expect(ru.text).toContain('10 марта 2026')
    const { phone } = await school.db
      .selectFrom('people')
      .select('phone')
      .where('id', '=', student.id)
      .executeTakeFirstOrThrow()
    expect(uz.text).not.toContain(phone.slice(4))
    expect(uz.text).not.toContain('<script')
    expect(uz.headers['x-robots-tag']).toBe('noindex, nofollow')
  })

  test('is found however its code is typed; what no certificate has is none', async () => {
    const { certificate } = await certified()
    const typed = certificate.code.replaceAll('-', '').toLowerCase()
    expect((await page(typed)).status).toBe(200)
    const form = await school.get(`/certificate?code=${encodeURIComponent(` ${certificate.code} `)}`)
    expect([form.status, form.headers.location]).toEqual([302, `/certificate/${certificate.code}?lang=uz`])
    for (const code of ['ABCDE-ABCDE-ABCDE-ABCDE', 'x', '%00', "'or'1", '%3Cscript%3E', 'a'.repeat(250)]) {
      const none = await page(code)
      expect([none.status, none.text.includes('Bunday sertifikat yoʻq')], code).toEqual([404, true])
      expect(none.text).not.toContain('<script')
    }
    // Cut between the two halves of a letter.
    const halved = await school.get(`/certificate?code=${encodeURIComponent(`${'a'.repeat(59)}😀`)}`)
    expect(halved.status).toBe(302)
    expect((await school.get('/certificate')).text).toContain('Sertifikat kodi')
  })

  test('is kept from search engines until its owner says otherwise', async () => {
    const { student, certificate } = await certified()
    const stranger = await learning.student()
    const listing = { certificate_id: certificate.id, listed: true }
    expect((await stranger.call('certificate_listing', listing)).code).toBe('not_found')
    await student.data('certificate_listing', listing)
    const listed = await page(certificate.code)
    expect(listed.headers['x-robots-tag']).toBeUndefined()
    expect(listed.text).not.toContain('noindex')
    await student.data('certificate_listing', { ...listing, listed: false })
    expect((await page(certificate.code)).text).toContain('noindex')
  })

  test('writes what people are called as text', async () => {
    const { student, certificate } = await certified()
    await admin.data('student_save', { student_id: student.id, first_name: '<b>Ali</b>', last_name: '"O\'' })
    const { text } = await page(certificate.code)
    expect(text).toContain('&lt;b&gt;Ali&lt;/b&gt; &quot;O')
    expect(text).not.toContain('<b>Ali')
  })

  test('is not tried without end from one address; another goes on, and so do right codes', async () => {
    const { certificate } = await certified()
    const wrong = 'ABCDE-ABCDE-ABCDE-ABCDE'
    const get = async (code: string, address: string) =>
      await school.get(`/certificate/${code}`, { 'x-forwarded-for': address })
    for (let tried = 0; tried < certificateLimits.unknownOfAddress; tried += 1)
      await get(wrong, '203.0.113.7')
    const barred = await get(wrong, '203.0.113.7')
    expect([barred.status, barred.headers['retry-after']]).toEqual([429, '600'])
    // A whole school is behind that address.
    expect((await get(certificate.code, '203.0.113.7')).status).toBe(200)
    expect((await get(wrong, '203.0.113.8')).status).toBe(404)
    school.clock.advance(certificateLimits.window_s + 1)
    expect((await get(wrong, '203.0.113.7')).status).toBe(404)
  })
})

describe('the document', () => {
  test('is a PDF with the letters of both languages, and the same bytes each time', async () => {
    const { certificate } = await certified()
    const get = async (lang: string) =>
      await school.app.inject({ url: `/certificate/${certificate.code}/pdf?lang=${lang}` })
    const [first, second, russian] = [await get('uz'), await get('uz'), await get('ru')]
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(first.headers['content-disposition']).toContain(`qadam-${certificate.code}.pdf`)
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
    expect(russian.rawPayload.equals(first.rawPayload)).toBe(false)
  })

  test('is drawn for each host anew only so often, and whoever asks for that bars nobody from theirs', async () => {
    const [{ certificate }, other] = [await certified(), await certified()]
    const get = async (code: string, host: number) => {
      const headers = { host: `school-${host}.example` }
      return (await school.app.inject({ url: `/certificate/${code}/pdf`, headers })).statusCode
    }
    for (let host = 0; host < certificateLimits.documentsOfCode; host += 1)
      expect(await get(certificate.code, host)).toBe(200)
    expect(await get(certificate.code, 100)).toBe(429)
    expect(await get(other.certificate.code, 100)).toBe(200)
  })
})

describe('the school', () => {
  const revoke = async (student: Learner, certificate: Certificate, revoked: boolean) =>
    await admin.data<StaffCertificate>('certificate_revoke', {
      student_id: student.id,
      certificate_id: certificate.id,
      revoked,
      reason: 'Ishlar koʻchirilgan',
    })
  const audited = async (student: Learner, action: string) =>
    await school.db
      .selectFrom('audit_log')
      .select(['before', 'after', 'reason'])
      .where('subject_id', '=', student.id)
      .where('action', '=', action)
      .orderBy('id')
      .execute()

  test('takes a certificate back with a reason and gives it back: its page says so at once', async () => {
    const { student, certificate } = await certified()
    expect(await revoke(student, certificate, true)).toMatchObject({ revoke_reason: 'Ishlar koʻchirilgan' })
    const revoked = await page(certificate.code)
    expect(revoked.status).toBe(200)
    expect(revoked.text).toMatch(/<h1.*Sertifikat bekor qilingan<\/h1>/)
    expect(revoked.text).not.toContain('Aziza')
    expect(revoked.text).not.toContain('koʻchirilgan')
    expect((await school.get(`/certificate/${certificate.code}/pdf`)).status).toBe(302)
    expect(await own(student)).toMatchObject([{ revoked_at: school.clock.now().toISOString() }])
    await issueToEverybody({ db: school.db, live: school.live }, school.clock.now())
    expect(await own(student)).toHaveLength(1)
    await revoke(student, certificate, true)
    await revoke(student, certificate, false)
    expect((await page(certificate.code)).text).toContain('Haqiqiy sertifikat')
    expect(await audited(student, 'certificate_revoke')).toMatchObject([
      { after: { revoked: true }, reason: 'Ishlar koʻchirilgan' },
      { after: { revoked: false } },
    ])
  })

  test('corrects a name, and the same code bears it', async () => {
    const { student, certificate } = await certified()
    const before = await school.app.inject({ url: `/certificate/${certificate.code}/pdf` })
    await admin.data('student_save', { student_id: student.id, last_name: 'Karimova-Yoʻldosheva' })
    const { text } = await page(certificate.code)
    expect(text).toContain('Aziza Karimova-Yoʻldosheva')
    const after = await school.app.inject({ url: `/certificate/${certificate.code}/pdf` })
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
    expect(await audited(student, 'certificate_reissue')).toMatchObject([
      { before: { name: 'Aziza Karimova' }, after: { name: 'Aziza Karimova-Yoʻldosheva', certificates: 1 } },
    ])
    await admin.data('student_save', { student_id: student.id, exam: true })
    expect(await audited(student, 'certificate_reissue')).toHaveLength(1)
  })
})
