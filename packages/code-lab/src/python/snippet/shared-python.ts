import type { TurtleEvent } from '../frame/protocol.ts'
import { takePython } from '../early-python.ts'
import type { PythonEngine, PythonListener } from '../python-engine.ts'

type Files = Readonly<Record<string, string>>

/** What a screen may do with a Python, whether it has one of its own or shares it. */
export type PythonRunner = Pick<PythonEngine, 'listen' | 'run' | 'answer' | 'happen' | 'stop' | 'dispose'>

/** How long an unused Python waits for the next run. */
const WAITS_ms = 30_000

/**
 * One Python for all the programs of a page: it is started by the first run, and each run stops the one before. Events
 * go to the program that is running.
 */
export class SharedPython {
  readonly #take: () => PythonEngine
  #engine: PythonEngine | undefined
  #owner: Member | undefined
  #next: { member: Member; begin: (engine: PythonEngine) => void } | undefined
  readonly #members = new Set<Member>()
  #farewell: ReturnType<typeof setTimeout> | undefined

  constructor(take: () => PythonEngine) {
    this.#take = take
  }

  join(): PythonRunner {
    clearTimeout(this.#farewell)
    const member = new Member(this)
    this.#members.add(member)
    return member
  }

  leave(member: Member): void {
    if (this.#owner === member) this.#engine?.stop()
    if (this.#next?.member === member) this.#next = undefined
    this.#members.delete(member)
    if (this.#members.size > 0) return
    this.#farewell = setTimeout(() => {
      this.#engine?.dispose()
      this.#engine = undefined
      this.#owner = undefined
    }, WAITS_ms)
  }

  begin(member: Member, begin: (engine: PythonEngine) => void): void {
    this.#engine ??= this.#take()
    const { kind } = this.#engine.state
    const isBusy = kind === 'running' || kind === 'awaiting_input' || kind === 'stopping'
    if (isBusy && this.#owner !== member) {
      this.#next = { member, begin }
      this.#engine.stop()
      return
    }
    this.#owner = member
    this.#engine.listen(this.#listener)
    begin(this.#engine)
  }

  /** Calls that only the owner of the running program may make. */
  ask(member: Member, question: (engine: PythonEngine) => void): void {
    if (this.#next?.member === member) this.#next = undefined
    if (this.#engine && this.#owner === member) question(this.#engine)
  }

  readonly #listener: PythonListener = {
    onState: (state) => {
      this.#owner?.listener?.onState(state)
      if (state.kind !== 'failed') return
      // A queued program waits for this Python too.
      if (this.#next?.member !== this.#owner) this.#next?.member.listener?.onState(state)
      this.#next = undefined
    },
    onOutput: (stream, text) => this.#owner?.listener?.onOutput(stream, text),
    onTurtle: (commands) => this.#owner?.listener?.onTurtle(commands),
    onFiles: (files) => this.#owner?.listener?.onFiles(files),
    onEnd: (result) => {
      this.#owner?.listener?.onEnd(result)
      const next = this.#next
      this.#next = undefined
      if (next) this.begin(next.member, next.begin)
    },
  }
}

class Member implements PythonRunner {
  readonly #shared: SharedPython
  listener: PythonListener | undefined

  constructor(shared: SharedPython) {
    this.#shared = shared
  }

  listen(listener?: PythonListener): void {
    this.listener = listener
  }

  run(files: Files, entry: string): void {
    this.#shared.begin(this, (engine) => engine.run(files, entry))
  }

  answer(text: string): void {
    this.#shared.ask(this, (engine) => engine.answer(text))
  }

  happen(event: TurtleEvent): void {
    this.#shared.ask(this, (engine) => engine.happen(event))
  }

  stop(): void {
    this.#shared.ask(this, (engine) => engine.stop())
  }

  dispose(): void {
    this.#shared.leave(this)
  }
}

const shared = new Map<string, SharedPython>()

/** A part in the one Python of this page. */
export function joinPython(address: string): PythonRunner {
  const one = shared.get(address) ?? new SharedPython(() => takePython(address))
  shared.set(address, one)
  return one.join()
}
