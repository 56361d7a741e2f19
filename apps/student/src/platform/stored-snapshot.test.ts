import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepSnapshot } from './keep-snapshot.ts'
import { drawKeptSnapshot } from './stored-snapshot.ts'
import { SNAPSHOTS_KEY } from './device-caches.ts'
import { forgetReplies } from './forget-replies.ts'
import { restoreReplies } from './restore-replies.ts'
import { session } from './session.ts'
import { userFixture } from '@qadam/web/user-fixture'

const screen =
  '<header class="bar" style="width: 12px"><svg viewBox="0 0 2 2"><path id="star" d="M0 0"></path></svg></header>' +
  '<main id="content" tabindex="-1"><h1 data-key="Enter">Python</h1>matn<a href="/courses">Kurslar</a>' +
  '<p role="status" class="sr-only">3</p><video src="/media/1"></video></main>'
const drawn =
  '<header class="bar" style="width: 12px;"><svg viewBox="0 0 2 2"><path id="star" d="M0 0"></path></svg></header>' +
  '<main id="content"><h1>Python</h1>matn<a href="/courses">Kurslar</a></main>'

const user = userFixture()
const rootOf = () => document.getElementById('root') as HTMLElement // as page() makes it

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  session.start(user, false)
  page('/course/1', screen)
})
afterEach(() => session.logout())

/** A page of a version at an address. */
function page(path: string, inside: string, version = '/assets/files-1.json'): void {
  history.replaceState(null, '', path)
  document.head.innerHTML = `<meta name="app-files" content="${version}">`
  document.documentElement.lang = 'uz'
  document.documentElement.dataset['banner'] = 'none'
  document.body.innerHTML = `<div id="root">${inside}</div>`
}

/** Leaves the screen, and comes to an address. @returns what is seen there before the app has come. */
function visit(
  path = '/course/1',
  {
    account = user.id,
    language = 'uz',
    version,
  }: { account?: number; language?: string; version?: string } = {},
): string {
  sessionStorage.setItem('qadam.last_known', '{}')
  page(path, '', version)
  drawKeptSnapshot(sessionStorage, account, language)
  return rootOf().querySelector('[inert][aria-hidden=true]')?.innerHTML ?? ''
}

test('a screen is drawn as it was left, by its looks alone, until the app takes its place', () => {
  keepSnapshot()
  expect(visit().replaceAll('"width: 12px"', '"width: 12px;"')).toBe(drawn)
  expect(rootOf().querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg')
})

test('another address, account, language or version shows nothing of it', () => {
  keepSnapshot()
  expect(visit('/course/2')).toBe('')
  expect(visit('/course/1', { account: user.id + 1 })).toBe('')
  expect(visit('/course/1', { language: 'ru' })).toBe('')
  expect(visit('/course/1', { version: '/assets/files-2.json' })).toBe('')
  expect(visit()).not.toBe('')
})

test('it goes with what was known, and is not shown without it', async () => {
  keepSnapshot()
  page('/course/1', '')
  drawKeptSnapshot(sessionStorage, user.id, 'uz')
  expect(rootOf().innerHTML).toBe('')
  await forgetReplies()
  expect([sessionStorage.getItem(SNAPSHOTS_KEY), localStorage.getItem(SNAPSHOTS_KEY)]).toEqual([null, null])
  expect(visit()).toBe('')
})

test.each([
  ['waits still', '/course/1', '<main><h1>A</h1><span class="animate-skeleton"></span></main>'],
  ['says that it failed', '/course/1', '<main><p>Xato</p></main>'],
  ['is a lesson', '/course/1/module/2/3', screen],
  ['is another', '/notifications', screen],
])('a screen that %s is not kept', (_what, path, inside) => {
  page(path, inside)
  keepSnapshot()
  expect(sessionStorage.getItem(SNAPSHOTS_KEY)).toBeNull()
})

test('what was kept is not kept again before the app has come; without a connection nothing is', () => {
  keepSnapshot()
  visit()
  sessionStorage.removeItem(SNAPSHOTS_KEY)
  keepSnapshot()
  page('/course/1', screen)
  document.documentElement.dataset['banner'] = 'shown'
  keepSnapshot()
  expect(sessionStorage.getItem(SNAPSHOTS_KEY)).toBeNull()
})

test('a start of the app leaves the screens of earlier visits, but none to another account', async () => {
  for (const id of [1, 2]) {
    page(`/course/${id}`, screen)
    keepSnapshot()
    sessionStorage.setItem('qadam.last_known', String(user.id))
    await restoreReplies()
  }
  expect(visit('/course/1')).not.toBe('')
  expect(visit('/course/2')).not.toBe('')
  sessionStorage.setItem('qadam.last_known', String(user.id + 1))
  await restoreReplies()
  expect(sessionStorage.getItem(SNAPSHOTS_KEY)).toBeNull()
})

test('the last few screens are kept, for an account that stays signed in on the device', () => {
  session.start(user, true)
  for (let id = 1; id <= 6; id += 1) {
    page(`/course/${id}`, screen)
    keepSnapshot()
  }
  const stored = JSON.parse(localStorage.getItem(SNAPSHOTS_KEY) ?? '{}') as { screens: object } // as it was just written
  expect(Object.keys(stored.screens)).toEqual(['/course/6', '/course/5', '/course/4', '/course/3'])
})
