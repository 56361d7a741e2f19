import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { CheckRun } from '@qadam/code-lab/python-checks'
import * as z from 'zod'
import { isBoundedJson, parseBoundedJson } from '../json/bounded-json.ts'
import type { SandboxOrder } from './protocol.ts'

/** The sandbox itself failed, whatever the program. */
export class SandboxFailure extends Error {}

/** Twice what may be printed, as JSON in JSON, is three quarters of it. */
const MOST_SAID_bytes = 1024 * 1024
/** Far more than a child of ours sends. A line costs us more than it costs its writer. */
const MOST_LINES = 100
const LINE_END = 0x0a
const MOST_TOUCHED = 20
const LOOK_ms = 50
/** Of what a child of ours says about its own failure, in characters. */
const MOST_COMPLAINT = 2000

const report = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('touched'), what: z.string().max(200) }),
  z.object({ type: z.literal('done'), result: z.string() }),
])

/** Messages to and from a child: all that it sends may be the student's. */
export class Conversation {
  readonly #child: ChildProcess
  readonly #heard: (CheckRun | 'ready')[] = []
  readonly #touched = new Set<string>()
  #hear: () => void = () => undefined
  #isOver = false
  #said_bytes = 0
  #lines = 0
  /** The beginning of a line whose end has not come yet. */
  #begun: Buffer[] = []

  constructor(child: ChildProcess) {
    this.#child = child
    child.once('error', () => this.#end())
    child.once('close', () => this.#end())
    child.stdout?.on('data', (piece: Buffer) => this.#listen(piece))
  }

  get touched(): string[] {
    return [...this.#touched]
  }

  say(order: SandboxOrder): void {
    this.#child.stdin?.write(`${JSON.stringify(order)}\n`)
  }

  /**
   * The next report; or how the child was prevented from sending it.
   * @param isTooLate polled
   */
  async next(isTooLate: () => boolean): Promise<CheckRun | 'ready'> {
    let isLate = false
    const timer = setInterval(() => {
      if (!isTooLate()) return
      isLate = true
      this.#child.kill('SIGKILL')
    }, LOOK_ms)
    try {
      while (this.#heard.length === 0 && !this.#isOver)
        await new Promise<void>((resolve) => (this.#hear = resolve))
    } finally {
      clearInterval(timer)
    }
    return this.#heard.shift() ?? { kind: isLate ? 'too_long' : 'broken' }
  }

  #listen(piece: Buffer): void {
    this.#said_bytes += piece.length
    let start = 0
    for (;;) {
      if (this.#said_bytes > MOST_SAID_bytes || this.#lines > MOST_LINES) {
        this.#child.kill('SIGKILL')
        return
      }
      const end = piece.indexOf(LINE_END, start)
      if (end < 0) break
      const line = Buffer.concat([...this.#begun.splice(0), piece.subarray(start, end)])
      start = end + 1
      this.#lines += 1
      this.#take(line.toString('utf8'))
    }
    if (start < piece.length) this.#begun.push(piece.subarray(start))
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

/**
 * All output of a child until it ends: of one that never runs a program.
 * @throws SandboxFailure where it fails, with how the child ended and what it said of it
 */
export async function bytesOf(child: ChildProcess, patience_ms: number): Promise<Uint8Array> {
  const timer = setTimeout(() => child.kill('SIGKILL'), patience_ms)
  const pieces: Buffer[] = []
  let complaint = ''
  child.stdout?.on('data', (piece: Buffer) => pieces.push(piece))
  child.stderr?.on('data', (piece: Buffer) => (complaint += piece.toString('utf8')))
  const [failure] = await once(child, 'close').then(
    () => [],
    (error: unknown) => [error],
  )
  clearTimeout(timer)
  if (child.exitCode === 0 && pieces.length > 0) return Buffer.concat(pieces)
  const end = failure instanceof Error ? failure.message : (child.signalCode ?? `exit code ${child.exitCode}`)
  throw new SandboxFailure(
    `Python did not start in the sandbox (${end}) ${complaint.slice(0, MOST_COMPLAINT)}`.trim(),
  )
}

function readReport(line: string): z.infer<typeof report> | undefined {
  try {
    const reported = report.safeParse(parseBoundedJson(line)).data
    // What is in it is parsed as well.
    return reported?.type === 'done' && !isBoundedJson(reported.result)
      ? { ...reported, result: '' }
      : reported
  } catch {
    return undefined
  }
}
