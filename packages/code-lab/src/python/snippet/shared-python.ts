import type { TurtleEvent } from '../frame/protocol.ts'
import { takePython } from '../early-python.ts'
import type { CheckRun } from '../checks/judge.ts'
import type { PythonEngine, PythonListener, PythonState } from '../python-engine.ts'

type Files = Readonly<Record<string, string>>

/** What a screen may do with a Python, whether it has one of its own or shares it. */
export type PythonRunner = Pick<PythonEngine, 'listen' | 'run' | 'answer' | 'happen' | 'stop' | 'dispose'>
/** A part in a Python, which may try checks in it too. */
export type PythonPart = PythonRunner & Pick<PythonEngine, 'check' | 'state'>

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
  #next: Waiting | undefined
  readonly #members = new Set<Member>()
  #farewell: ReturnType<typeof setTimeout> | undefined

  constructor(take: () => PythonEngine) {
    this.#take = take
  }

  join(): PythonPart {
    clearTimeout(this.#farewell)
    const member = new Member(this)
    this.#members.add(member)
    return member
  }

  leave(member: Member): void {
    if (this.#owner === member) this.#engine?.stop()
    if (this.#next?.member === member) this.#drop()
    this.#members.delete(member)
    if (this.#members.size > 0) return
    this.#farewell = setTimeout(() => {
      this.#engine?.dispose()
      this.#engine = undefined
      this.#owner = undefined
    }, WAITS_ms)
  }

  get state(): PythonState {
    return this.#engine?.state ?? { kind: 'loading' }
  }

  /** @param drop called where it will never begin. */
  begin(member: Member, begin: (engine: PythonEngine) => void, drop?: () => void): void {
    this.#engine ??= this.#take()
    const { kind } = this.#engine.state
    const isBusy = kind === 'running' || kind === 'awaiting_input' || kind === 'stopping'
    if (isBusy && this.#owner !== member) {
      this.#drop()
      this.#next = { member, begin, drop }
      this.#engine.stop()
      return
    }
    this.#owner = member
    this.#engine.listen(this.#listener)
    begin(this.#engine)
  }

  async check(member: Member, ...asked: Parameters<PythonEngine['check']>): Promise<CheckRun> {
    const run = await new Promise<CheckRun>((resolve) => {
      this.begin(
        member,
        (engine) => void engine.check(...asked).then(resolve),
        () => resolve({ kind: 'broken' }),
      )
    })
    // No listener hears the end of a check.
    if (this.#owner === member) this.#goOn()
    return run
  }

  #drop(): void {
    const { drop } = this.#next ?? {}
    this.#next = undefined
    drop?.()
  }

  #goOn(): void {
    const next = this.#next
    this.#next = undefined
    if (next) this.begin(next.member, next.begin, next.drop)
  }

  /** Calls that only the owner of the running program may make. */
  ask(member: Member, question: (engine: PythonEngine) => void): void {
    if (this.#next?.member === member) this.#drop()
    if (this.#engine && this.#owner === member) question(this.#engine)
  }

  readonly #listener: PythonListener = {
    onState: (state) => {
      this.#owner?.listener?.onState(state)
      if (state.kind !== 'failed') return
      // A queued program waits for this Python too.
      if (this.#next?.member !== this.#owner) this.#next?.member.listener?.onState(state)
      this.#drop()
    },
    onOutput: (stream, text) => this.#owner?.listener?.onOutput(stream, text),
    onTurtle: (commands) => this.#owner?.listener?.onTurtle(commands),
    onFiles: (files) => this.#owner?.listener?.onFiles(files),
    onEnd: (result) => {
      this.#owner?.listener?.onEnd(result)
      this.#goOn()
    },
  }
}

class Member implements PythonPart {
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

  async check(...asked: Parameters<PythonEngine['check']>): Promise<CheckRun> {
    return await this.#shared.check(this, ...asked)
  }

  get state(): PythonState {
    return this.#shared.state
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

/** What begins as soon as the program before it has ended, or never. */
interface Waiting {
  member: Member
  begin: (engine: PythonEngine) => void
  drop?: (() => void) | undefined
}

/** A part in the one Python of this page. */
export function joinPython(address: string): PythonPart {
  const one = shared.get(address) ?? new SharedPython(() => takePython(address))
  shared.set(address, one)
  return one.join()
}
