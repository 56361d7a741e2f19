import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isCallError } from '../../../platform/call-error.ts'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { askHelper } from './helper-call.ts'

const fetched = vi.fn<typeof fetch>()
const answer = { reply: 'Ha', html: '<p>Ha</p>', answered_by: 'model', level: null, left_today: 2 }
const line = (event: object) => `data: ${JSON.stringify(event)}\n\n`

function streams(...pieces: string[]): void {
  const bytes = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytes.encode(piece))
      controller.close()
    },
  })
  fetched.mockResolvedValueOnce(
    new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
  )
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  session.start(userFixture(), false)
})
afterEach(() => {
  session.logout()
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const ask = async () => {
  const pieces: string[] = []
  const failures: unknown[] = []
  const reply = await askHelper(
    { about: 7, asks: { message: 'Nega?' }, problem: 'NameError', files: { 'main.py': 'prnt()' } },
    {
      signal: new AbortController().signal,
      onPiece: (text) => pieces.push(text),
      onFailure: (error) => failures.push(error),
    },
  )
  return { reply, pieces, failures }
}

describe('the helper is asked', () => {
  test('with the code and the error, and heard piece by piece however the network cuts it', async () => {
    const text =
      line({ type: 'token', text: 'oʻ' }) +
      line({ type: 'token', text: 'y' }) +
      line({ type: 'done', data: answer })
    streams(text.slice(0, 20), text.slice(20, 61), text.slice(61))
    expect(await ask()).toEqual({ reply: answer, pieces: ['oʻ', 'y'], failures: [] })
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('/api/student?action=yordamchi_ai')
    expect(new Headers(init?.headers).get('Accept')).toBe('text/event-stream')
    const form = init?.body as FormData // as it was sent
    expect([form.get('question_id'), form.get('message'), form.get('problem')]).toEqual([
      '7',
      'Nega?',
      'NameError',
    ])
    expect(await (form.get('file[]') as File).text()).toBe('prnt()') // likewise
  })

  test.each<[string, () => void, string]>([
    [
      'says that it cannot',
      () =>
        streams(
          line({ type: 'error', error: { code: 'helper.unavailable', message: 'Keyin', left_today: 2 } }),
        ),
      'helper.unavailable',
    ],
    ['breaks off', () => streams(line({ type: 'token', text: 'a' })), 'network'],
    ['sends nonsense', () => streams('data: {"type":\n\ndata: [1]\n\n'), 'network'],
    ['is not reached', () => fetched.mockRejectedValueOnce(new TypeError('failed')), 'network'],
    [
      'refuses',
      () =>
        fetched.mockResolvedValueOnce(
          new Response(
            JSON.stringify({ success: false, error: { code: 'helper.limit_reached', message: 'Ertaga' } }),
            { status: 429 },
          ),
        ),
      'helper.limit_reached',
    ],
    [
      'answers with a page',
      () => fetched.mockResolvedValueOnce(new Response('<h1>504</h1>', { status: 504 })),
      'server.busy',
    ],
  ])('and gives null where it %s', async (_, prepare, code) => {
    prepare()
    const { reply, failures } = await ask()
    expect(reply).toBeNull()
    expect(failures.map((error) => isCallError(error) && error.code)).toEqual([code])
  })
})
