import { parentLimits, type ConsentAnswer, type ParentPageLink } from '@qadam/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { setSetting } from '../../../../test/set-setting.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

const NOON = '2026-03-10T07:00:00.000Z'

let school: TestSchool
let learning: Learning
let admin: StaffMember
let student: Learner
beforeAll(async () => {
  school = await startTestSchool({ trustProxy: ['127.0.0.1'] })
  learning = await startLearning(school)
  admin = await signedInStaff(school, 'admin')
})
beforeEach(async () => {
  school.clock.set(NOON)
  student = await learning.student()
})

const make = async () => {
  const made = await admin.data<{ id: number; path: string }>('parent_page_make', { student_id: student.id })
  return { id: made.id, token: made.path.replace('/parent#', '') }
}
const open = async (token: unknown) =>
  await school.app.inject({ method: 'POST', url: '/parent/open', payload: { token } })
const cookieOf = (reply: Awaited<ReturnType<typeof open>>) =>
  String(reply.headers['set-cookie']).split(';')[0] ?? ''
const pageOf = (reply: Awaited<ReturnType<typeof open>>) => reply.json<{ page: string }>().page
const read = async (cookie: string, lang = 'uz') =>
  await school.app.inject({ url: `/parent?lang=${lang}`, headers: { cookie } })
test('under https the cookie has a name that https alone may set, and it counts before one without', async () => {
  const headers = { 'x-forwarded-proto': 'https' }
  const [plain, { token }] = [await make(), await make()]
  const opened = await school.app.inject({ method: 'POST', url: '/parent/open', payload: { token }, headers })
  expect(opened.headers['set-cookie']).toEqual(
    [pageOf(opened), '/parent'].map(
      (place) =>
        `__Secure-qadam_parent=${token}; Path=${place}; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure`,
    ),
  )
  await read(`qadam_parent=${plain.token}; ${cookieOf(opened)}`)
  const [newest, first] = await links()
  expect([newest?.visited_at, first?.visited_at]).toEqual([school.clock.now().toISOString(), null])
})

const links = async () =>
  (await admin.data<{ links: ParentPageLink[] }>('parent_pages', { student_id: student.id })).links

test('a link is handed over for a cookie, by which a parent reads of the child in both languages', async () => {
  await admin.data('payment_record', {
    student_id: student.id,
    amount: 500_000,
    method: 'cash',
    paid_on: '2026-03-10',
  })
  const lesson = await student.lesson(0)
  await student.study(lesson.id)
  await student.takeTest(lesson.id, 5)
  const { token } = await make()
  const opened = await open(token)
  expect(opened.statusCode).toBe(200)
  expect(pageOf(opened)).toMatch(/^\/parent\/[0-9a-f]{16}$/)
  expect(opened.headers['set-cookie']).toEqual(
    [pageOf(opened), '/parent'].map(
      (path) => `qadam_parent=${token}; Path=${path}; Max-Age=31536000; HttpOnly; SameSite=Strict`,
    ),
  )
  const page = await read(cookieOf(opened))
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Aziza Karimova')
  expect(page.body).toContain('darsdan 1 tasi tugallandi')
  expect(page.body).toContain('Strike: 1 kun')
  const sum = (thousands: number) => `${thousands}\u00a0000 soʻm`
  expect(page.body).toContain(sum(500))
  expect((await read(cookieOf(opened), 'ru')).body).toContain('Страница для родителей')
  expect(page.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  })
  // However many were taken back since, the one that counts is shown.
  const mistaken = await school.db
    .selectFrom('payments')
    .selectAll()
    .where('student_id', '=', student.id)
    .executeTakeFirstOrThrow()
  await school.db
    .insertInto('payments')
    .values(
      Array.from({ length: parentLimits.payments }, () => ({
        ...mistaken,
        id: undefined,
        request_id: null,
        amount: 700_000,
        cancelled_at: school.clock.now(),
        cancel_reason: 'Xato',
      })),
    )
    .execute()
  const corrected = (await read(cookieOf(opened))).body
  expect([corrected.includes(sum(500)), corrected.includes(sum(700))]).toEqual([true, false])
  const { phone } = await school.db
    .selectFrom('people')
    .select('phone')
    .where('id', '=', student.id)
    .executeTakeFirstOrThrow()
  expect(page.body).not.toContain(phone.slice(4))
  expect(page.body).not.toContain(token)
  const [link] = await links()
  expect(link).toMatchObject({ created_by: 'Aziza Karimova', visited_at: school.clock.now().toISOString() })
})

test.each([
  ['the evening before', '2026-03-03T18:59:59.000Z', 0],
  ['the first midnight at school', '2026-03-03T19:00:00.000Z', 1],
  ['this moment', NOON, 1],
])('the lessons of the seven days that are shown: %s', async (_when, finished_at, count) => {
  const lesson = await student.lesson(0)
  await student.study(lesson.id)
  await student.takeTest(lesson.id, 5)
  await school.db
    .updateTable('lesson_progress')
    .set({ finished_at: new Date(finished_at) })
    .where('person_id', '=', student.id)
    .where('lesson_id', '=', lesson.id)
    .execute()
  const { token } = await make()
  school.clock.set(NOON)
  expect((await read(cookieOf(await open(token)))).body).toContain(`7 kunda ${count} ta dars tugallandi`)
})

test('what the database keeps of a link opens nothing', async () => {
  await make()
  const { hash } = await school.db
    .selectFrom('parent_links')
    .select('hash')
    .where('person_id', '=', student.id)
    .executeTakeFirstOrThrow()
  expect((await open(Buffer.from(hash).toString('base64url').slice(0, 32))).statusCode).toBe(404)
})

test('a link that is revoked while its page is open ends with the next look', async () => {
  const { id, token } = await make()
  const cookie = cookieOf(await open(token))
  await admin.data('parent_page_revoke', { student_id: student.id, link_id: id })
  await admin.data('parent_page_revoke', { student_id: student.id, link_id: id })
  const ended = await read(cookie)
  expect([ended.statusCode, ended.body.includes('Havola endi ishlamaydi')]).toEqual([410, true])
  expect(ended.body).not.toContain('Aziza')
  expect(String(ended.headers['set-cookie'])).toContain('Max-Age=0')
  expect((await open(token)).statusCode).toBe(404)
})

test('a link ends after its year, and with the student’s account; a frozen student’s goes on', async () => {
  const { token } = await make()
  const cookie = cookieOf(await open(token))
  await school.db.updateTable('people').set({ frozen: true }).where('id', '=', student.id).execute()
  expect((await read(cookie)).body).toContain('Darslar toʻxtatilgan')
  await admin.data('student_close', { student_id: student.id, closed: true })
  expect((await read(cookie)).statusCode).toBe(410)
  expect((await admin.call('parent_page_make', { student_id: student.id })).error).toMatchObject({
    code: 'conflict',
    reason: 'closed',
  })
  await admin.data('student_close', { student_id: student.id, closed: false })
  // What ended with the account does not come back with it.
  expect((await read(cookie)).statusCode).toBe(410)
  const later = await make()
  school.clock.advance(parentLimits.life_days * 86_400)
  expect((await open(later.token)).statusCode).toBe(404)
})

test('a student has so many links and no more, also when two are made at once', async () => {
  const replies = await Promise.all(
    Array.from(
      { length: parentLimits.links + 2 },
      async () => await admin.call('parent_page_make', { student_id: student.id }),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(parentLimits.links)
  expect(await links()).toHaveLength(parentLimits.links)
})

test('a link of one student ends no other’s', async () => {
  const { id, token } = await make()
  const other = await learning.student()
  await admin.data('parent_page_revoke', { student_id: other.id, link_id: id })
  expect((await open(token)).statusCode).toBe(200)
})

test.each([undefined, '', 'x', "' or 1=1 --", 'a'.repeat(32), 'a'.repeat(900), { a: 1 }, 7])(
  'what is no link opens nothing: %j',
  async (token) => {
    const reply = await open(token)
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([404, undefined])
  },
)

test('each child of a family has a page of its own, and what ends one leaves the other', async () => {
  const first = { ...(await make()), student }
  student = await learning.student()
  await school.db.updateTable('people').set({ first_name: 'Bahodir' }).where('id', '=', student.id).execute()
  const second = { ...(await make()), student }
  const [one, other] = [await open(first.token), await open(second.token)]
  // As a browser sends them: the page's own first, then that of /parent, which is the child opened last.
  const last = cookieOf(other)
  const look = async (reply: typeof one, cookies: string) =>
    await school.app.inject({ url: pageOf(reply), headers: { cookie: cookies } })
  expect((await look(one, `${cookieOf(one)}; ${last}`)).body).toContain('Aziza')
  expect((await look(other, `${last}; ${last}`)).body).toContain('Bahodir')
  expect((await read(last)).body).toContain('Bahodir')
  // Of another link than the page's nothing is shown.
  expect((await look(one, last)).body).toContain('Havola kerak')
  await admin.data('parent_page_revoke', { student_id: first.student.id, link_id: first.id })
  const ended = await look(one, `${cookieOf(one)}; ${last}`)
  expect([ended.statusCode, String(ended.headers['set-cookie'])]).toEqual([
    410,
    `qadam_parent=; Path=${pageOf(one)}; Max-Age=0; HttpOnly; SameSite=Strict`,
  ])
  expect((await look(other, last)).body).toContain('Bahodir')
})

test('links are not guessed without end, and who has one is not barred by others’ guesses', async () => {
  const { token } = await make()
  const post = async (guess: string) =>
    await school.app.inject({
      method: 'POST',
      url: '/parent/open',
      payload: { token: guess },
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
  for (let tried = 0; tried < parentLimits.unknownOfAddress; tried += 1) await post('a'.repeat(32))
  const barred = await post('a'.repeat(32))
  expect([barred.statusCode, barred.headers['retry-after']]).toEqual([429, String(parentLimits.window_s)])
  // Many families are behind the address of one provider.
  expect((await post(token)).statusCode).toBe(200)
  school.clock.advance(parentLimits.window_s + 1)
  expect((await post('a'.repeat(32))).statusCode).toBe(404)
})

test('without a link the page says where to ask for one', async () => {
  const page = await school.get('/parent')
  expect(page.text).toContain('Havola kerak')
  expect((await school.get('/parent/ended?lang=ru')).text).toContain('Ссылка больше не действует')
  expect((await school.get('/pages/parent-page.js')).headers['content-type']).toContain('javascript')
})

const consentOf = async (who: StaffMember = admin) =>
  await who.data<{ needed: boolean; answers: ConsentAnswer[] }>('parent_consent', { student_id: student.id })
const ask = async () => {
  const { path } = await admin.data<{ path: string }>('parent_consent_ask', { student_id: student.id })
  const opened = await open(path.replace('/parent#', ''))
  return { cookie: cookieOf(opened), page: pageOf(opened) }
}
const answer = async ({ cookie, page }: { cookie?: string; page: string }, given: string) =>
  await school.app.inject({
    method: 'POST',
    url: `${page}/consent?lang=ru`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie !== undefined && { cookie }) },
    payload: `answer=${given}`,
  })
const pageBy = async ({ cookie, page }: { cookie: string; page: string }, lang = 'uz') =>
  (await school.app.inject({ url: `${page}?lang=${lang}`, headers: { cookie } })).body

describe('consent', () => {
  beforeAll(async () => {
    await setSetting(admin, 'consent', { recordings: true })
  })
  afterAll(async () => {
    await setSetting(admin, 'consent', { recordings: false })
  })

  test('is asked by a link that shows the name alone, is given and taken back, each kept with its moment', async () => {
    const link = await ask()
    expect(await consentOf()).toEqual({ needed: true, answers: [] })
    const asked = await pageBy(link)
    expect(asked).toContain('Aziza Karimova uchun rozilik soʻrayapti')
    expect(asked).toContain('365 kun')
    for (const hidden of ['Toʻlov tarixi', 'Soʻnggi 7 kun', 'Kurslar']) expect(asked).not.toContain(hidden)
    expect(await pageBy(link, 'ru')).toContain('Вы ещё не ответили')

    const given = await answer(link, 'given')
    expect([given.statusCode, given.headers['location']]).toEqual([303, `${link.page}?lang=ru`])
    // Pressed twice, or sent again: nothing new.
    await answer(link, 'given')
    expect(await pageBy(link, 'ru')).toContain('Согласие дано 10 марта 2026')
    school.clock.advance(60)
    await answer(link, 'taken_back')
    expect(await pageBy(link)).toContain('rozilik qaytarib olingan')
    const by = { asked_by: 'Aziza Karimova' }
    expect((await consentOf()).answers).toEqual([
      { ...by, given: false, at: '2026-03-10T07:01:00.000Z' },
      { ...by, given: true, at: NOON },
    ])
  })

  test('stands on the page of parents too, as long as the school asks for it', async () => {
    const { token } = await make()
    const opened = await open(token)
    expect((await read(cookieOf(opened))).body).toContain('Ota-ona roziligi')
    await answer({ cookie: cookieOf(opened), page: pageOf(opened) }, 'given')
    expect((await consentOf()).answers).toMatchObject([{ given: true }])
    await setSetting(admin, 'consent', { recordings: false })
    expect((await read(cookieOf(opened))).body).not.toContain('Ota-ona roziligi')
    await setSetting(admin, 'consent', { recordings: true })
  })

  test('is given by nobody without the link of this very student, nor by one that was revoked', async () => {
    const link = await ask()
    await answer({ page: link.page }, 'given')
    await answer({ page: '/parent/0123456789abcdef', cookie: link.cookie }, 'given')
    await answer(link, 'perhaps')
    const [made] = await links()
    await admin.data('parent_page_revoke', { student_id: student.id, link_id: made?.id })
    expect((await answer(link, 'given')).statusCode).toBe(303)
    expect((await consentOf()).answers).toEqual([])
    for (const page of ['/parent/%0d%0aset-cookie:x=1', '/parent/%D1%91', '/parent/%5C%5Cevil.example'])
      expect((await answer({ page, cookie: link.cookie }, 'given')).headers['location']).toMatch(
        /^\/parent\?lang=ru$/,
      )
  })

  test('whose holder presses without end fills no table', async () => {
    const link = await ask()
    for (let count = 0; count < 15; count += 1)
      for (const given of ['given', 'taken_back']) await answer(link, given)
    expect(
      await school.db
        .selectFrom('parent_consents')
        .select('id')
        .where('person_id', '=', student.id)
        .execute(),
    ).toHaveLength(parentLimits.consents)
  })

  test('who gave none is found among the people; a colleague’s student is no teacher’s to ask for', async () => {
    const teacher = await signedInStaff(school, 'teacher')
    const group_id = await createGroup(school, teacher)
    const [agreed, silent] = [await learning.student(), student]
    for (const { id } of [agreed, silent])
      await school.db.updateTable('people').set({ group_id }).where('id', '=', id).execute()
    student = agreed
    await answer(await ask(), 'given')
    const found = await teacher.data<{ rows: { id: number }[] }>('students', { state: 'no_consent' })
    expect(found.rows.map(({ id }) => id)).toEqual([silent.id])
    expect((await consentOf(teacher)).answers).toHaveLength(1)
    const stranger = await signedInStaff(school, 'teacher')
    expect((await stranger.call('parent_consent_ask', { student_id: silent.id })).code).toBe('not_found')
  })

  test('links of either purpose have their own room', async () => {
    for (let count = 0; count < parentLimits.links; count += 1) await ask()
    expect((await admin.call('parent_consent_ask', { student_id: student.id })).code).toBe('conflict')
    await make()
    expect((await links()).map(({ purpose }) => purpose).slice(0, 2)).toEqual(['page', 'consent'])
  })
})
