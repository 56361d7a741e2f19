import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { CheckRun } from '@qadam/code-lab/python-checks'
import * as z from 'zod'
import type { SandboxOrder } from './protocol.ts'

/** The sandbox itself did not work; it says nothing of the program. */
export class SandboxFailure extends Error {}

const MOST_SAID_bytes = 8 * 1024 * 1024
const MOST_MEMORY_bytes = 256 * 1024 * 1024
const MOST_TOUCHED = 20

const report = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('touched'), what: z.string().max(200) }),
  z.object({ type: z.literal('done'), result: z.string() }),
])

/** What is said to a child and what it says: every word of it may be the student's. */
export class Conversation {
  readonly #child: ChildProcess
  readonly #heard: (CheckRun | 'ready')[] = []
  readonly #touched = new Set<string>()
  #hear: () => void = () => undefined
  #isOver = false

  constructor(child: ChildProcess) {
    this.#child = child
    child.once('error', () => this.#end())
    child.once('close', () => this.#end())
  }

  get touched(): string[] {
    return [...this.#touched]
  }

  say(order: SandboxOrder): void {
    this.#child.stdin?.write(`${JSON.stringify(order)}\n`)
  }

  /** The next word; how the child was kept from saying it otherwise. */
  async next(wanted: 'ready' | 'done', patience_ms: number): Promise<CheckRun | 'ready'> {
    if (wanted === 'ready') this.#listen()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      this.#child.kill('SIGKILL')
    }, patience_ms)
    try {
      while (this.#heard.length === 0 && !this.#isOver)
        await new Promise<void>((resolve) => (this.#hear = resolve))
    } finally {
      clearTimeout(timer)
    }
    return this.#heard.shift() ?? { kind: isLate ? 'too_long' : 'broken' }
  }

  /** All that it says until it ends, from one that never sees a program. @throws SandboxFailure where it does not end well */
  async bytes(patience_ms: number): Promise<Uint8Array> {
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), patience_ms)
    const pieces: Buffer[] = []
    let length = 0
    this.#child.stdout?.on('data', (piece: Buffer) => {
      pieces.push(piece)
      length += piece.length
      if (length > MOST_MEMORY_bytes) this.#child.kill('SIGKILL')
    })
    if (!this.#isOver) await once(this.#child, 'close').catch(() => undefined)
    clearTimeout(timer)
    if (this.#child.exitCode !== 0 || length === 0)
      throw new SandboxFailure('Python did not start in the sandbox')
    return Buffer.concat(pieces)
  }

  #listen(): void {
    const { stdout } = this.#child
    if (!stdout) return
    let said = 0
    stdout.on('data', (piece: Buffer) => {
      said += piece.length
      if (said > MOST_SAID_bytes) this.#child.kill('SIGKILL')
    })
    createInterface({ input: stdout }).on('line', (line) => this.#take(line))
  }

  #take(line: string): void {
    const message = readReport(line)
    if (message?.type === 'touched') {
      if (this.#touched.size < MOST_TOUCHED) this.#touched.add(message.what)
      return
    }
    if (message) this.#heard.push(message.type === 'ready' ? 'ready' : { kind: 'said', text: message.result })
    this.#hear()
  }

  #end(): void {
    this.#isOver = true
    this.#hear()
  }
}

function readReport(line: string): z.infer<typeof report> | undefined {
  try {
    return report.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
