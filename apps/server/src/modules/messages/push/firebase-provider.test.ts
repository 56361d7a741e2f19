import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { firebaseProvider, readFirebaseAccount } from './firebase-provider.ts'
import type { SendPush } from './provider.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A stand-in for Google's token endpoint and for the HTTP v1 interface of FCM. */
let server: Server
let address: string
let tokensAsked: URLSearchParams[]
let sent: { path: string; authorization: string | undefined; body: unknown }[]
let answers: { status: number; headers?: Record<string, string>; body?: object }[]
/** The token endpoint leads to another address. */
let isTokenElsewhere: boolean
/** The one access token that is good now. */
let good: string

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer) // no encoding is set
  const text = Buffer.concat(pieces).toString('utf8')
  const reply = (status: number, body: object, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  if (request.url === '/token' && isTokenElsewhere) {
    reply(307, {}, { location: `${address}/elsewhere` })
    return
  }
  if (request.url === '/token' || request.url === '/elsewhere') {
    tokensAsked.push(new URLSearchParams(text))
    good = `token-${tokensAsked.length}`
    reply(200, { access_token: good, expires_in: 3599, token_type: 'Bearer' })
    return
  }
  const { authorization } = request.headers
  if (authorization !== `Bearer ${good}`) {
    reply(401, { error: { status: 'UNAUTHENTICATED' } })
    return
  }
  sent.push({ path: request.url ?? '', authorization, body: JSON.parse(text) })
  const {
    status,
    body = { name: 'projects/school/messages/1' },
    headers,
  } = answers.shift() ?? { status: 200 }
  reply(status, body, headers)
}
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

let push: SendPush
beforeEach(() => {
  tokensAsked = []
  sent = []
  answers = []
  isTokenElsewhere = false
  const account = readFirebaseAccount({
    type: 'service_account',
    project_id: 'school',
    client_email: 'push@school.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${address}/token`,
  })
  push = firebaseProvider(account, address)
})

const to = { provider: 'firebase', address: 'device-token', keys: null } as const
const message = { title: 'Salom', body: 'Imtihon ochildi', url: '/exam', tag: 'n7', lang: 'uz' } as const
const fcmError = (errorCode: string) => ({
  error: { details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }] },
})

test('a message goes to the device as data, by a right that the service account asked for', async () => {
  expect(await push(to, message)).toEqual({ kind: 'sent' })
  const headers = { TTL: '86400', Urgency: 'normal', Topic: 'n7' }
  expect(sent).toEqual([
    {
      path: '/v1/projects/school/messages:send',
      authorization: 'Bearer token-1',
      body: { message: { token: 'device-token', data: message, webpush: { headers } } },
    },
  ])
  const [asked] = tokensAsked
  expect(asked?.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
  const [header = '', claims = '', signature = ''] = asked?.get('assertion')?.split('.') ?? []
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    iss: 'push@school.iam.gserviceaccount.com',
    scope: 'https://www.googleapis.com/auth/firebase.messaging',
    aud: `${address}/token`,
  })
})

test('the right is asked for once, also by several that send at once', async () => {
  await Promise.all([push(to, message), push(to, message), push(to, message)])
  await push(to, message)
  expect([tokensAsked.length, sent.length]).toEqual([1, 4])
})

test('a right that was taken back is asked for anew, and the message goes', async () => {
  await push(to, message)
  good = 'another'
  expect(await push(to, message)).toEqual({ kind: 'sent' })
  expect([tokensAsked.length, sent.length]).toEqual([2, 2])
})

describe('an answer of', () => {
  test.each([
    [404, 'UNREGISTERED'],
    [403, 'SENDER_ID_MISMATCH'],
    [400, 'INVALID_ARGUMENT'],
  ])('%i %s means that the device is gone', async (status, code) => {
    answers.push({ status, body: fcmError(code) })
    expect(await push(to, message)).toEqual({ kind: 'gone' })
  })

  test.each([
    [429, { 'retry-after': '240' }, 240],
    [429, {}, 60],
    [503, { 'retry-after': '30' }, 30],
    [500, {}, undefined],
  ])('%i with %o means later', async (status, headers, after_s) => {
    answers.push({ status, headers, body: fcmError('UNAVAILABLE') })
    expect(await push(to, message)).toMatchObject({ kind: 'later', after_s })
  })

  test('400 for a field is a message that nobody takes, and says nothing of the device', async () => {
    answers.push({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } })
    expect(await push(to, message)).toMatchObject({ kind: 'refused' })
  })

  test('no JSON is taken as well', async () => {
    answers.push({ status: 502, body: [] })
    expect(await push(to, message)).toMatchObject({ kind: 'later' })
  })
})

test('what cannot be reached throws, and does not stand in the way of the next', async () => {
  const account = {
    project_id: 'school',
    client_email: 'a',
    private_key: '',
    token_uri: 'http://127.0.0.1:9/',
  }
  const private_key = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const lost = firebaseProvider({ ...account, private_key }, address)
  for (let times = 0; times < 2; times += 1) await expect(lost(to, message)).rejects.toThrow()
})

test('a redirect is an answer: neither the right nor the message goes where it leads', async () => {
  answers = [{ status: 307, headers: { location: `${address}/elsewhere` } }]
  expect(await push(to, message)).toMatchObject({ kind: 'refused' })
  expect(sent.map(({ path }) => path)).toEqual(['/v1/projects/school/messages:send'])
  isTokenElsewhere = true
  const other = firebaseProvider(
    readFirebaseAccount({
      project_id: 'school',
      client_email: 'push@school.iam.gserviceaccount.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${address}/token`,
    }),
    address,
  )
  await expect(other(to, message)).rejects.toThrow('answered 307')
  expect(tokensAsked).toHaveLength(1)
})
