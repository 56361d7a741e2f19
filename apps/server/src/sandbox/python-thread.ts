import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { startPython } from './python-realm.ts'
import type { SandboxOrder, SandboxReport, SandboxRequest } from './protocol.ts'

// Runs in a thread of the child: a program that never ends must not prevent the child from ending.
const MOST_REPORTED = 20

const request = JSON.parse(String(workerData)) as SandboxRequest // of run-in-sandbox.ts
const say = (report: SandboxReport): void => parentPort?.postMessage(JSON.stringify(report))

const reported = new Set<string>()
const touched = (what: unknown): void => {
  if (typeof what !== 'string' || reported.has(what) || reported.size >= MOST_REPORTED) return
  reported.add(what)
  say({ type: 'touched', what: what.slice(0, 100) })
}

const { modules, wheels, start, watched, memory } = request
const python = await startPython(
  request.runtime,
  memory === undefined ? undefined : readFileSync(memory),
  touched,
)
for (const [name, source] of Object.entries(modules)) python.write(`${name}.py`, source)
if (memory === undefined) {
  parentPort?.postMessage(python.remember(start))
} else {
  for (const wheel of wheels) python.unpack(readFileSync(wheel))
  python.prepare(watched)
  giveUpFiles()
  parentPort?.on('message', (line: string) => {
    const order = JSON.parse(line) as SandboxOrder // of run-in-sandbox.ts
    let result: unknown
    try {
      result =
        order.type === 'run'
          ? python.run(order.files, order.entry, order.input, order.seed)
          : python.assert(order.source)
    } catch {
      // Python itself is gone.
    }
    say({ type: 'done', result: typeof result === 'string' ? result : '' })
  })
  say({ type: 'ready' })
}

/** From here on there is nothing left to read either. */
function giveUpFiles(): void {
  const { permissions } = (globalThis as unknown as { Deno: DenoPermissions }).Deno // what runs this file
  permissions.revokeSync({ name: 'read' })
}

interface DenoPermissions {
  permissions: { revokeSync: (asked: { name: 'read' }) => void }
}
