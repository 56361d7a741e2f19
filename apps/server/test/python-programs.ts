import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { startPython } from '../src/sandbox/python-realm.ts'
import type { SandboxRequest } from '../src/sandbox/protocol.ts'

// A child in Deno, as the sandbox's is, that tries several programs: each in a Python and a realm of its own, as
// python-thread.ts gives them. Most of the time of a process of their own goes into the code of Python, which the second
// one finds there.

export interface TriedProgram {
  source: string
  /** Goes in once the program has ended. */
  assert?: string | undefined
}

export interface TriedPrograms {
  request: SandboxRequest
  programs: readonly TriedProgram[]
}

/** For each program what Python reported last, and what it was seen to reach for. */
export type TriedOutcomes = { text: string; touched: string[] }[]

async function run(request: SandboxRequest, { source, assert }: TriedProgram) {
  const touched = new Set<string>()
  const memory = request.memory === undefined ? undefined : readFileSync(request.memory)
  const python = await startPython(request.runtime, memory, (what) => touched.add(String(what)))
  for (const [name, module] of Object.entries(request.modules)) python.write(`${name}.py`, module)
  python.prepare(request.watched)
  let said = String(python.run(JSON.stringify({ 'main.py': source }), 'main.py', '[]', 0))
  const { outcome } = JSON.parse(said) as { outcome?: unknown } // of realm.js
  if (assert !== undefined && outcome === 'finished') said = String(python.assert(assert))
  return { text: said, touched: [...touched] }
}

const { request, programs } = JSON.parse(await text(process.stdin)) as TriedPrograms // of sandboxed.ts
const outcomes: TriedOutcomes = []
for (const program of programs) outcomes.push(await run(request, program))
process.stdout.write(JSON.stringify(outcomes))
