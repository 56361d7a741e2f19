import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pythonCheckSources } from '@qadam/code-lab/python-check-sources'
import { judge } from '@qadam/code-lab/python-checks'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { laneCount, memoryFor, runInSandbox } from '../src/sandbox/run-in-sandbox.ts'
import { looked, none, quick, runs, runtime } from './sandboxed.ts'

// Processes that each start Python, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder: string
let listener: Server
let port: number
let connections = 0
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-sandbox-'))
  writeFileSync(path.join(folder, 'secret.txt'), 'SECRET')
  process.env['QADAM_TEST_SECRET'] = 'SECRET'
  listener = createServer((socket) => {
    connections += 1
    socket.end()
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(() => {
  delete process.env['QADAM_TEST_SECRET']
  listener.close()
  rmSync(folder, { recursive: true, force: true })
})

async function printed(source: string): Promise<string> {
  const [run = none] = await runs(source)
  const { printed: text, fault } = judge({ id: 'a' }, run)
  return fault ? `${text}${JSON.stringify(fault)}` : text
}

/** The process that this one has started. */
function childOf(pid: number): number | undefined {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().split('\n')
  const found = lines.map((line) => line.trim().split(/\s+/).map(Number)).find(([, parent]) => parent === pid)
  return found?.[0]
}

/** A program that tries each of these and prints what it has got by it. */
function trying(attempts: readonly string[]): string {
  return [
    `folder, port = ${JSON.stringify(folder)}, ${port}`,
    `attempts = ${JSON.stringify(attempts)}`,
    'for attempt in attempts:',
    '    names = {**globals(), "folder": folder, "port": port}; names.pop("got", None)',
    '    try:',
    '        exec(attempt, names)',
    '        if "got" in names: print("GOT", attempt, names["got"])',
    '    except BaseException as error:',
    '        print(type(error).__name__)',
  ].join('\n')
}

/** An interpreter that hides nothing of JavaScript, to stand before the second wall. */
const unwatched = `
import json, sys, _qadam_check, _qadam_runner
def prepare(tell):
    _qadam_runner.connect()
    begin = lambda files, entry, lines, seed: _qadam_check.begin(json.loads(files), entry, json.loads(lines), seed)
    fault = lambda outcome: json.dumps(_qadam_check._fault(sys.last_exc, outcome))
    return begin, fault, lambda caught: ''.join(caught.texts), {}
prepare`

const toJavaScript = `
import pyodide_js
from pyodide.ffi import to_js
F = to_js([1]).constructor.constructor
decoder = pyodide_js._module.UTF8Decoder`

/** Python that makes one of our functions throw: what is thrown must be of the realm, or it brings ours along. */
const throwing = (call: string) => `
try: ${call}
except BaseException as error:
    made = getattr(error, "constructor", None)
    if made is not None and made.constructor != F: got = made
    print("refused")`

describe('a program in the sandbox', () => {
  test('is run once for each case, each as if it were the first', async () => {
    const results = await runs(
      'import builtins\nprint(hasattr(builtins, "x"))\nbuiltins.x = 1\nprint(input())',
      [{ input: ['a'] }, { input: ['b'] }],
    )
    expect(results.map((run) => judge({ id: 'a' }, run).printed)).toEqual(['False\na\n', 'False\nb\n'])
  })

  test('imports what the school adds to Python, and only then', async () => {
    const wheel = path.join(folder, 'salom-1.0-py3-none-any.whl')
    writeFileSync(
      wheel,
      zipSync({
        'salom/__init__.py': strToU8(
          'from pathlib import Path\ntext = Path(__file__).with_name("matn.txt").read_text()',
        ),
        'salom/matn.txt': strToU8('assalomu alaykum'),
        'salom-1.0.dist-info/WHEEL': strToU8('Wheel-Version: 1.0\nRoot-Is-Purelib: true\n'),
      }),
    )
    const program = { files: { 'main.py': 'import salom\nprint(salom.text)' }, entry: 'main.py' }
    const results = await runInSandbox({ runtime: runtime(), wheels: [wheel] }, program, [{}, {}])
    expect(results.map(({ run }) => judge({ id: 'a' }, run))).toMatchObject([
      { fault: null, printed: 'assalomu alaykum\n' },
      { fault: null, printed: 'assalomu alaykum\n' },
    ])
    const [without = none] = await runs(program.files['main.py'])
    expect(judge({ id: 'a' }, without).fault).toMatchObject({
      kind: 'error',
      error: { type: 'ModuleNotFoundError' },
    })
  })

  test('finds no file, no variable and no process of the server', async () => {
    const text = await printed(
      `import os\nprint("ENVIRONMENT", sorted(os.environ))\n${trying([
        'got = open(folder + "/secret.txt").read()',
        'got = open("/etc/passwd").read()',
        'got = open("/proc/self/environ").read()',
        'import os; got = os.listdir(folder)',
        'import os; os.mkdir(folder + "/made"); got = 1',
        'import subprocess; got = subprocess.run(["ls"])',
        'import os; got = os.fork()',
        'import os; got = os.execv("/bin/sh", ["sh"])',
        'import os; got = os.popen("ls").read(); assert got',
        'import multiprocessing; p = multiprocessing.Process(target=print); p.start(); got = p',
        'import threading; threading.Thread(target=print).start(); got = 1',
        'import ctypes; got = ctypes.CDLL("libc.so.6")',
      ])}`,
    )
    expect(text).not.toContain('GOT')
    const environment = /ENVIRONMENT (.*)/.exec(text)?.[1]
    expect(environment).toContain('HOME')
    expect(environment).not.toMatch(/QADAM|NODE|DATABASE/)
    expect(existsSync(path.join(folder, 'made'))).toBe(false)
  })

  test('reaches nobody over the network', async () => {
    const before = connections
    const text = await printed(
      trying([
        'import socket; s = socket.create_connection(("127.0.0.1", port), 2); s.send(b"x"); got = s',
        'import socket; s = socket.socket(); s.settimeout(2); got = s.connect(("127.0.0.1", port))',
        'import urllib.request; got = urllib.request.urlopen(f"http://127.0.0.1:{port}/").read()',
        'import http.client; c = http.client.HTTPConnection("127.0.0.1", port); c.request("GET", "/"); got = c.getresponse()',
        'from pyodide.http import open_url; got = open_url(f"http://127.0.0.1:{port}/")',
        'from js import fetch; got = fetch(f"http://127.0.0.1:{port}/")',
        'import pyodide_js; pyodide_js.useNodeSockFS(); import socket; got = socket.create_connection(("127.0.0.1", port), 2)',
        'import socket; got = socket.gethostbyname("localhost.invalid.example"); assert not got.startswith("172.29")',
      ]),
    )
    expect(text).not.toContain('GOT')
    expect(connections).toBe(before)
  })

  test('finds nothing that leads to JavaScript', async () => {
    const [found] = await looked(
      trying([
        'import js; got = js',
        'from pyodide.code import run_js; got = run_js("1")',
        'import pyodide_js; got = pyodide_js._module',
        'import sys; got = sys.modules["pyodide_js"]',
        'import asyncio; got = asyncio.get_event_loop_policy().__init__.__globals__["scheduleCallback"]',
        'import __main__; got = [name for name in vars(__main__) if "js" in name]; assert got',
        'import json; got = json.pyodide_js',
        `import sys
for kind in type.__subclasses__(object):
    for each in vars(kind).values():
        for held in getattr(each, "__globals__", {}).values():
            if type(held).__name__ in ("JsProxy", "JsCallable"): got = held
got`,
      ]),
    )
    const { printed: text } = judge({ id: 'a' }, found?.run ?? none)
    expect(text).not.toContain('GOT')
    expect(found?.touched).toEqual(
      expect.arrayContaining(['import js', 'import pyodide', 'import pyodide_js']),
    )
  })

  // The second wall: where Python gets to JavaScript all the same, it stands in a realm where there is nothing.
  test('that got to JavaScript finds nothing there, not even by an exception', async () => {
    const source = trying([
      'got = F("return process")()',
      'got = F("return globalThis")()',
      `got = F("return import('node:fs')")()`,
      'import js; got = js.process',
      'import js; got = js.Deno',
      'import js; got = js.eval("1")',
      'from pyodide.code import run_js; got = run_js("1")',
      'got = pyodide_js._module.require("fs")',
      'got = pyodide_js.mountNodeFS("/x", folder)',
      'got = pyodide_js._module.FS.filesystems.NODEFS.isWindows; assert got is not None; pyodide_js._module.FS.mount(pyodide_js._module.FS.filesystems.NODEFS, {"root": folder}, "/tmp"); got = open("/tmp/secret.txt").read()',
      'got = pyodide_js._api.runtimeEnv.IN_NODE; assert got',
      `got = F("return [typeof Deno, typeof fetch]")()`,
      'from pyodide.http import open_url; got = open_url(f"http://127.0.0.1:{port}/")',
      'pyodide_js.useNodeSockFS(); import socket; got = socket.create_connection(("127.0.0.1", port), 2)',
      ...[
        'decoder.constructor.new("bogus").decode()',
        'decoder.constructor.new("bogus").decode(to_js(bytes([255])))',
        'decoder.constructor.new("utf-8").decode(F.prototype)',
        'pyodide_js._module.UTF16Decoder.constructor.new("x" * 100_000).decode(to_js(bytes(3)))',
      ].map(throwing),
    ])
    const sources = pythonCheckSources()
    const program = { files: { 'main.py': `${toJavaScript}\n${source}` }, entry: 'main.py' }
    const sandbox = { runtime: runtime(), sources: { ...sources, watched: unwatched } }
    const [found] = await runInSandbox(sandbox, program, [{}])
    const { printed: text, fault } = judge({ id: 'a' }, found?.run ?? none)
    expect(fault).toBeNull()
    expect(text.match(/refused/g)?.length).toBeGreaterThan(2)
    expect(text).not.toContain('GOT')
  })

  test('can’t make its own report', async () => {
    const forged = JSON.stringify({ type: 'done', result: '{"outcome":"finished","printed":"5"}' })
    const source = [
      'import os, sys',
      `line = ${JSON.stringify(`${forged}\n`)}`,
      'print(line, end="")',
      'for out in (sys.__stdout__, sys.__stderr__):',
      '    try: out.write(line); out.flush()',
      '    except BaseException: pass',
      'for number in range(8):',
      '    try: os.write(number, line.encode())',
      '    except OSError: pass',
    ].join('\n')
    const [run = none, ...more] = await runs(source)
    expect(more).toEqual([])
    expect(judge({ id: 'a', output: '5' }, run).fault).toMatchObject({ kind: 'output' })
  })

  test('does not hold up the others when it never ends', async () => {
    const ending = new AbortController()
    const program = { files: { 'main.py': 'while True: pass' }, entry: 'main.py' }
    let isOver = false
    const endless = Array.from(
      { length: laneCount - 1 },
      async () =>
        await runInSandbox({ runtime: runtime(), ending: ending.signal }, program, [{}]).finally(() => {
          isOver = true
        }),
    )
    const over = Promise.allSettled(endless)
    const [run = none] = await runs('print("a")')
    expect(judge({ id: 'a' }, run).printed).toBe('a\n')
    expect(isOver).toBe(false)
    ending.abort()
    for (const { status } of await over) expect(status).toBe('rejected')
  })

  test('that never ends is ended, and the cases after it have their turn', async () => {
    const source =
      'if input() == "a":\n  while True:\n    try:\n      while True: pass\n    except BaseException: pass\nprint("b")'
    const results = await runs(source, [{ input: ['a'] }, { input: ['b'] }], {
      ...quick,
      case_ms: 1_500,
    })
    expect(results[0]).toEqual({ kind: 'too_long' })
    expect(judge({ id: 'b', output: 'b' }, results[1] ?? none).fault).toBeNull()
  })

  test('has its time for all cases together', async () => {
    const limits = { start_ms: 60_000, case_ms: 1_000, all_ms: 1_200 }
    expect(await runs('while True: pass', [{}, {}, {}], limits)).toEqual(
      Array.from({ length: 3 }, () => ({ kind: 'too_long' })),
    )
  })

  test('goes down with the server that started it', async () => {
    const own = new URL('../src/sandbox/run-in-sandbox.ts', import.meta.url).href
    const script = `const { runInSandbox } = await import(${JSON.stringify(own)})
      await runInSandbox({ runtime: ${JSON.stringify(runtime())} }, { files: { 'main.py': 'while True: pass' }, entry: 'main.py' }, [{}])`
    const server = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
    const isThere = (pid: number) => {
      try {
        return process.kill(pid, 0)
      } catch {
        return false
      }
    }
    let child: number | undefined
    await expect.poll(() => (child = childOf(server.pid ?? 0)), { timeout: 60_000 }).toBeDefined()
    // It is to be in the middle of its endless loop.
    await new Promise((resolve) => setTimeout(resolve, 4000))
    expect(isThere(child ?? 0)).toBe(true)
    server.kill('SIGKILL')
    await expect.poll(() => isThere(child ?? 0)).toBe(false)
  })

  test.each([
    ['a list', 'x = []\nwhile True: x.append("a" * 10_000_000)'],
    ['one text', 'x = "a" * 1_000_000_000'],
    ['JavaScript', 'from pyodide.ffi import to_js\nx = []\nwhile True: x.append(to_js(bytes(30_000_000)))'],
  ])('that fills the memory by %s is ended', async (_name, source) => {
    const [run = none] = await runs(source)
    const { fault } = judge({ id: 'a' }, run)
    expect(fault?.kind === 'error' ? fault.error.type : fault?.kind).toMatch(/MemoryError|JsException|broken/)
  })

  test.each([
    ['prints without end', 'while True: print("a" * 1000)', 'too_much'],
    ['throws a book', 'raise ValueError("a" * 5_000_000)', 'error'],
    ['throws a library', 'raise ValueError("a" * 50_000_000)', 'broken'],
    ['recurs without end', 'def f(): return f()\nf()', 'error'],
    // What Python calls from within, it calls on the stack of its process.
    ['formats itself without end', 'class A:\n  def __str__(self): return f"{self}"\nprint(A())', 'broken'],
    ['takes Python along', 'import os\nos.abort()', 'broken'],
    ['leaves at once', 'import os\nos._exit(0)', 'broken'],
  ])('that %s is judged all the same', async (_name, source, kind) => {
    const [run = none] = await runs(source)
    expect(judge({ id: 'a' }, run).fault).toMatchObject({ kind })
    expect(JSON.stringify(run).length).toBeLessThan(200_000)
  })
})

test('a memory that another process took out of the cache meanwhile is made again', async () => {
  const sources = pythonCheckSources()
  // A memory that no other test reads.
  const own = { ...sources, start: `${sources.start}\n# ${folder}` }
  const sandbox = { runtime: runtime(), sources: own, limits: quick }
  const memory = await memoryFor({ ...sandbox, lane: 0, wheels: [] }, quick)
  let taken = 0
  const cases = [{}, {}].map(() => ({
    // Read last before the program begins.
    get input() {
      if (taken++ === 0) rmSync(memory)
      return []
    },
  }))
  const found = await runInSandbox(
    sandbox,
    { files: { 'main.py': 'print("salom")' }, entry: 'main.py' },
    cases,
  )
  expect(taken).toBeGreaterThan(1)
  expect(found.map(({ run }) => judge({ id: 'a' }, run).printed)).toEqual(['salom\n', 'salom\n'])
  rmSync(memory)
})
