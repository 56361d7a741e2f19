import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from '../journey.ts'
import { Student } from '../student.ts'
import { WebWorkspace } from '../web-workspace.ts'

/** Each way a page might reach for what is the student's, the school's or another site's. */
const attempts: Readonly<Record<string, string>> = {
  'session storage': `sessionStorage.getItem('qadam.session')`,
  'local storage': `localStorage.getItem('qadam.session')`,
  'the browser’s own storage': `Object.getOwnPropertyDescriptor(Window.prototype, 'sessionStorage').get.call(window).length`,
  'a frame’s storage': `(() => { const frame = document.createElement('iframe'); document.body.append(frame); return frame.contentWindow.sessionStorage.length })()`,
  cookies: 'document.cookie',
  'the frame around': 'parent.document.title',
  'the page around': 'parent.parent.document.title',
  'the top window': 'top.location.href',
  'the top window’s storage': 'top.sessionStorage.length',
  'the frame’s own element': 'frameElement',
  databases: 'indexedDB.databases()',
  'a database': `new Promise((resolve, reject) => { const asked = indexedDB.open('qadam.projects'); asked.onsuccess = resolve; asked.onerror = reject })`,
  caches: 'caches.keys()',
  'service workers': 'navigator.serviceWorker.getRegistrations()',
  'the school’s actions': `fetch(SCHOOL + '/api/student?action=profile', { method: 'POST' })`,
  'the school’s actions in the old way': `new Promise((resolve, reject) => { const asked = new XMLHttpRequest(); asked.open('POST', SCHOOL + '/api/student?action=profile'); asked.onload = resolve; asked.onerror = reject; asked.send() })`,
  'another site': `fetch(OUTSIDE)`,
  'another site’s script': `loaded('script', 'src', OUTSIDE)`,
  'another site’s style': `loaded('link', 'href', OUTSIDE)`,
  'another site’s picture': `loaded('img', 'src', OUTSIDE)`,
  'a module of another site': `import(OUTSIDE)`,
  'an event source': `new Promise((resolve, reject) => { const asked = new EventSource(OUTSIDE); asked.onopen = resolve; asked.onerror = reject })`,
  'a socket': `new Promise((resolve, reject) => { const asked = new WebSocket(OUTSIDE.replace('http', 'ws')); asked.onopen = resolve; asked.onerror = reject })`,
  'a worker': `new Promise((resolve, reject) => { const made = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); made.onmessage = resolve; made.onerror = reject })`,
  'another window': `window.open(OUTSIDE)`,
  'the top window’s address': `(top.location = OUTSIDE)`,
  'the frame’s address': `(parent.location = OUTSIDE)`,
}

const program = (school: string, outside: string) => `
const SCHOOL = ${JSON.stringify(school)}, OUTSIDE = ${JSON.stringify(outside)}
const loaded = (tag, name, address) => new Promise((resolve, reject) => {
  const element = document.createElement(tag)
  element.onload = resolve
  element.onerror = () => reject(new Error('not loaded'))
  if (tag === 'link') element.rel = 'stylesheet'
  element[name] = address
  document.head.append(element)
})
const answers = { origin: self.origin, waited: await Promise.resolve('waited') }
const silence = () => new Promise((resolve, reject) => setTimeout(() => reject(new Error('silence')), 3000))
${Object.entries(attempts)
  .map(
    ([name, code]) => `try {
  answers[${JSON.stringify(name)}] = 'got ' + (await Promise.race([${code}, silence()]) ?? 'refused: nothing')
} catch (error) { answers[${JSON.stringify(name)}] = 'refused: ' + error?.name }`,
  )
  .join('\n')}
navigator.sendBeacon(OUTSIDE, 'x')
const form = document.body.appendChild(document.createElement('form'))
Object.assign(form, { action: OUTSIDE, method: 'post', target: '_top' }).submit()
const link = document.body.appendChild(document.createElement('a'))
Object.assign(link, { href: OUTSIDE, target: '_top', ping: OUTSIDE }).click()
for (const around of [parent, top]) around.postMessage({ type: 'ready' }, '*')
const channel = new BroadcastChannel('qadam.session')
const heard = []
channel.onmessage = ({ data }) => heard.push(data)
channel.postMessage('hello')
await new Promise((resolve) => setTimeout(resolve, 1000))
answers.heard = JSON.stringify(heard)
document.body.dataset.answers = JSON.stringify(answers)
`

test('a page reaches nothing of the student’s, nothing of the school’s and no other site', async ({
  page,
  school,
}) => {
  const asked: string[] = []
  const outside = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url}`)
    reply.setHeader('access-control-allow-origin', '*').end('outside')
  }).listen(0, '127.0.0.1')
  await once(outside, 'listening')
  const address = outside.address()
  if (address === null || typeof address === 'string') throw new Error('no port')

  const workspace = new WebWorkspace(page)
  await page.addInitScript(() => origin !== 'null' && localStorage.setItem('language', 'uz'))
  await page.goto(`${school.url}/login`)
  await new Student(page, 'uz').signIn(school.freshStudent(), 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  await workspace.open(school.url)
  expect(await page.evaluate(() => sessionStorage.getItem('qadam.session'))).toContain('token')
  await page.evaluate(() => {
    const heard: unknown[] = []
    const channel = new BroadcastChannel('qadam.session')
    channel.addEventListener('message', ({ data }) => heard.push(data))
    Object.assign(globalThis, { heard, channel })
    setInterval(() => channel.postMessage('secret'), 50)
  })

  await workspace.write(
    'index.html',
    '<!doctype html><html><body><p>bu sahifa</p><script type="module" src="script.js"></script></body></html>',
  )
  await workspace.write('script.js', program(school.url, `http://127.0.0.1:${address.port}/x`))
  const body = workspace.shown.locator('body[data-answers]')
  await expect(body).toBeAttached({ timeout: 60_000 })
  const answers = JSON.parse((await body.getAttribute('data-answers')) ?? '{}') as Record<string, string> // as written above
  expect(answers).toMatchObject({ origin: 'null', waited: 'waited', heard: '[]' })
  for (const name of Object.keys(attempts)) expect(`${name}: ${answers[name]}`).toContain('refused')

  expect(asked).toEqual([])
  expect(await page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)).toEqual([]) // set above
  await expect(page).toHaveURL(`${school.url}/code`)
  expect(page.context().pages()).toHaveLength(1)

  await test.step('also when it goes elsewhere itself: the preview comes back', async () => {
    await workspace.write(
      'script.js',
      `document.onclick = () => { location.href = ${JSON.stringify(`http://127.0.0.1:${address.port}/y`)} }`,
    )
    await expect(workspace.shown.locator('body:not([data-answers]) p')).toHaveText('bu sahifa')
    await workspace.shown.locator('p').click()
    await expect(workspace.shown.locator('p')).toHaveText('bu sahifa')
    expect(asked).toEqual([])
  })
  outside.close()
})
