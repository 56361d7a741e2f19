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
/** Of what a child says about its own failure, in characters. */
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
  readonly #complaint: () => string
  #hear: () => void = () => undefined
  #isOver = false
  #said_bytes = 0
  #lines = 0
  /** The beginning of a line whose end has not come yet. */
  #begun: Buffer[] = []

  constructor(child: ChildProcess) {
    this.#child = child
    this.#complaint = complaintOf(child)
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

  /** Of a child that was not ready: all it said until then is ours. */
  failure(): SandboxFailure {
    return notStarted(this.#child, this.#complaint())
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
 * @throws SandboxFailure where it fails
 */
export async function bytesOf(child: ChildProcess, patience_ms: number): Promise<Uint8Array> {
  const timer = setTimeout(() => child.kill('SIGKILL'), patience_ms)
  const complaint = complaintOf(child)
  const pieces: Buffer[] = []
  child.stdout?.on('data', (piece: Buffer) => pieces.push(piece))
  const [error] = await once(child, 'close').then(
    () => [],
    (thrown: unknown) => [thrown],
  )
  clearTimeout(timer)
  if (child.exitCode === 0 && pieces.length > 0) return Buffer.concat(pieces)
  throw notStarted(child, complaint(), error)
}

/** How a child ended before it was ready, and what it said of it. */
function notStarted(
  { signalCode, exitCode }: ChildProcess,
  complaint: string,
  error?: unknown,
): SandboxFailure {
  const end = error instanceof Error ? error.message : (signalCode ?? `exit code ${exitCode}`)
  return new SandboxFailure(`Python did not start in the sandbox (${end}) ${complaint}`.trim())
}

/** What a child writes to its standard error, which may be the student's as well: so much, and no more is read. */
function complaintOf({ stderr }: ChildProcess): () => string {
  let said = ''
  stderr?.on('data', (piece: Buffer) => {
    said += piece.toString('utf8')
    if (said.length > MOST_COMPLAINT) stderr.destroy()
  })
  return () => said.slice(0, MOST_COMPLAINT)
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
