import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { EskizStub } from '../../../../test/eskiz-stub.ts'
import { eskizProvider } from './eskiz-provider.ts'
import type { SendSms } from './provider.ts'

let stub: EskizStub
let send: SendSms
beforeAll(async () => {
  stub = await EskizStub.start()
})
afterAll(async () => await stub.close())
beforeEach(() => {
  stub.reset()
  send = eskizProvider({ url: stub.url, email: 'school@example.uz', password: 'maxfiy soʻz', sender: '4546' })
})

const message = { phone: '+998901234567', text: 'Salom' }

test('a message goes out by a token that the account asked for, once for many', async () => {
  expect(await Promise.all([send(message), send(message)])).toEqual([{ kind: 'sent' }, { kind: 'sent' }])
  expect(stub.signIns).toEqual([{ email: 'school@example.uz', password: 'maxfiy soʻz' }])
  const taken = { mobile_phone: '998901234567', message: 'Salom', from: '4546' }
  expect(stub.sent).toEqual([taken, taken])
})

test('a token that has ended is asked for anew, once for all that it failed', async () => {
  await send(message)
  stub.endToken()
  const outcomes = await Promise.all([send(message), send(message), send(message)])
  expect(outcomes.map(({ kind }) => kind)).toEqual(['sent', 'sent', 'sent'])
  expect([stub.signIns.length, stub.sent.length]).toEqual([2, 4])
})

test.each([
  [{ status: 400, body: { status: 'error', message: 'mobile_phone notoʻgʻri' } }, 'refused', undefined],
  [{ status: 422, body: 'no JSON at all' }, 'refused', undefined],
  [{ status: 200, body: { status: 'error', message: { mobile_phone: ['required'] } } }, 'refused', undefined],
  // An account that an admin will top up or mend.
  [{ status: 402, body: { message: 'balance' } }, 'later', false],
  [{ status: 403 }, 'later', false],
  [{ status: 429, headers: { 'retry-after': '30' } }, 'later', false],
  // It is unknown whether it was sent.
  [{ status: 500, body: '<html>' }, 'later', true],
  [{ status: 502, hangsUp: true }, 'later', true],
])('an answer of %j is %s', async (answer, kind, costs) => {
  stub.answers = [answer]
  const outcome = await send(message)
  expect(outcome).toMatchObject({ kind, ...(costs === undefined ? {} : { costs }) })
  expect(JSON.stringify(outcome)).not.toContain('maxfiy')
  if (answer.status === 429) expect(outcome).toMatchObject({ after_s: 30 })
  // The next one is sent all the same.
  expect(await send(message)).toEqual({ kind: 'sent' })
})

test('a sign-in that is refused or has no token is tried again with the next message, and cost nothing', async () => {
  stub.signInAnswers = [{ status: 401 }, { status: 200, body: { data: {} } }, { status: 200, hangsUp: true }]
  for (let round = 0; round < 3; round += 1)
    expect(await send(message)).toMatchObject({ kind: 'later', costs: false })
  expect(await send(message)).toEqual({ kind: 'sent' })
  expect(stub.sent).toHaveLength(1)
})

test('a token that is refused though it is new is no reason to ask without end', async () => {
  stub.answers = [{ status: 401 }, { status: 401 }]
  expect(await send(message)).toMatchObject({ kind: 'later', costs: false })
  expect(stub.signIns).toHaveLength(2)
})

test.each(['+79161234567', '+99890123456', '998901234567'])('%s is not sent to', async (phone) => {
  expect(await send({ ...message, phone })).toMatchObject({ kind: 'refused' })
  expect(stub.signIns).toEqual([])
})

test('a redirect is not followed: what goes out holds a token', async () => {
  stub.answers = [{ status: 307, headers: { location: `${stub.url}/elsewhere` } }]
  expect(await send(message)).toMatchObject({ kind: 'later' })
  expect(stub.sent).toEqual([])
})
