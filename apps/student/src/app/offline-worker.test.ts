import { readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const origin = 'https://school.example'
const sourceOf = (name: string) => readFileSync(path.join(import.meta.dirname, '../../public', name), 'utf8')

/** A browser's cache, as far as the worker uses it. */
class FakeCache {
  readonly entries = new Map<string, Response>()
  match = async (request: string) => this.entries.get(pathOf(request))?.clone()
  put = async (request: string | { url: string }, reply: Response) =>
    void this.entries.set(pathOf(request), reply)
  delete = async (request: string | { url: string }) => this.entries.delete(pathOf(request))
  keys = async () => [...this.entries.keys()].map((name) => ({ url: origin + name }))
}
const pathOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, origin).pathname

class FakeCaches {
  readonly all = new Map<string, FakeCache>()
  open = async (name: string) => {
    const known = this.all.get(name) ?? new FakeCache()
    this.all.set(name, known)
    return known
  }
  keys = async () => [...this.all.keys()]
  delete = async (name: string) => this.all.delete(name)
  match = async (request: string, { cacheName }: { cacheName?: string } = {}) => {
    for (const [name, cache] of this.all) {
      const found = cacheName === undefined || name === cacheName ? await cache.match(request) : undefined
      if (found) return found
    }
    return undefined
  }
}

/** What the server has, by path; unreachable offline. */
let server: Map<string, () => Response>
let isConnected: boolean
let asked: string[]
let caches: FakeCaches
let handlers: Record<string, (event: object) => void>
let told: unknown[]

const pageOf = (version: string) =>
  new Response(`<html><meta name="app-files" content="/assets/files-${version}.json" /><p>${version}</p>`, {
    headers: { date: new Date().toUTCString(), 'content-security-policy': `of ${version}` },
  })
/** Puts a version up: its page, its list, two files of its own; what was there before is gone. */
function putUp(version: string): void {
  const files = ['app', 'shop'].map((name) => `/assets/${name}-${version}.js`)
  server = new Map([
    ['/', () => pageOf(version)],
    [`/assets/files-${version}.json`, () => Response.json({ first: files.slice(0, 1), all: files })],
    ...files.map((file) => [file, () => new Response(file)] as const),
  ])
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  putUp('1')
  isConnected = true
  asked = []
  caches = new FakeCaches()
  told = []
  load('offline-worker.js')
  return () => void vi.useRealTimers()
})

function load(name: string): void {
  handlers = {}
  const client = { postMessage: (message: unknown) => told.push(message) }
  const self = {
    addEventListener: (type: string, handler: (event: object) => void) => (handlers[type] = handler),
    location: new URL(`${origin}/firebase-messaging-sw.js`),
    clients: { claim: async () => undefined, matchAll: async () => [client] },
  }
  const fetch = async (request: string | { url: string }) => {
    const name = pathOf(request)
    asked.push(name)
    if (!isConnected) throw new TypeError('no network')
    return server.get(name)?.() ?? new Response('', { status: 404 })
  }
  vm.runInNewContext(sourceOf(name), { self, caches, fetch, URL, Set, Date, setTimeout, Promise, Error })
}

const navigation = { method: 'GET', mode: 'navigate', destination: 'document' }
/** Fetches as a page would. Undefined where the worker leaves it to the browser. */
async function ask(name: string, request: object = { method: 'GET', mode: 'cors', destination: 'script' }) {
  let reply: Promise<Response> | undefined
  const background: Promise<unknown>[] = []
  handlers['fetch']?.({
    request: { ...request, url: new URL(name, origin).href },
    respondWith: (given: Promise<Response>) => (reply = given),
    waitUntil: (work: Promise<unknown>) => background.push(work),
  })
  return { reply: await reply, background: async () => await Promise.all(background) }
}
const open = async (name: string) => await ask(name, navigation)
/** What a page posts once its first screen is done. */
async function renew(loaded: unknown = []): Promise<void> {
  let work: Promise<unknown> = Promise.resolve()
  handlers['message']?.({
    data: { type: 'renew', loaded },
    source: { postMessage: (message: unknown) => told.push(message) },
    waitUntil: (given: Promise<unknown>) => (work = given),
  })
  await work
}
const stored = (cache: string) => [...(caches.all.get(cache)?.entries.keys() ?? [])]

describe('before anything is kept', () => {
  test('pages and files come from the server, and nothing is stored', async () => {
    expect(await (await open('/course/1')).reply?.text()).toBe('')
    await (await ask('/assets/app-1.js')).background()
    expect(asked).toEqual(['/course/1', '/assets/app-1.js'])
    expect(stored('qadam-files')).toEqual([])
  })
})

test('what is asked for while the app is being kept is kept with it', async () => {
  const renewed = renew()
  await (await ask('/assets/shop-1.js')).background()
  await renewed
  isConnected = false
  expect(await (await ask('/assets/shop-1.js')).reply?.text()).toBe('/assets/shop-1.js')
})

describe('once the app is kept', () => {
  beforeEach(async () => {
    await renew(['/assets/shop-1.js', '/api/student', 7])
    asked = []
  })

  test.each(['/', '/course/1', '/course/1/module/2/3', '/index.html', '/profile'])(
    'a visit to %s opens at once, with the headers that came with the page',
    async (address) => {
      isConnected = false
      const { reply } = await open(address)
      expect(reply?.headers.get('content-security-policy')).toBe('of 1')
      expect(asked).toEqual([])
      for (const file of ['/assets/app-1.js', '/assets/shop-1.js'])
        expect(await (await ask(file)).reply?.text()).toBe(file)
    },
  )

  test.each([
    ['a call', '/api/student?action=profile', { method: 'POST', mode: 'cors', destination: '' }],
    ['a read of data', '/api/openapi.json', { method: 'GET', mode: 'cors', destination: '' }],
    ['the console of staff', '/staff', navigation],
    ['a page of the console', '/staff/review', navigation],
    ['a download', '/media/x/work.pdf', navigation],
    ['a film', '/media/x/film.mp4', { method: 'GET', mode: 'no-cors', destination: 'video' }],
    ['a frame of code', '/code-frames/python/', { ...navigation, destination: 'iframe' }],
    ['a file of another origin', 'https://other.example/assets/app-1.js', { method: 'GET', mode: 'cors' }],
  ])('%s is left to the browser', async (_, address, request) => {
    expect((await ask(address, request)).reply).toBeUndefined()
  })

  test('Python comes from the server, which begins it sooner, and from what is kept without one', async () => {
    server.set('/py', () => new Response('python'))
    expect(await (await open('/py')).reply?.text()).toBe('python')
    isConnected = false
    expect(await (await open('/py')).reply?.text()).toContain('<p>1</p>')
  })

  test('a page kept for long is shown only where the server cannot be reached', async () => {
    vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60_000)
    server.set('/courses', () => new Response('new'))
    expect(await (await open('/courses')).reply?.text()).toBe('new')
    server.set('/courses', () => new Response('a proxy', { status: 502 }))
    expect(await (await open('/courses')).reply?.text()).toContain('<p>1</p>')
    isConnected = false
    expect(await (await open('/courses')).reply?.text()).toContain('<p>1</p>')
  })

  test('a newer version is taken over when all of it is there, and told', async () => {
    putUp('2')
    const { reply, background } = await open('/')
    expect(await reply?.text()).toContain('<p>1</p>')
    await vi.advanceTimersByTimeAsync(5000)
    await background()
    expect(told.at(-1)).toEqual({ type: 'version', version: '/assets/files-2.json' })
    expect(await (await open('/')).reply?.text()).toContain('<p>2</p>')
    // A tab of the version before still loads its own chunks.
    expect(stored('qadam-files')).toEqual(['/assets/app-1.js', '/assets/shop-1.js', '/assets/app-2.js'])
    putUp('3')
    await renew()
    expect(stored('qadam-files')).toEqual(['/assets/app-2.js', '/assets/app-3.js'])
  })

  test('half a version is none: what is kept goes on, and the next visit tries again', async () => {
    putUp('2')
    server.delete('/assets/app-2.js')
    await renew()
    expect(await (await open('/')).reply?.text()).toContain('<p>1</p>')
    server.set('/assets/app-2.js', () => new Response('/assets/app-2.js'))
    await renew()
    expect(await (await open('/')).reply?.text()).toContain('<p>2</p>')
  })

  test.each([
    ['the page of a hotel’s network', () => new Response('<p>Pay here</p>')],
    ['a failure', () => new Response('', { status: 502 })],
    ['no version at all', () => new Response('<meta name="app-files" content="//evil.example/x">')],
  ])('%s takes no page’s place', async (_, reply) => {
    server.set('/', reply)
    await renew()
    expect(await (await open('/')).reply?.text()).toContain('<p>1</p>')
  })

  test('a part that the server has no more heals with one reload: the next page is the server’s', async () => {
    putUp('2')
    expect((await ask('/assets/lesson-1.js')).reply?.status).toBe(404)
    server.set('/course/1', () => pageOf('2'))
    expect(await (await open('/course/1')).reply?.text()).toContain('<p>2</p>')
  })

  test('a part without a connection is no reason to forget the page', async () => {
    isConnected = false
    await expect(ask('/assets/lesson-1.js')).rejects.toThrow('no network')
    expect(await (await open('/')).reply?.text()).toContain('<p>1</p>')
  })

  test('what was asked for once is kept with it', async () => {
    server.set('/assets/lesson-1.js', () => new Response('lesson'))
    await (await ask('/assets/lesson-1.js')).background()
    isConnected = false
    expect(await (await ask('/assets/lesson-1.js')).reply?.text()).toBe('lesson')
  })

  test('a picture that the page kept is shown without a connection, and never instead of the server’s', async () => {
    const picture = { method: 'GET', mode: 'no-cors', destination: 'image' }
    await (await caches.open('qadam-pictures-7')).put('/media/a.png?s=1', new Response('kept'))
    server.set('/media/a.png', () => new Response('new'))
    expect(await (await ask('/media/a.png?s=1', picture)).reply?.text()).toBe('new')
    isConnected = false
    expect(await (await ask('/media/a.png?s=1', picture)).reply?.text()).toBe('kept')
    await expect(ask('/media/b.png', picture)).rejects.toThrow('no network')
  })

  test('a school that wants none of it has it undone, and no request passes by a worker', async () => {
    await caches.open('other')
    load('offline-worker-off.js')
    let work: Promise<unknown> = Promise.resolve()
    handlers['activate']?.({ waitUntil: (given: Promise<unknown>) => (work = given) })
    await work
    expect(await caches.keys()).toEqual(['other'])
    expect(handlers['fetch']).toBeUndefined()
  })
})
