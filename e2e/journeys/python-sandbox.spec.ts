import { expect, test } from '../journey.ts'
import { PythonWorkspace } from '../python-workspace.ts'
import { Student } from '../student.ts'

// What a program could forge for includes the snapshot and the Python that waits.
test.use({ memory_GB: 8 })

/** Each way a program might reach for what is the student's, as Python by way of the browser's own objects. */
const attempts: Readonly<Record<string, string>> = {
  origin: 'print(js.self.origin)',
  'session storage': 'print(js.sessionStorage.getItem("qadam.session"))',
  'local storage': 'print(js.localStorage.getItem("qadam.session"))',
  cookies: 'print(js.document.cookie)',
  'the page around': 'print(js.parent.document.title)',
  'the top window': 'print(js.top.location.href)',
  databases: 'print(await_(js.indexedDB.databases()))',
  'a database': 'print(js.indexedDB.open("qadam.projects"))',
  caches: 'print(await_(js.caches.keys()))',
  'the school’s actions': 'print(ask("POST", ADDRESS + "/api/student?action=profile"))',
  'the school’s pages': 'print(ask("GET", ADDRESS + "/login"))',
  'another site': 'print(ask("GET", "https://example.com/"))',
  'another script': 'js.importScripts(ADDRESS + "/staff/first-paint.js")\nprint("loaded")',
  'code from a text': 'print(js.eval("1 + 1"))',
}

async function reach(workspace: PythonWorkspace, url: string): Promise<void> {
  const { page } = workspace
  expect(await page.evaluate(() => sessionStorage.getItem('qadam.session'))).toContain('token')

  const program = [
    'import js',
    'from pyodide.ffi import run_sync as await_',
    `ADDRESS = "${url}"`,
    'def ask(method, address):',
    '  request = js.XMLHttpRequest.new()',
    '  request.open(method, address, False)',
    '  request.send()',
    '  return request.status',
    // What only waits must be waited for, and what is allowed must be seen to work.
    'print(await_(js.Promise.resolve("waited")))',
    ...Object.entries(attempts).flatMap(([name, code]) => [
      'try:',
      `  print("== ${name}:", end=" ")`,
      ...code.split('\n').map((line) => `  ${line}`),
      'except BaseException as error:',
      '  print("refused", type(error).__name__)',
    ]),
  ].join('\n')
  const said = await workspace.printed(program)
  expect(said.startsWith('waited\n')).toBe(true)
  const answers = Object.fromEntries(
    said
      .slice('waited\n'.length)
      .split('== ')
      .filter((part) => part !== '')
      .map((part) => part.split(':', 2).map((side) => side.trim())),
  ) as Record<string, string> // pairs, as printed above
  expect(Object.keys(answers)).toEqual(Object.keys(attempts))
  expect(answers['origin']).toBe('null')
  for (const [name, answer] of Object.entries(answers))
    if (name !== 'origin') expect(`${name}: ${answer}`).toContain('refused')
}

async function eavesdrop(workspace: PythonWorkspace): Promise<void> {
  const { page } = workspace
  await page.evaluate(() => {
    const heard: unknown[] = []
    const channel = new BroadcastChannel('qadam.session')
    channel.addEventListener('message', ({ data }) => heard.push(data))
    const talking = setInterval(() => channel.postMessage('secret'), 50)
    Object.assign(globalThis, { heard, channel, talking })
  })
  const said = await workspace.printed(
    [
      'import js, asyncio',
      'from pyodide.ffi import create_proxy',
      'heard = []',
      'channel = js.BroadcastChannel.new("qadam.session")',
      'channel.addEventListener("message", create_proxy(lambda event: heard.append(event.data)))',
      'channel.postMessage("hello")',
      'asyncio.run(asyncio.sleep(1))',
      'print(heard)',
    ].join('\n'),
  )
  expect(said).toBe('[]')
  const heard = await page.evaluate(() => {
    const set = globalThis as unknown as { heard: unknown[]; talking: number } // above
    clearInterval(set.talking)
    return set.heard
  })
  expect(heard).toEqual([])
}

async function forge(workspace: PythonWorkspace): Promise<void> {
  const { page } = workspace
  const forger = [
    'for (const type of ["failed", "done", "output", "ready", "loading", "bad_snapshot", "given_back"])',
    // Its own run is among them, and the next ones.
    '  for (let runId = 1; runId < 10; runId += 1) postMessage({ type, runId, message: "forged", text: "forged", stream: "out", result: "{}" })',
    // What lies open in the worker, and what a prototype that was taken over gives away.
    'for (const name of ["say", "fail", "post", "run", "start"]) try { globalThis[name]?.("forged") } catch {}',
    'try { say({ type: "failed", message: "forged" }) } catch {}',
    'const send = MessagePort.prototype.postMessage',
    'const forge = (port) => { try { send.call(port, { type: "failed", message: "forged" }) } catch {} }',
    'MessagePort.prototype.postMessage = function () { forge(this) }',
    'Object.defineProperty(MessageEvent.prototype, "data", { get() { forge(this.target) } })',
    'Promise.prototype.catch = function (told) { try { told(new Error("forged")) } catch {} }',
    'setTimeout(() => { throw new Error("forged") })',
    'reportError(new Error("forged"))',
    'Promise.reject(new Error("forged"))',
  ].join('\n')
  const program = [
    'import js',
    'from pyodide.ffi import run_sync, to_js',
    `blob = js.Blob.new(to_js([${JSON.stringify(forger)}]))`,
    'js.importScripts(js.URL.createObjectURL(blob))',
    'run_sync(js.Promise.new(lambda done, _: js.setTimeout(done, 300)))',
    'print("oʻzi")',
  ].join('\n')
  expect(await workspace.printed(program)).toBe('oʻzi')
  await expect(page.locator('[data-state="ready"]')).toBeVisible()
  expect(await workspace.printed('print("yana")')).toBe('yana')
}

// One Python for all of them: to start it costs more than any of these.
test('a program gets at nothing, and is taken for nothing but itself', async ({ page, school }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'uz'))
  await page.goto(`${school.url}/login`)
  await new Student(page, 'uz').signIn(school.freshStudent(), 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  const workspace = new PythonWorkspace(page)
  await workspace.open(school.url)
  await test.step('a program reaches nothing of the student’s', () => reach(workspace, school.url))
  await test.step('what a program says on the app’s channels is heard by nobody, and it hears nothing', () =>
    eavesdrop(workspace))
  await test.step('a program can’t speak for Python: what it forges is heard by nobody', () =>
    forge(workspace))
})

for (const frame of ['python', 'web'])
  test(`the frame of ${frame} opened by itself has nobody’s origin either`, async ({ page, school }) => {
    await page.goto(`${school.url}/code-frames/${frame}`)
    expect(await page.evaluate(() => globalThis.origin)).toBe('null')
    expect(
      await page.evaluate(() => {
        try {
          return String(localStorage.length)
        } catch {
          return 'refused'
        }
      }),
    ).toBe('refused')
  })
