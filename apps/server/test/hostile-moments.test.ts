import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { HelperMessage, PracticeDraft } from '@qadam/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventsOf, HelpedSchool } from './helped-school.ts'
import { metadataOf, UploadClient } from './upload-client.ts'

// What happens to an account while something of it is under way, and two devices at the same moment.

let helped: HelpedSchool
let port: number

beforeAll(async () => {
  helped = await HelpedSchool.start()
  await helped.school.app.listen({ host: '127.0.0.1', port: 0 })
  const [address] = helped.school.app.addresses() as AddressInfo[] // it listens on a port
  port = address?.port ?? 0
})
beforeEach(async () => await helped.renew())
afterAll(async () => await helped.close())

const setFrozen = async (frozen: boolean) =>
  await helped.school.db.updateTable('people').set({ frozen }).where('id', '=', helped.student.id).execute()
const phoneOf = async (id: number) =>
  (await helped.school.db.selectFrom('people').select('phone').where('id', '=', id).executeTakeFirstOrThrow())
    .phone ?? ''
const secondDevice = async () => await helped.school.signIn(await phoneOf(helped.student.id))
const atOnce = async <T>(times: number, act: (index: number) => Promise<T>) =>
  await Promise.all(Array.from({ length: times }, async (_, index) => await act(index)))
const codes = (replies: readonly { status: number; code: string | undefined }[]) =>
  replies.map(({ status, code }) => code ?? String(status)).toSorted()

/** A request of which more is to come. */
async function begin(method: string, url: string, headers: Record<string, string>, body: string) {
  const socket = connect(port, '127.0.0.1')
  const head = { host: 'school', connection: 'close', 'x-student-auth': helped.student.token, ...headers }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  // The server has received it: it answers later requests on another connection.
  for (let round = 0; round < 3; round += 1) await fetch(`http://127.0.0.1:${port}/readyz`)
  return socket
}

/** Sends the rest and reads the reply. */
async function end(socket: Socket, rest: string): Promise<{ status: number; code: string | undefined }> {
  let reply = ''
  socket.on('data', (chunk: Buffer) => (reply += chunk.toString()))
  socket.write(rest)
  await once(socket, 'close')
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(reply) ?? []
  return { status: Number(status), code: /"code":"([^"]+)"/.exec(reply)?.[1] }
}

const ends: [string, () => Promise<unknown>, () => Promise<string>][] = [
  [
    'is frozen',
    async () => await setFrozen(true),
    async () => {
      await setFrozen(false)
      return helped.student.token
    },
  ],
  [
    'is signed out',
    async () => await helped.student.data('logout'),
    async () => await helped.school.signIn(await phoneOf(helped.student.id)),
  ],
]

describe.each(ends)('an account that %s', (_how, happens, comesBack) => {
  const refused = [401, 403]

  test('in the middle of an answer has what it asked for kept, once, and asks no more', async () => {
    helped.stub.mode = 'held'
    const asked = helped.streamed({ message: 'Salom' })
    await expect.poll(() => helped.stub.requests.length).toBe(1)
    await happens()
    expect((await helped.ask('Yana')).status).toBeOneOf(refused)
    helped.stub.release()
    const events = eventsOf((await asked).text)
    expect(events.at(-1)).toMatchObject({ type: 'done', data: { left_today: 4 } })
    const token = await comesBack()
    const talk = await helped.school.call<{ messages: HelperMessage[]; left_today: number }>(
      'helper_history',
      { question_id: helped.project },
      token,
    )
    expect(talk.body).toMatchObject({
      data: { left_today: 4, messages: [{ content: 'Salom' }, { role: 'assistant' }] },
    })
  })

  test('in the middle of a form changes nothing by it', async () => {
    const question = helped.practising.questionId('text')
    const text = 'Bu mening javobim'
    const body = `--edge\r\ncontent-disposition: form-data; name="question_id"\r\n\r\n${question}\r\n--edge\r\ncontent-disposition: form-data; name="answer"\r\n\r\n${text}`
    const rest = '\r\n--edge--\r\n'
    const socket = await begin(
      'POST',
      '/api/student?action=question_try',
      {
        'content-type': 'multipart/form-data; boundary=edge',
        'content-length': String(Buffer.byteLength(body + rest)),
      },
      body,
    )
    await happens()
    expect((await end(socket, rest)).status).toBeOneOf(refused)
    const token = await comesBack()
    const versions = await helped.school.call('submissions', { question_id: question }, token)
    expect(versions.body).toMatchObject({ data: [] })
  })

  test('in the middle of an upload loses nothing of it, and hands in nothing', async () => {
    const question = helped.practising.questionId('files')
    const tus = new UploadClient(helped.school, helped.student.token)
    const { location, id } = await tus.begin(10, { filename: 'ish.txt', question_id: String(question) })
    const socket = await begin(
      'PATCH',
      location,
      {
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': '10',
      },
      'salom',
    )
    // Admitted: a server that is busy looks at the account only later, and refuses it.
    const held = async () => await helped.school.db.selectFrom('upload_locks').select('upload_id').execute()
    await expect.poll(held).toHaveLength(1)
    await happens()
    await end(socket, ' ali!')
    const handIn = { question_id: question, answer: 'file', upload_ids: [id] }
    expect((await helped.student.call('question_try', handIn)).status).toBeOneOf(refused)
    expect((await tus.head(location)).status).toBeOneOf(refused)
    const token = await comesBack()
    const draft = await helped.school.call<PracticeDraft>('practice_draft', { question_id: question }, token)
    expect(draft.body).toMatchObject({ data: { files: [{ upload_id: id, size: 10 }] } })
    expect((await helped.school.call('question_try', handIn, token)).status).toBe(200)
  })
})

describe('two devices at once', () => {
  test('ask the helper as often as one may, and each question stands beside its answer', async () => {
    const other = await secondDevice()
    const replies = await atOnce(12, async (index) =>
      index % 2 === 0
        ? await helped.ask(`Savol ${index}`)
        : await helped.school.call(
            index % 4 === 1 ? 'yordamchi_ai' : 'new_yordamchi_ai',
            { question_id: helped.project, ...(index % 4 === 1 ? { message: `Savol ${index}` } : {}) },
            other,
          ),
    )
    expect(codes(replies)).toEqual([
      ...Array<string>(5).fill('200'),
      ...Array<string>(7).fill('helper.limit_reached'),
    ])
    const talk = await helped.talk()
    expect(talk.left_today).toBe(0)
    expect(talk.messages.map(({ role }) => role)).toEqual(
      Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? 'user' : 'assistant')),
    )
  })

  test('with answers that fail among them: what got none does not count, and no more than the limit are given', async () => {
    const other = await secondDevice()
    helped.stub.next = ['not_allowed', 'not_allowed', 'not_allowed']
    const first = await atOnce(5, async (index) => await helped.ask(`Savol ${index}`))
    const given = first.filter(({ status }) => status === 200).length
    expect(await helped.talk()).toMatchObject({ left_today: 5 - given })
    const second = await atOnce(
      5,
      async () =>
        await helped.school.call('yordamchi_ai', { question_id: helped.project, message: 'Yana' }, other),
    )
    expect(second.filter(({ status }) => status === 200)).toHaveLength(5 - given)
    expect(await helped.talk()).toMatchObject({ left_today: 0, messages: { length: 10 } })
  })

  test('begin the same upload with different bytes: one of them is the file, and never a mixture', async () => {
    const question_id = helped.practising.questionId('files')
    const tus = new UploadClient(helped.school, helped.student.token)
    const devices = [tus, new UploadClient(helped.school, await secondDevice())]
    for (let round = 0; round < 5; round += 1) {
      const { location } = await tus.begin(100_000, {
        filename: 'ish.txt',
        question_id: String(question_id),
      })
      const replies = await Promise.all(
        devices.map(async (each, index) => await each.patch(location, 0, String(index).repeat(100_000))),
      )
      expect(codes(replies)).toEqual(['204', 'conflict'])
      const draft = await helped.student.data<PracticeDraft>('practice_draft', { question_id })
      const stored = await helped.school.get(draft.files.at(-1)?.url ?? '')
      expect(new Set(stored.text)).toHaveLength(1)
      await tus.remove(location)
    }
  })
})

describe('an upload', () => {
  test.each<[string, Record<string, string>, number]>([
    ['a name of 8,000 letters', { 'upload-metadata': metadataOf({ filename: 'a'.repeat(8000) }) }, 201],
    [
      'a thousand facts',
      { 'upload-metadata': Array.from({ length: 1000 }, (_, index) => `k${index}`).join(',') },
      201,
    ],
    ['the same fact twice', { 'upload-metadata': 'filename YQ==,filename Yg==' }, 400],
    ['facts that are no base64', { 'upload-metadata': 'filename %%%' }, 400],
    ['a question of nobody', { 'upload-metadata': metadataOf({ question_id: '999999999' }) }, 404],
    ['a length that is no number', { 'upload-length': '1e3' }, 400],
    ['a length below nothing', { 'upload-length': '-1' }, 400],
    ['a length put off', { 'upload-defer-length': '1' }, 400],
  ])('with %s', async (_what, headers, status) => {
    const reply = await helped.school.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: {
        'tus-resumable': '1.0.0',
        'x-student-auth': helped.student.token,
        ...('upload-defer-length' in headers ? {} : { 'upload-length': '5' }),
        ...headers,
      },
    })
    expect(reply.status).toBe(status)
  })
})

describe('names of a project', () => {
  const media = (name: string) => ({
    [name]:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  })
  const handIn = async (files: Record<string, string>, pictures: Record<string, string> = {}) =>
    await helped.student.call('question_try', {
      question_id: helped.project,
      answer: { files, media: pictures },
    })

  test.each([
    ['in other capitals', 'ish.html', 'ISH.html'],
    ['in another form of Unicode', '\u00E9.html', 'e\u0301.html'],
    ['in both', '\u00C9.html', 'e\u0301.html'],
    ['with a dot at its end', 'ish.html', 'ish.html.'],
    ['with a space at its end', 'ish.html', 'ish.html '],
  ])('twice the same %s are refused, be it files or media', async (_how, one, other) => {
    expect((await handIn({ [one]: 'a', [other]: 'b' })).code).toBe('validation.failed')
    expect((await handIn({ [one]: 'a' }, media(other))).code).toBe('validation.failed')
    expect((await handIn({ 'x.html': 'a' }, { ...media(one), ...media(other) })).code).toBe(
      'validation.failed',
    )
  })

  test.each([
    '../a.html',
    'a/b.html',
    'a\\b.html',
    '.html',
    '',
    'a\0.html',
    '\u202Elmth.a',
    '__proto__',
    'a\n.html',
  ])('%j is none', async (name) => {
    expect((await handIn(Object.fromEntries([[name, 'a']]))).code).toBe('validation.failed')
  })

  test('that only look alike, or that a system keeps for itself, are names like others', async () => {
    const files = {
      'a.html': 'lotin',
      '\u0430.html': 'kirill',
      'CON.html': 'con',
      'nul.js': 'nul',
      'a..html': 'dots',
    }
    const reply = await handIn(files)
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ data: { submission: { project: { files } } } })
  })
})
