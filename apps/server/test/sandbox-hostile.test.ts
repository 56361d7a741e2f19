import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { Conversation } from '../src/sandbox/conversation.ts'
import { MOST_RESIDENT_bytes } from '../src/sandbox/protocol.ts'
import { findRuntime, ownFolder, sandbox, type SandboxRuntime } from '../src/sandbox/runtime.ts'
import { startChild } from '../src/sandbox/start-child.ts'

// The child is assumed to be the student's, its JavaScript included: here it is, from its first line on.
const file = path.join(import.meta.dirname, 'hostile-child.js')

let folder: string
let listener: Server
/** Of this machine: a listener that counts, the tests' PostgreSQL, the debugger of another Node process. */
let ports: Record<'server' | 'database' | 'inspector', number>
let debugged: ChildProcess
let connections = 0
let sibling: ChildProcess
let runtime: SandboxRuntime

beforeAll(async () => {
  const found = sandbox.runtime()
  if (!found) throw new Error('this platform has no runtime to be tested')
  runtime = found
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-hostile-'))
  writeFileSync(path.join(folder, 'secret.txt'), 'SECRET')
  writeFileSync(path.join(folder, 'secret.json'), '"SECRET"')
  writeFileSync(
    path.join(folder, 'secret.mjs'),
    'globalThis.postMessage?.("SECRET")\nexport default "SECRET"',
  )
  process.env['QADAM_TEST_SECRET'] = 'SECRET'
  listener = createServer((socket) => {
    connections += 1
    socket.end()
  })
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  const address = listener.address()
  debugged = spawn(process.execPath, ['--inspect=127.0.0.1:0', '-e', 'setInterval(() => {}, 60_000)'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  ports = {
    server: typeof address === 'object' ? (address?.port ?? 0) : 0,
    database: databasePort(),
    inspector: await inspectorPort(debugged),
  }
  sibling = startChild(runtime, { file, readable: [], lane: 1 })
})
afterAll(() => {
  delete process.env['QADAM_TEST_SECRET']
  listener.close()
  sibling.kill('SIGKILL')
  debugged.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function databasePort(): number {
  const source = inject('testDatabase')
  if (source.kind === 'embedded') throw new Error('the embedded database has no port')
  return Number(new URL(source.url).port)
}

async function inspectorPort({ stderr }: ChildProcess): Promise<number> {
  let said = ''
  for await (const piece of stderr ?? []) {
    said += String(piece)
    const port = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(said)?.[1]
    if (port !== undefined) return Number(port)
  }
  throw new Error(`no debugger: ${said}`)
}

/** A child that receives the places of everything it is to reach for. */
function hostile(only?: string, mostResident_bytes = MOST_RESIDENT_bytes): ChildProcess {
  const child = startChild(runtime, { file, readable: [], lane: 0, mostResident_bytes })
  const about = {
    parent: process.pid,
    sibling: sibling.pid,
    folder,
    secret: path.join(folder, 'secret.txt'),
    ports,
    own: ownFolder,
    only,
  }
  child.stdin?.write(`${JSON.stringify(about)}\n`)
  return child
}

/** Far longer than a gigabyte takes to be filled: a virtual machine that gets its memory from its host as it is touched took 40 s. */
const late = () => {
  const began = performance.now()
  return () => performance.now() - began > 200_000
}

async function said(child: ChildProcess): Promise<string> {
  return child.stdout ? await text(child.stdout) : ''
}

const notRefused = (found: object) =>
  Object.entries(found).filter(([, end]) => !String(end).startsWith('refused: '))

describe('a child that is the student’s own', () => {
  test('reaches no file, variable, process, debugger or port of the machine, and leaves nothing on its disk', async () => {
    const found = JSON.parse(await said(hostile())) as object // of hostile-child.js
    expect(Object.keys(found).length).toBeGreaterThan(110)
    expect(notRefused(found)).toEqual([])
    expect(connections).toBe(0)
    // What it is refused is there: this process gets to it.
    for (const name of ['database', 'inspector'] as const) {
      expect(found).toHaveProperty([`connect ${name}`], expect.stringContaining('NotCapable'))
      const socket = connect(ports[name], '127.0.0.1')
      await once(socket, 'connect')
      socket.destroy()
    }
    expect((await fetch(`http://127.0.0.1:${ports.inspector}/json/version`)).status).toBe(200)
    expect([sibling.exitCode, sibling.signalCode]).toEqual([null, null])
    expect(readdirSync(folder).toSorted()).toEqual(['secret.json', 'secret.mjs', 'secret.txt'])
  })

  test.each(['workerAllRights', 'workerInherit'])(
    'is ended when it asks for more rights by %s',
    async (only) => {
      const child = hostile(only)
      expect(await said(child)).toBe('')
      expect(child.exitCode).not.toBe(0)
      expect(connections).toBe(0)
    },
  )

  // Memory that is touched for the first time is slow: one goes to the bound, the others show that their kind is counted.
  test.each([
    ['buffers', MOST_RESIDENT_bytes],
    ['sharedMemory', MOST_RESIDENT_bytes / 3],
    ['wasmMemory', MOST_RESIDENT_bytes / 3],
    ['workers', MOST_RESIDENT_bytes / 3],
  ])(
    'is ended when it takes the machine’s memory by %s',
    async (only, mostResident_bytes) => {
      const child = hostile(only, mostResident_bytes)
      const talk = new Conversation(child)
      const end = await talk.next(late())
      // By its size, not by its time.
      expect(end).toEqual({ kind: 'broken' })
    },
    240_000,
  )

  test('is ended when it talks without end', async () => {
    const before = process.memoryUsage.rss()
    const end = await new Conversation(hostile('texts')).next(late())
    expect(end).toEqual({ kind: 'broken' })
    expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000)
  })

  test.runIf(process.platform === 'linux')('is nobody, comes last, and is the first to go', async () => {
    const about = (name: string) => readFileSync(`/proc/${sibling.pid}/${name}`, 'utf8')
    expect(about('oom_score_adj').trim()).toBe('1000')
    expect(os.getPriority(sibling.pid)).toBeGreaterThan(0)
    if (process.getuid?.() === 0 && runtime.isOpenToAll) {
      const owners = /Uid:\s+(\d+)\s+(\d+)\s+(\d+)/.exec(about('status'))
      expect(owners?.slice(1)).toEqual(['60601', '60601', '60601'])
      // Nor has it any group that could open something.
      expect(/Groups:(.*)/.exec(about('status'))?.[1]?.trim()).toBe('')
    }
  })
})

test.each(['linux-riscv64', 'freebsd-x64', 'sunos-x64'])(
  '%s has no runtime, so nothing is run there',
  (platform) => {
    expect(findRuntime(platform)).toBeUndefined()
  },
)
