import {
  telegramLimits,
  type TelegramLink,
  type TelegramChat,
  type TelegramWaitingLink,
} from '@qadam/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { codeOf, TelegramSchool } from '../../../../test/telegram-school.ts'
import type { TestSchool } from '../../../../test/test-school.ts'
import { accountFrozen, notify } from '../notifications/index.ts'
import { hashCode } from './link-code.ts'

let telegram: TelegramSchool
let school: TestSchool
let admin: StaffMember

beforeAll(async () => {
  telegram = await TelegramSchool.start()
  school = telegram.school
  admin = await signedInStaff(school, 'admin')
})
beforeEach(async () => {
  await telegram.pushing.reset()
  await school.db.deleteFrom('telegram_codes').execute()
})
afterAll(async () => await telegram.close())

async function freeze(student: { id: number }): Promise<void> {
  const params = { due_on: '2026-03-01' }
  const about = { personId: student.id, params, key: 'f' }
  await school.db
    .transaction()
    .execute(async (db) => await notify(db, accountFrozen, about, school.clock.now()))
}

const parentLink = async (student: { id: number }) =>
  await admin.data<TelegramLink>('parent_link', { student_id: student.id })
const parents = async (student: { id: number }) =>
  await admin.data<{ bot: string | null; chats: TelegramChat[]; links: TelegramWaitingLink[] }>('parents', {
    student_id: student.id,
  })

describe('a student’s chat', () => {
  test('is joined by a link, told in the student’s language, and ended by /stop', async () => {
    const student = await school.signedInStudent({ firstName: 'Ali', lastName: '<b>&', lang: 'ru' })
    const answer = await telegram.write(`/start ${await telegram.code(student)}`)
    expect(answer).toMatch(/^Чат подключён: Ali <b>&\. /)
    expect(await telegram.chats(student)).toEqual([
      { id: expect.any(Number), label: 'Dilnoza Karimova @dilnoza', linked_at: '2026-03-10T07:00:00.000Z' },
    ])
    await telegram.pushing.tell(student)
    expect(await telegram.delivered()).toEqual([expect.stringMatching(/^7: Для вас открыт экзамен\n\n/)])
    expect(await telegram.write('Salom')).toMatch(/^Этот чат подключён/)
    expect(await telegram.write('/stop')).toMatch(/^Чат отключён/)
    expect(await telegram.write('/stop')).toMatch(/^Этот чат ни к кому не подключён/)
    await telegram.pushing.tell(student)
    expect([await telegram.delivered(), await telegram.chats(student)]).toEqual([[], []])
  })

  test('is ended from the profile too, with what waits for it; nobody ends another’s', async () => {
    const [student, other] = [await school.signedInStudent(), await school.signedInStudent()]
    await telegram.write(`/start ${await telegram.code(student)}`)
    const [chat] = await telegram.chats(student)
    await telegram.pushing.tell(student)
    for (const who of [other, student, student]) {
      const reply = await school.call('telegram_unlink', { chat_id: chat?.id }, who.token)
      expect(reply.status).toBe(200)
      expect(await telegram.chats(student)).toHaveLength(who === other ? 1 : 0)
    }
    expect(await telegram.delivered()).toEqual([])
  })

  test('is one of several: each is told once, as often as the link of one is followed', async () => {
    const student = await school.signedInStudent()
    for (const chat of [7, 8]) await telegram.write(`/start ${await telegram.code(student)}`, chat)
    expect(await telegram.write(`/start ${await telegram.code(student)}`, 8)).toMatch(/allaqachon ulangan/)
    await telegram.pushing.tell(student)
    expect((await telegram.delivered()).map((message) => message.slice(0, 2))).toEqual(['7:', '8:'])
  })

  test('may be of two siblings: each message says of whom it is, and /stop ends both', async () => {
    const [one, other] = [
      await school.signedInStudent({ firstName: 'Ona', lastName: 'Bir' }),
      await school.signedInStudent({ firstName: 'Ota', lastName: 'Ikki' }),
    ]
    for (const student of [one, other]) await telegram.write(`/start ${await telegram.code(student)}`)
    for (const student of [one, other]) await telegram.pushing.tell(student)
    expect(await telegram.delivered()).toEqual([
      expect.stringMatching(/^7: Ona Bir: Siz uchun imtihon ochildi/),
      expect.stringMatching(/^7: Ota Ikki: Siz uchun imtihon ochildi/),
    ])
    await telegram.write('/stop')
    expect([await telegram.chats(one), await telegram.chats(other)]).toEqual([[], []])
  })

  test('that blocked the bot is forgotten, whether Telegram says so at once or when it is written to', async () => {
    const student = await school.signedInStudent()
    for (const chat of [7, 8]) await telegram.write(`/start ${await telegram.code(student)}`, chat)
    await telegram.call({
      my_chat_member: { chat: { id: 7, type: 'private' }, new_chat_member: { status: 'kicked' } },
    })
    expect(await telegram.chats(student)).toHaveLength(1)
    telegram.stub.next['sendMessage'] = [{ status: 403, body: { ok: false, error_code: 403 } }]
    await telegram.pushing.tell(student)
    await telegram.delivered()
    expect(await telegram.chats(student)).toEqual([])
  })

  test('of a group goes on where the group goes on', async () => {
    const student = await school.signedInStudent()
    const group = { type: 'group', title: 'Oila', username: '' }
    await telegram.write(`/start@qadam_test_bot ${await telegram.code(student)}`, -100, group)
    await telegram.call({ message: { chat: { id: -100, ...group }, migrate_to_chat_id: -1005 } })
    await telegram.pushing.tell(student)
    expect(await telegram.delivered()).toEqual([expect.stringMatching(/^-1005: /)])
  })

  test('of a frozen account is joined, and told of its payments', async () => {
    const student = await school.signedInStudent({ frozen: true, nextDueOn: '2026-03-01' })
    await telegram.write(`/start ${await telegram.code(student)}`)
    await freeze(student)
    expect(await telegram.delivered()).toEqual([expect.stringMatching(/^7: Darslar toʻxtatildi/)])
  })

  test('of an account that is there no more is told nothing', async () => {
    const student = await school.signedInStudent()
    const code = await telegram.code(student)
    await telegram.write(`/start ${await telegram.code(student)}`)
    await telegram.pushing.tell(student)
    await school.db.deleteFrom('people').where('id', '=', student.id).execute()
    expect(await telegram.delivered()).toEqual([])
    expect(await telegram.write(`/start ${code}`)).toMatch(/eskirgan|устарела/)
  })

  test('is one of five at most', async () => {
    const student = await school.signedInStudent()
    for (let chat = 1; chat < telegramLimits.chats; chat += 1)
      await telegram.write(`/start ${await telegram.code(student)}`, chat)
    const last = await telegram.code(student)
    await school.db
      .insertInto('push_recipients')
      .values({
        person_id: student.id,
        provider: 'telegram',
        address: '99',
        created_at: school.clock.now(),
        seen_at: school.clock.now(),
      })
      .execute()
    expect(await telegram.write(`/start ${last}`, 50)).toMatch(/toʻlgan/)
    expect((await school.call('telegram_link', {}, student.token)).code).toBe('conflict')
    expect(await telegram.chats(student)).toHaveLength(telegramLimits.chats)
  })
})

describe('a link', () => {
  test('is followed once', async () => {
    const student = await school.signedInStudent()
    const code = await telegram.code(student)
    await telegram.write(`/start ${code}`, 7)
    expect(await telegram.write(`/start ${code}`, 8)).toMatch(/устарела/)
    expect(await telegram.chats(student)).toHaveLength(1)
  })

  test('followed from two chats at once joins one', async () => {
    const student = await school.signedInStudent()
    const code = await telegram.code(student)
    await Promise.all([7, 8, 9].map(async (chat) => await telegram.write(`/start ${code}`, chat)))
    expect(await telegram.chats(student)).toHaveLength(1)
  })

  test('ends after a quarter of an hour, and with the next one', async () => {
    const student = await school.signedInStudent()
    const [first, second] = [await telegram.code(student), await telegram.code(student)]
    expect(await telegram.write(`/start ${first}`)).toMatch(/устарела/)
    school.clock.advance(telegramLimits.link_s)
    expect(await telegram.write(`/start ${second}`)).toMatch(/устарела/)
    expect(await telegram.chats(student)).toEqual([])
  })

  test('is known to the database by its digest alone', async () => {
    const code = await telegram.code(await school.signedInStudent())
    const [row] = await school.db.selectFrom('telegram_codes').selectAll().execute()
    expect(row?.code_hash).toEqual(hashCode(code))
    expect(JSON.stringify(row)).not.toContain(code)
  })

  test('can’t be guessed: after five wrong ones a chat is asked to wait with the next, and a right one goes through', async () => {
    const student = await school.signedInStudent()
    const code = await telegram.code(student)
    for (let tries = 0; tries < telegramLimits.unknownOfChat.most; tries += 1)
      expect(await telegram.write(`/start ${'x'.repeat(32)}`, 600)).toMatch(/устарела/)
    expect(await telegram.write(`/start ${'x'.repeat(32)}`, 600)).toMatch(/^Слишком много/)
    expect(await telegram.chats(student)).toEqual([])
    expect(await telegram.write(`/start ${code}`, 600)).toMatch(/^Chat ulandi/)
    school.clock.advance(telegramLimits.unknownOfChat.window_s)
    expect(await telegram.write(`/start ${'x'.repeat(32)}`, 600)).toMatch(/eskirgan/)
  })

  test('without a code is answered with what to do', async () => {
    expect(await telegram.write('/start')).toMatch(/^Здравствуйте! .*«Подключить Telegram»/)
  })
})

describe('a parent’s chat', () => {
  test('is told of payments alone, and of the child by name', async () => {
    const student = await school.signedInStudent({ firstName: 'Ali', lastName: 'Valiyev' })
    const link = await parentLink(student)
    expect((await parents(student)).links).toEqual([{ id: link.id, expires_at: link.expires_at }])
    expect(await telegram.write(`/start ${codeOf(link)}`)).toMatch(/^Chat ulandi: Ali Valiyev\. Toʻlov/)
    expect(await parents(student)).toMatchObject({
      bot: 'qadam_test_bot',
      chats: [{ label: 'Dilnoza Karimova @dilnoza' }],
      links: [],
    })
    // Nothing of it is the student's to see or to end.
    expect(await telegram.chats(student)).toEqual([])
    const [chat] = (await parents(student)).chats
    await school.call('telegram_unlink', { chat_id: chat?.id }, student.token)
    await telegram.pushing.tell(student)
    await freeze(student)
    expect(await telegram.delivered()).toEqual([
      expect.stringMatching(/^7: Darslar toʻxtatildi\n\nAli Valiyev: /),
    ])
  })

  test('is ended by the school, as is a link that nobody followed; the log says who did', async () => {
    const student = await school.signedInStudent()
    await telegram.write(`/start ${codeOf(await parentLink(student))}`)
    const waiting = await parentLink(student)
    const [chat] = (await parents(student)).chats
    for (const [what, id] of [
      ['chat', chat?.id],
      ['link', waiting.id],
      ['link', waiting.id],
    ])
      await admin.data('parent_revoke', { student_id: student.id, what, id })
    expect(await parents(student)).toMatchObject({ chats: [], links: [] })
    expect(await telegram.write(`/start ${codeOf(waiting)}`)).toMatch(/устарела/)
    const { rows } = await admin.data<{ rows: { action: string; before: unknown; after: unknown }[] }>(
      'audit_log',
      { subject_kind: 'student', subject_id: student.id },
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'parent_revoke',
      'parent_revoke',
      'parent_link',
      'parent_link',
    ])
    expect(JSON.stringify(rows)).not.toContain(codeOf(waiting))
  })

  test('and the student’s own in one are told once: all that the student is told', async () => {
    const student = await school.signedInStudent()
    await telegram.write(`/start ${codeOf(await parentLink(student))}`)
    await telegram.write(`/start ${await telegram.code(student)}`)
    expect(await telegram.write(`/start ${codeOf(await parentLink(student))}`)).toMatch(/allaqachon/)
    await freeze(student)
    expect(await telegram.delivered()).toEqual([expect.stringMatching(/^7: Darslar toʻxtatildi/)])
  })

  test('is made by the student’s own teacher, and revoked by no other', async () => {
    const [teacher, neighbour] = [
      await signedInStaff(school, 'teacher'),
      await signedInStaff(school, 'teacher'),
    ]
    const student = await school.signedInStudent({ groupId: await createGroup(school, teacher) })
    const theirs = await school.signedInStudent({ groupId: await createGroup(school, neighbour) })
    const link = await teacher.data<TelegramLink>('parent_link', { student_id: student.id })
    const revoke = { what: 'link', id: link.id }
    expect((await neighbour.call('parent_revoke', { ...revoke, student_id: student.id })).code).toBe(
      'not_found',
    )
    expect((await neighbour.call('parent_revoke', { ...revoke, student_id: theirs.id })).status).toBe(200)
    expect((await parents(student)).links).toHaveLength(1)
  })

  test('is joined to nobody who left, also when they are back', async () => {
    const student = await school.signedInStudent()
    const links = [codeOf(await parentLink(student)), await telegram.code(student)]
    const close = async (closed: boolean) =>
      await admin.data('student_close', { student_id: student.id, closed })
    await close(true)
    const refused = await admin.call('parent_link', { student_id: student.id })
    expect([refused.code, refused.error?.['reason']]).toEqual(['conflict', 'closed'])
    for (const code of links) expect(await telegram.write(`/start ${code}`, 90)).toMatch(/устарела/)
    await close(false)
    for (const code of links) expect(await telegram.write(`/start ${code}`, 91)).toMatch(/устарела/)
    expect([(await parents(student)).chats, (await parents(student)).links]).toEqual([[], []])
  })

  test('of an account that was closed while the link was on its way is not joined', async () => {
    const student = await school.signedInStudent()
    const code = codeOf(await parentLink(student))
    await school.db
      .updateTable('people')
      .set({ closed_at: school.clock.now() })
      .where('id', '=', student.id)
      .execute()
    expect(await telegram.write(`/start ${code}`)).toMatch(/устарела/)
    expect((await parents(student)).chats).toEqual([])
  })

  test('has five links that wait at most, each for a week', async () => {
    const student = await school.signedInStudent()
    for (let link = 0; link < telegramLimits.parentLinks; link += 1) await parentLink(student)
    expect((await admin.call('parent_link', { student_id: student.id })).code).toBe('conflict')
    school.clock.advance(telegramLimits.parentLink_s)
    admin = await signedInStaff(school, 'admin')
    expect((await parents(student)).links).toEqual([])
    await parentLink(student)
  })
})

describe('what Telegram calls', () => {
  const update = { message: { chat: { id: 7, type: 'private' }, text: '/start' } }

  test.each(['', 'x', 'y'.repeat(64)])('is refused to whoever shows %j', async (secret) => {
    const before = telegram.stub.messages.length
    expect(await telegram.call(update, secret)).toBe(403)
    expect(telegram.stub.messages).toHaveLength(before)
  })

  test('is heard once, however often it comes, also at once', async () => {
    const before = telegram.stub.messages.length
    const again = { ...update, update_id: 555 }
    await Promise.all([telegram.call(again), telegram.call(again)])
    expect(await telegram.call(again)).toBe(200)
    expect(telegram.stub.messages).toHaveLength(before + 1)
  })

  test('may be anything at all', async () => {
    const deep: object = JSON.parse(`${'['.repeat(900)}${']'.repeat(900)}`)
    const named = { id: 7, type: 'private', first_name: '\ud800\u0000' }
    for (const odd of [
      ...[{}, { message: null }, { message: [] }, { update_id: 'x' }, { message: { chat: 1 } }, deep],
      { update_id: 601, message: { chat: named, text: '/start \ud800' } },
      { update_id: 602, message: { chat: { ...named, more: deep }, text: '\u0000' } },
    ])
      expect(await telegram.call(odd)).toBe(200)
  })

  test('is done whether or not the answer arrives', async () => {
    const student = await school.signedInStudent()
    const code = await telegram.code(student)
    telegram.stub.next['sendMessage'] = [{ status: 500 }]
    await telegram.write(`/start ${code}`)
    expect(await telegram.chats(student)).toHaveLength(1)
  })
})

test('a school without a bot has nothing to link, and no address to call', async () => {
  const { startTestSchool } = await import('../../../../test/test-school.ts')
  const { joinActions } = await import('../../../registry/actions.ts')
  const helper = { endpoint: undefined, dailyLimit: 50, warn: () => {} }
  const plain = await startTestSchool({
    actions: joinActions({
      helper,
      push: { firebase: undefined },
      sms: { configured: false },
    }),
  })
  const student = await plain.signedInStudent()
  expect((await plain.call('telegram', {}, student.token)).body).toMatchObject({
    data: { bot: null, chats: [] },
  })
  expect((await plain.call('telegram_link', {}, student.token)).code).toBe('not_found')
  expect((await plain.inject({ method: 'POST', url: '/telegram/webhook', payload: {} })).status).toBe(404)
  await plain.close()
})
