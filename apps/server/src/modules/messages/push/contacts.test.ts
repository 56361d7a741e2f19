import { pushLimits } from '@qadam/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PushingSchool } from '../../../../test/pushing-school.ts'
import type { TestSchool } from '../../../../test/test-school.ts'
import { accountFrozen, notify } from '../notifications/index.ts'
import { moveRecipients, saveContact, type Contact, type PushMessage, type PushOutcome } from './index.ts'

let pushing: PushingSchool
let school: TestSchool
/** What came to which chat, oldest first. */
let received: [address: string, message: PushMessage][]
/** How the next ones are answered; then all are taken. */
let answers: PushOutcome[]

beforeAll(async () => {
  pushing = await PushingSchool.start()
  school = pushing.school
})
beforeEach(async () => {
  await pushing.reset()
  received = []
  answers = []
})
afterAll(async () => await pushing.close())

async function send(): Promise<number> {
  return await pushing.send({
    providers: {
      telegram: async ({ address }, message) => {
        const answer = answers.shift() ?? { kind: 'sent' }
        if (answer.kind === 'sent') received.push([address, message])
        return await Promise.resolve(answer)
      },
    },
  })
}

async function reach(personId: number, changes: Partial<Contact> = {}): Promise<void> {
  const contact = { provider: 'telegram', address: '7', reader: 'student', topics: null, label: 'L' } as const
  await saveContact(school.db, { ...contact, personId, ...changes }, school.clock.now())
}

const asParent = { reader: 'parent', topics: ['payment'] } as const

async function freeze(personId: number): Promise<void> {
  const about = { personId, params: { due_on: '2026-03-01' }, key: 'frozen' }
  await school.db
    .transaction()
    .execute(async (db) => await notify(db, accountFrozen, about, school.clock.now()))
}

const addresses = () => received.map(([address]) => address).toSorted()

test('a chat is told what the student’s devices are, and spared what they are spared', async () => {
  const student = await school.signedInStudent()
  await reach(student.id)
  await pushing.tell(student)
  await school.call('notification_preferences', { muted: ['exam'] }, student.token)
  await pushing.tell(student)
  await freeze(student.id)
  expect(await send()).toBe(2)
  // Sent side by side: either may arrive first.
  expect(received.map(([, { title, url }]) => [title, url]).toSorted()).toEqual([
    ['Darslar toʻxtatildi', '/profile#payments'],
    ['Siz uchun imtihon ochildi', '/exam'],
  ])
})

test('a parent is told of payments alone, of the child by name, whatever the child muted or read', async () => {
  const student = await school.signedInStudent({ firstName: 'Aziz', lastName: 'Karimov', lang: 'ru' })
  await reach(student.id, asParent)
  await pushing.tell(student)
  await school.call('notification_preferences', { muted: ['payment'] }, student.token)
  await freeze(student.id)
  await school.db.updateTable('notifications').set({ read_at: school.clock.now() }).execute()
  expect(await send()).toBe(1)
  expect(received).toEqual([
    [
      '7',
      {
        title: 'Уроки приостановлены',
        body: 'Ученик: Aziz Karimov. Срок оплаты истёк 1 марта. Уроки откроются сразу после оплаты, результаты сохранятся.',
        url: 'https://pay.example/school',
        tag: expect.any(String),
        lang: 'ru',
      },
    ],
  ])
})

test('two students of one chat are each told what is theirs, by name', async () => {
  const [one, other] = [
    await school.signedInStudent({ firstName: 'Ona', lastName: 'Bir' }),
    await school.signedInStudent({ firstName: 'Ota', lastName: 'Ikki' }),
  ]
  for (const { id } of [one, other]) await reach(id)
  await pushing.tell(one)
  await pushing.tell(other)
  expect(await send()).toBe(2)
  expect(received.map(([, { title }]) => title).toSorted()).toEqual([
    'Ona Bir: Siz uchun imtihon ochildi',
    'Ota Ikki: Siz uchun imtihon ochildi',
  ])
})

test('a chat that is noted twice is told once; two chats are told each', async () => {
  const student = await school.signedInStudent()
  for (const address of ['7', '7', '8']) await reach(student.id, { address })
  await pushing.tell(student)
  await Promise.all([send(), send()])
  expect(addresses()).toEqual(['7', '8'])
})

test('chats are no devices: more devices and a logout leave them', async () => {
  const student = await school.signedInStudent()
  await reach(student.id)
  for (let device = 0; device < 12; device += 1) await pushing.register(student, `d${device}`)
  await school.call('logout', {}, student.token)
  expect(await pushing.devices(student)).toEqual(['7'])
})

test('a chat that goes on elsewhere is told there at once, also where it is known there', async () => {
  const [student, sibling] = [await school.signedInStudent(), await school.signedInStudent()]
  await reach(student.id, { address: 'left' })
  await reach(sibling.id, { address: 'left' })
  await reach(sibling.id, { address: 'here' })
  await pushing.tell(student)
  answers = [{ kind: 'moved', address: 'here' }]
  expect(await send()).toBe(2)
  expect(addresses()).toEqual(['here'])
  expect([await pushing.devices(student), await pushing.devices(sibling)]).toEqual([['here'], ['here']])
  await moveRecipients(school.db, { provider: 'telegram', address: 'here' }, 'on')
  expect([await pushing.devices(student), await pushing.devices(sibling)]).toEqual([['on'], ['on']])
})

test('a chat that goes on elsewhere without end is given up', async () => {
  const student = await school.signedInStudent()
  await reach(student.id)
  await pushing.tell(student)
  answers = Array.from({ length: 20 }, (_, at): PushOutcome => ({ kind: 'moved', address: `c${at}` }))
  await send()
  expect([received, await pushing.states()]).toEqual([[], ['dropped']])
})

test('a provider that does not answer for days costs nobody their chat; one that is never taken is forgotten', async () => {
  const student = await school.signedInStudent()
  await reach(student.id)
  const giveUp = async (answer: PushOutcome) => {
    await pushing.tell(student)
    await school.db
      .updateTable('push_deliveries')
      .set({ tries: pushLimits.tries - 1 })
      .where('state', '=', 'waiting')
      .execute()
    answers = [answer]
    expect(await send()).toBe(1)
  }
  for (let count = 0; count < pushLimits.failures + 1; count += 1)
    await giveUp({ kind: 'later', reason: 'Telegram answered 401', after_s: undefined })
  expect(await pushing.devices(student)).toEqual(['7'])
  expect(new Set(await pushing.states())).toEqual(new Set(['dropped']))
  for (let count = 0; count < pushLimits.failures; count += 1)
    await giveUp({ kind: 'refused', reason: 'Telegram answered 400' })
  expect(await pushing.devices(student)).toEqual([])
})
