import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, Script } from 'node:vm'
import { expect, test } from 'vitest'

// The very file that browsers get, with a page around it.
const script = new Script(readFileSync(path.join(import.meta.dirname, 'parent-page.js'), 'utf8'))
const token = 'a'.repeat(32)

interface Answer {
  ok: boolean
  status: number
  json: () => Promise<{ page: string }>
}

/** Opens the page at an address whose calls are answered so. */
function open(address: string, answer: () => Promise<Answer>) {
  const wentTo: string[] = []
  const location = {
    pathname: '',
    search: '',
    hash: '',
    replace: (to: string) => wentTo.push(to),
  }
  const goTo = (to: string) => {
    const { pathname, search, hash } = new URL(to, 'http://school.invalid')
    Object.assign(location, { pathname, search, hash })
  }
  const sent: unknown[] = []
  const parts = new Map(['opening', 'failed', 'asked'].map((id) => [id, { hidden: id !== 'asked' }]))
  let follow = () => {}
  goTo(address)
  script.runInContext(
    createContext({
      location,
      history: { replaceState: (_state: null, _title: string, to: string) => goTo(to) },
      document: { getElementById: (id: string) => parts.get(id) ?? null },
      fetch: async (_url: string, { body }: { body: string }) => {
        sent.push(JSON.parse(body))
        return await answer()
      },
      addEventListener: (_name: 'hashchange', handler: () => void) => (follow = handler),
    }),
  )
  const seen = () => [...parts].filter(([, { hidden }]) => !hidden).map(([id]) => id)
  return { location, goTo, wentTo, sent, seen, follow: () => follow() }
}

const answers = (status: number) => async () => ({
  ok: status === 200,
  status,
  json: async () => await Promise.resolve({ page: '/parent/0123456789abcdef' }),
})

test.each([
  [200, '/parent/0123456789abcdef?lang=ru'],
  [404, '/parent/ended?lang=ru'],
  [429, '/parent/wait?lang=ru'],
])('a link that is answered %i goes on to %s', async (status, expected) => {
  const page = open(`/parent?lang=ru#${token}`, answers(status))
  expect([page.location.hash, page.seen()]).toEqual(['', ['opening']])
  await expect.poll(() => page.wentTo).toEqual([expected])
  expect(page.sent).toEqual([{ token }])
})

test.each([
  ['is busy', answers(503)],
  ['starts anew', answers(502)],
  ['is out of reach', async () => await Promise.reject(new TypeError('Failed to fetch'))],
])('a server that %s says nothing of the link: a reload tries again', async (_what, answer) => {
  const page = open(`/parent#${token}`, answer)
  await expect.poll(() => page.seen()).toEqual(['failed'])
  expect([page.wentTo, page.location.hash]).toEqual([[], `#${token}`])
})

test('without a link nothing is sent; one that comes to the open page is handed over', async () => {
  const page = open('/parent', answers(200))
  expect([page.sent, page.seen()]).toEqual([[], ['asked']])
  page.goTo(`/parent#${token}`)
  page.follow()
  await expect.poll(() => page.wentTo).toEqual(['/parent/0123456789abcdef'])
  expect(page.sent).toEqual([{ token }])
})
