import { type Lead, type Notification, serverLimits } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actWhileLocked } from '../../../../test/held-person.ts'
import { inviting } from '../../../../test/inviting.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type SignedIn, type TestSchool } from '../../../../test/test-school.ts'
import type { Executor } from '../../../database/database.ts'

// The school checks at its close that every balance is the sum of its ledger.
let school: TestSchool
let admin: StaffMember
let groupId: number
let inviter: SignedIn

beforeAll(async () => {
  school = await startTestSchool()
  groupId = await createGroup(school, null)
})
beforeEach(async () => {
  // What came before counts no more.
  school.clock.advance(serverLimits.invites.ofCodeFromAddress.window_s + 1)
  admin = await signedInStaff(school, 'admin')
  inviter = await school.signedInStudent({ firstName: 'Malika', lastName: 'Yusupova' })
})

const { nextPhone, invite, accept, leadOf, taken } = inviting(() => ({ school, inviter }))

const coinsOf = async (who: SignedIn) => {
  const reply = await school.call<{ coins: number }>('profile', {}, who.token)
  return reply.body.success ? reply.body.data.coins : undefined
}

interface Enrolled {
  lead: Lead
  password: string | null
  no_reward: string | null
}
const enrol = async (lead_id: number, more: object = {}) =>
  await admin.call<Enrolled>('lead_enrol', {
    ...{ lead_id, group_id: groupId, first_name: 'Ali', last_name: 'Valiyev' },
    ...more,
  })

describe('an invitation', () => {
  test('is one’s own and stays the same, also when it is asked for twice at once', async () => {
    const both = await Promise.all([invite(), invite()])
    const [{ code, link, reward, invited }] = both
    expect(both[1].code).toBe(code)
    expect([link, reward, invited]).toEqual([`/invite/${code}`, 1000, []])
    expect((await invite(await school.signedInStudent())).code).not.toBe(code)
  })

  test('says the first name alone, to anybody, however the code is typed', async () => {
    const { code } = await invite()
    const reply = await school.call('invite_look', { code: code.toLowerCase() })
    expect(reply.body).toEqual({
      success: true,
      data: { inviter: 'Malika', avatar: expect.any(String), school_phone: null },
    })
    expect((await school.call('invite_look', { code: '22222222' })).code).toBe('not_found')
    expect((await accept('22222222')).code).toBe('not_found')
    // Whom to call is told with a wrong code too.
    const values = { phone: '+998 71 200 00 00' }
    await school.db
      .insertInto('settings')
      .values({ name: 'school', value: JSON.stringify({ values }) })
      .execute()
    const told = { school_phone: values.phone }
    expect((await school.call('invite_look', { code })).body).toMatchObject({ data: told })
    expect((await school.call('invite_look', { code: '22222222' })).body).toMatchObject({ error: told })
    await school.db.deleteFrom('settings').where('name', '=', 'school').execute()
  })

  test('gives the same answer for a new phone, one left before, and one that has an account', async () => {
    const { code } = await invite()
    const phone = nextPhone()
    const student = await school.createStudent()
    const replies = [
      await accept(code, { phone }),
      await accept(code, { phone: phone.slice(4) }),
      await accept(code, { phone: student.phone }),
    ]
    for (const { status, body } of replies)
      expect([status, body]).toEqual([200, { success: true, data: null }])
    const stored = await school.db
      .selectFrom('invite_leads')
      .select('phone')
      .where('inviter_id', '=', inviter.id)
      .execute()
    expect(stored.map((row) => row.phone).toSorted()).toEqual([phone, student.phone].toSorted())
  })

  test('keeps the first who invited a phone, and nothing of a machine that fills every field', async () => {
    const first = await taken()
    const other = await school.signedInStudent()
    await accept((await invite(other)).code, { phone: first.phone })
    expect((await leadOf(first.phone))?.inviter_id).toBe(inviter.id)
    const phone = nextPhone()
    expect((await accept((await invite()).code, { phone, website: 'https://example.com' })).status).toBe(200)
    expect(await leadOf(phone)).toBeUndefined()
  })

  test.each([
    { name: ' ' },
    { name: 'x'.repeat(81) },
    { phone: '12' },
    { phone: 'telefon yoʻq' },
    { phone: '+' },
    { code: 'short' },
  ])('refuses nonsense: %j', async (more) => {
    const reply = await accept((await invite()).code, more)
    expect([reply.status, reply.code]).toEqual([400, 'validation.failed'])
  })

  test('wrong codes bar the next wrong ones of their address, and no right one', async () => {
    const { code } = await invite()
    const { most, window_s } = serverLimits.invites.unknownOfAddress
    const looks = await Promise.all(
      Array.from({ length: most }, async () => await school.call('invite_look', { code: '22222222' })),
    )
    expect(new Set(looks.map((reply) => reply.code))).toEqual(new Set(['not_found']))
    for (const refused of [await school.call('invite_look', { code: '22222222' }), await accept('22222222')])
      expect(refused.error).toMatchObject({ code: 'auth.throttled', retry_after_s: window_s })
    expect((await school.call('invite_look', { code })).status).toBe(200)
    expect((await accept(code)).status).toBe(200)
    school.clock.advance(window_s)
    expect((await school.call('invite_look', { code: '22222222' })).code).toBe('not_found')
  })

  test('a flood of leads by one code ends there, and closes no other invitation to the address', async () => {
    const [{ code }, other] = [await invite(), await invite(await school.signedInStudent())]
    const { most } = serverLimits.invites.ofCodeFromAddress
    const phone = nextPhone()
    for (let left = most; left > 0; left -= 50)
      await Promise.all(Array.from({ length: 50 }, async () => await accept(code, { phone })))
    expect((await accept(code)).code).toBe('auth.throttled')
    expect((await accept(other.code)).status).toBe(200)
  })
})

describe('enrolling', () => {
  test('makes an account that can sign in, and pays the inviter once, whoever presses at once', async () => {
    const lead = await taken()
    const replies = await Promise.all(Array.from({ length: 4 }, async () => await enrol(lead.id)))
    const passwords = replies.flatMap(({ body }) =>
      body.success && body.data.password ? [body.data.password] : [],
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(passwords).toHaveLength(1)
    const signedIn = await school.call('login', { phone: lead.phone, password: passwords[0] })
    expect(signedIn.body).toMatchObject({ data: { first_name: 'Ali', group: { id: groupId } } })
    expect(await coinsOf(inviter)).toBe(1000)
    expect((await invite()).invited).toEqual([{ name: 'Ali V.', state: 'enrolled' }])
    const messages = await school.call<{ notifications: Notification[] }>(
      'get_student_notifications',
      {},
      inviter.token,
    )
    expect(messages.body).toMatchObject({ data: { notifications: [{ title: 'Doʻstingiz biz bilan!' }] } })
  })

  test('of somebody who was a student before pays nothing, and says so', async () => {
    const student = await school.createStudent({ createdAt: new Date('2026-01-01') })
    const lead = await taken(student.phone)
    const reply = await enrol(lead.id)
    expect(reply.body).toMatchObject({
      data: {
        password: null,
        no_reward: 'student_before',
        lead: { student_id: student.id, rewarded: false },
      },
    })
    expect(await coinsOf(inviter)).toBe(0)
  })

  test('of somebody who left waits until their account is open again', async () => {
    const student = await school.createStudent({ createdAt: new Date('2026-01-01') })
    const lead = await taken(student.phone)
    const close = async (closed: boolean) =>
      await admin.data('student_close', { student_id: student.id, closed })
    await close(true)
    expect((await enrol(lead.id)).error).toMatchObject({ code: 'conflict', reason: 'closed' })
    expect((await leadOf(lead.phone))?.state).toBe('new')
    await close(false)
    expect((await enrol(lead.id)).body).toMatchObject({ data: { lead: { student_id: student.id } } })
  })

  test('of the inviter’s own phone pays nothing', async () => {
    const lead = await taken(inviter.phone)
    expect((await enrol(lead.id)).body).toMatchObject({ data: { no_reward: 'own_invitation' } })
    expect(await coinsOf(inviter)).toBe(0)
  })

  test('is refused for a phone of the staff and for a group that is not there', async () => {
    const teacher = await school.createTeacher()
    expect((await enrol((await taken(teacher.phone)).id)).error).toMatchObject({ reason: 'staff_phone' })
    const lead = await taken()
    expect((await enrol(lead.id, { group_id: 999_999 })).code).toBe('not_found')
    expect((await leadOf(lead.phone))?.state).toBe('new')
  })

  test('while a colleague makes the same account is of that account, which is the invitation’s doing', async () => {
    const lead = await taken()
    school.clock.advance(1)
    let studentId = 0
    const make = async (db: Executor) => {
      const like = await db
        .selectFrom('people')
        .select(['role', 'password_hash', 'first_name', 'last_name', 'lang', 'avatar'])
        .where('id', '=', inviter.id)
        .executeTakeFirstOrThrow()
      const made = await db
        .insertInto('people')
        .values({ ...like, phone: lead.phone, created_at: school.clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow()
      studentId = made.id
    }
    const reply = await actWhileLocked(school, {
      locks: make,
      act: async () => await enrol(lead.id),
      meanwhile: async () => {},
    })
    expect(reply.body).toMatchObject({
      data: { password: null, no_reward: null, lead: { student_id: studentId, rewarded: true } },
    })
    expect(await coinsOf(inviter)).toBe(1000)
  })

  test('a phone that was deleted and left again pays nothing more', async () => {
    const lead = await taken()
    await enrol(lead.id)
    await admin.data('lead_delete', { lead_id: lead.id })
    school.clock.advance(60)
    const again = await taken(lead.phone)
    expect((await enrol(again.id)).body).toMatchObject({ data: { no_reward: 'student_before' } })
    expect(await coinsOf(inviter)).toBe(1000)
  })
})

test('those who wait longest for a call come first, after them the newest', async () => {
  const [declined, first, called, second] = [await taken(), await taken(), await taken(), await taken()]
  await admin.data('lead_move', { lead_id: declined.id, state: 'declined' })
  await admin.data('lead_move', { lead_id: called.id, state: 'called' })
  const older = await taken()
  await admin.data('lead_move', { lead_id: older.id, state: 'declined' })
  const listed: number[] = []
  for (let page = 1; page <= 20; page += 1)
    listed.push(
      ...(await admin.data<{ rows: Lead[] }>('leads', { page, per_page: 2 })).rows.map(({ id }) => id),
    )
  const mine = [declined, first, called, second, older].map(({ id }) => id)
  expect(listed.filter((id) => mine.includes(id))).toEqual(
    [first, second, called, older, declined].map(({ id }) => id),
  )
  await admin.data('lead_delete', { lead_id: called.id })
})

test('a lead is called or declined, enrolled for good, and deleted with nothing of the person left', async () => {
  const lead = await taken()
  expect(await admin.data('lead_move', { lead_id: lead.id, state: 'called' })).toMatchObject({
    state: 'called',
  })
  expect((await invite()).invited).toEqual([{ name: 'Ali V.', state: 'called' }])
  // A colleague called meanwhile: what was pressed over `new` does not say that they declined.
  const late = await admin.call('lead_move', { lead_id: lead.id, state: 'declined', seen: 'new' })
  expect([late.code, late.error?.['reason']]).toEqual(['conflict', 'changed'])
  const { rows: page } = await admin.data<{ rows: Lead[] }>('leads', { state: 'called' })
  expect(page).toMatchObject([{ id: lead.id, phone: lead.phone, inviter: { name: 'Malika Yusupova' } }])
  await enrol(lead.id)
  expect((await admin.call('lead_move', { lead_id: lead.id, state: 'declined' })).code).toBe('conflict')
  const other = await taken()
  await admin.data('lead_delete', { lead_id: other.id })
  expect((await admin.call('lead_delete', { lead_id: other.id })).code).toBe('not_found')
  const { rows } = await admin.data<{ rows: object[] }>('audit_log', {
    action: 'lead_delete',
    staff_id: admin.id,
  })
  expect(JSON.stringify(rows)).not.toContain(other.phone)
  expect(rows).toMatchObject([{ before: { lead: other.id } }])
})
