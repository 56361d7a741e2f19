import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const repository = path.resolve(import.meta.dirname, '..')
const patience = { timeout: 100_000, interval: 100 }

let folder = ''
let dev: ChildProcess
let output = ''
let ports: number[] = []
const [server, student, staff] = [0, 1, 2].map((at) => () => `http://localhost:${ports[at]}`) as [
  () => string,
  () => string,
  () => string,
] // three of three

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-dev-'))
  ports = await freePorts(3)
  dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      DATA_DIR: path.join(folder, 'data'),
      DEMO: 'no',
      // As the servers of other tests, which compile the same sources.
      NODE_COMPILE_CACHE: path.join(os.tmpdir(), 'qadam-compile-cache'),
      PORT: String(ports[0]),
      STUDENT_PORT: String(ports[1]),
      STAFF_PORT: String(ports[2]),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const keep = (chunk: Buffer) => (output += chunk.toString())
  dev.stdout?.on('data', keep)
  dev.stderr?.on('data', keep)
}, 120_000)

afterEach(async () => {
  await end()
  rmSync(folder, { recursive: true, force: true })
})

test('npm run dev shows a change of each app and starts the server anew with a migration, and leaves nothing behind', async () => {
  await vi.waitFor(async () => expect(await page(`${student()}/`)).toContain('/src/main.tsx'), patience)
  // The student app passes the console and the API on.
  await vi.waitFor(
    async () => expect(await page(`${student()}/staff`)).toContain('/staff/src/main.tsx'),
    patience,
  )
  await vi.waitFor(async () => expect(await statusOfApi()).toBe(401), patience)

  await vi.waitFor(() => expect(output).toContain('Open:'), patience)
  const said = [...output.matchAll(/http:\/\/localhost\S+/g)].map(([address]) => address)
  expect(said).toEqual([student(), `${student()}/staff`, `${server()}/api/docs`])
  for (const address of said)
    expect((await fetch(address, { headers: { accept: 'text/html' } })).status, address).toBe(200)

  // What the service worker and the manifest name is made for the build, and served here too.
  for (const name of ['push-icon', 'push-badge', 'app-icon-512'])
    expect((await fetch(`${student()}/${name}.png`)).headers.get('content-type')).toBe('image/png')

  await seeUpdate(`${student()}/`, 'apps/student', 'src/routes/home-route.tsx')
  await seeUpdate(`${staff()}/staff/`, 'apps/staff', 'src/routes/queue-route.tsx')

  touch('apps/server/src/database/migrations/0001-first-school.sql')
  // Once more at the least: another process that writes below the sources restarts the server, too.
  await vi.waitFor(
    () => expect(output).toMatch(/0001-first-school\.sql has changed[^]*Qadam is open/),
    patience,
  )
  await vi.waitFor(async () => expect(await statusOfApi()).toBe(401), patience)

  await end()
  for (const address of [server(), student(), staff()]) await expect(fetch(address)).rejects.toThrow()
}, 120_000)

async function end(): Promise<void> {
  if (dev.exitCode !== null || dev.signalCode !== null) return
  const ended = once(dev, 'exit')
  dev.kill('SIGTERM')
  await ended
}

async function page(address: string): Promise<string> {
  return await (await fetch(address, { headers: { accept: 'text/html' } })).text()
}

async function statusOfApi(): Promise<number> {
  const reply = await fetch(`${student()}/api/student?action=profile`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  return reply.status
}

/** Fetches a source as a browser does, touches it, and waits until the browser is notified. */
async function seeUpdate(base: string, app: string, source: string): Promise<void> {
  const client = await page(`${base}@vite/client`)
  const token = /const wsToken = "([^"]+)"/.exec(client)?.[1]
  expect(await page(base + source)).toContain('createHotContext')
  const socket = new WebSocket(`${base.replace('http', 'ws')}?token=${token}`, 'vite-hmr')
  const messages: string[] = []
  socket.addEventListener('message', ({ data }) => messages.push(String(data)))
  try {
    await vi.waitFor(() => expect(messages.join()).toContain('connected'), patience)
    touch(path.join(app, source))
    await vi.waitFor(
      () => expect(messages.join()).toMatch(/"update".*home-route|"update".*queue-route/),
      patience,
    )
  } finally {
    socket.close()
  }
}

/** Changes a file's modification time, not its content. */
function touch(file: string): void {
  utimesSync(path.join(repository, file), new Date(), new Date())
}

/** All at once, so that no two are the same. */
async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer().listen(0, '127.0.0.1')
      await once(probe, 'listening')
      return probe
    }),
  )
  return probes.map((probe) => {
    const address = probe.address()
    probe.close()
    if (address === null || typeof address === 'string') throw new Error('no port to listen on')
    return address.port
  })
}
