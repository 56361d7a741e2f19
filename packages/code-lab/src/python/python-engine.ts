import type { CheckRun } from './checks/judge.ts'
import type { ToFrame, TurtleEvent, WaitMode } from './frame/protocol.ts'
import { parseMessage, type RunResult, type TurtleCommand } from './parse-message.ts'
import type { Step } from './steps/parse-steps.ts'
import type { PythonSupply } from './supply/python-supply.ts'

/** Where the engine stands; a run has an id of its own. */
export type PythonState =
  | { kind: 'loading' }
  | { kind: 'ready'; mode: WaitMode }
  | { kind: 'running'; runId: number }
  | { kind: 'awaiting_input'; runId: number }
  | { kind: 'stopping'; runId: number }
  | { kind: 'failed'; message: string }

export interface PythonListener {
  onState: (state: PythonState) => void
  onOutput: (stream: 'out' | 'err', text: string) => void
  onTurtle: (commands: readonly TurtleCommand[]) => void
  /** The text of each file that the program has written. */
  onFiles: (files: Readonly<Record<string, string>>) => void
  /** Of a run step by step; the first has the number `from`, and takes the place of what was there. */
  onSteps?: (from: number, steps: readonly Step[]) => void
  onEnd: (result: RunResult) => void
}

const nobody: PythonListener = {
  onState: () => undefined,
  onOutput: () => undefined,
  onTurtle: () => undefined,
  onFiles: () => undefined,
  onEnd: () => undefined,
}

// A frame whose page can't be loaded fires no error.
const SILENCE_ms = 30_000

/**
 * Python in a frame that has no origin: nothing of the page around it can be reached from there. Messages of a run that
 * is over are dropped.
 */
export class PythonEngine {
  readonly #address: string
  readonly #supply: PythonSupply
  #listener = nobody
  #frame: HTMLIFrameElement | undefined
  #state: PythonState = { kind: 'loading' }
  #lastRun = 0
  #afterReady: (() => void) | undefined
  /** Callbacks for the result of a check, and for its start. */
  #onChecked: ((run: CheckRun) => void) | undefined
  #onCheckBegun: ((run: CheckRun) => void) | undefined
  #mode: WaitMode = 'shared'
  #silence: ReturnType<typeof setTimeout> | undefined
  /** What the frame at hand is made of. */
  #key = ''
  /** The frame's end of what is brought to it, until it is handed over. */
  #supplied: MessagePort | undefined
  #bringing: { end: () => void } | undefined
  #isRetrying = false

  /** @param address of the frame's page. */
  constructor(address: string, supply: PythonSupply) {
    this.#address = address
    this.#supply = supply
    window.addEventListener('message', this.#hear)
    this.#load()
  }

  get state(): PythonState {
    return this.#state
  }

  /** From now on this one receives all events, first of all the state; without one they are dropped. */
  listen(listener: PythonListener = nobody): void {
    this.#listener = listener
    listener.onState(this.#state)
  }

  /** Runs the entry file; one that is asked for while Python is still loading begins right after. */
  run(files: Readonly<Record<string, string>>, entry: string, isStepping = false): void {
    this.#whenReady(() => this.#start(files, entry, { isStepping }))
  }

  /**
   * Does a command of the shell, among the names of the program that ran last.
   * @returns false where something else is under way.
   */
  command(files: Readonly<Record<string, string>>, entry: string, command: string): boolean {
    return this.#whenReady(() => this.#start(files, entry, { command }))
  }

  /**
   * Runs the entry file as a check requires; the listener receives the state alone. One that is stopped has taken too
   * long.
   * @param check JSON for check.py.
   * @param onBegin called when the program begins to run.
   */
  async check(
    files: Readonly<Record<string, string>>,
    entry: string,
    check: string,
    onBegin?: () => void,
  ): Promise<CheckRun> {
    return await new Promise((resolve) => {
      const begun = this.#whenReady(() => {
        this.#onCheckBegun = undefined
        this.#onChecked = resolve
        this.#start(files, entry, { check })
        onBegin?.()
      })
      if (!begun) resolve({ kind: 'broken' })
      else if (!this.#onChecked) this.#onCheckBegun = resolve
    })
  }

  /** @returns false where something else is under way. */
  #whenReady(begin: () => void): boolean {
    if (this.#state.kind === 'failed') this.#load()
    if (this.#state.kind === 'loading') {
      // What was asked for last takes the place of what waited.
      this.#onCheckBegun?.({ kind: 'broken' })
      this.#onCheckBegun = undefined
      this.#afterReady = begin
    } else if (this.#state.kind === 'ready') begin()
    else return false
    return true
  }

  #start(
    files: Readonly<Record<string, string>>,
    entry: string,
    { check, command, isStepping = false }: { check?: string; command?: string; isStepping?: boolean },
  ): void {
    this.#lastRun += 1
    this.#change({ kind: 'running', runId: this.#lastRun })
    const asked = { ...(check !== undefined && { check }), ...(command !== undefined && { command }) }
    this.#send({ type: 'run', runId: this.#lastRun, files: { ...files }, entry, ...asked, isStepping })
  }

  /** Answers `input()`. */
  answer(text: string): void {
    if (this.#state.kind !== 'awaiting_input') return
    const { runId } = this.#state
    this.#change({ kind: 'running', runId })
    this.#send({ type: 'input', runId, text })
  }

  /** A key or a click on the picture of the program that runs. */
  happen(event: TurtleEvent): void {
    if ('runId' in this.#state) this.#send({ type: 'event', runId: this.#state.runId, event })
  }

  /** Ends the program, also one that never listens; what it has written so far stays. */
  stop(): void {
    this.#afterReady = undefined
    this.#onCheckBegun?.({ kind: 'broken' })
    this.#onCheckBegun = undefined
    if (this.#state.kind !== 'running' && this.#state.kind !== 'awaiting_input') return
    const { runId } = this.#state
    this.#change({ kind: 'stopping', runId })
    this.#send({ type: 'stop', runId })
  }

  dispose(): void {
    clearTimeout(this.#silence)
    window.removeEventListener('message', this.#hear)
    this.#bringing?.end()
    this.#frame?.remove()
    this.#frame = undefined
  }

  #load(): void {
    this.#frame?.remove()
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.allow = 'cross-origin-isolated'
    frame.title = 'Python'
    frame.hidden = true
    frame.src = this.#address
    this.#frame = frame
    const { port1, port2 } = new MessageChannel()
    this.#supplied = port1
    this.#bringing?.end()
    this.#bringing = this.#supply.bring(port2, (message) => {
      if (frame === this.#frame) this.#change({ kind: 'failed', message })
    })
    this.#change({ kind: 'loading' })
    // Nothing of it is seen, wherever it is.
    document.documentElement.append(frame)
    clearTimeout(this.#silence)
    this.#silence = setTimeout(
      () => this.#change({ kind: 'failed', message: 'the frame did not load' }),
      SILENCE_ms,
    )
  }

  readonly #hear = ({ source, data }: MessageEvent<unknown>): void => {
    if (source === null || source !== this.#frame?.contentWindow) return
    const message = parseMessage(data)
    if (!message) return
    clearTimeout(this.#silence)
    const listener = this.#listener
    if (message.type === 'loading') {
      if (this.#state.kind !== 'failed') this.#change({ kind: 'loading' })
      if (message.key !== undefined) this.#begin(message.key)
      return
    }
    if (message.type === 'snapshot') {
      this.#supply.keep({ key: this.#key, bytes: message.bytes })
      return
    }
    if (message.type === 'bad_snapshot') {
      void this.#supply.forget()
      return
    }
    if (message.type === 'failed') return this.#fail(message.message)
    if (message.type === 'ready') return this.#becomeReady(message.mode)
    if (!('runId' in this.#state) || message.runId !== this.#state.runId) return
    if (this.#onChecked && message.type !== 'done') return
    switch (message.type) {
      case 'output':
        return listener.onOutput(message.stream, message.text)
      case 'turtle':
        return listener.onTurtle(message.commands)
      case 'files':
        return listener.onFiles(message.files)
      case 'steps':
        return listener.onSteps?.(message.from, message.steps)
      case 'input':
        if (this.#state.kind === 'running') this.#change({ kind: 'awaiting_input', runId: message.runId })
        return
      case 'done': {
        const onChecked = this.#onChecked
        this.#onChecked = undefined
        this.#change({ kind: 'ready', mode: this.#mode })
        return onChecked ? onChecked({ kind: 'said', text: message.said }) : listener.onEnd(message.result)
      }
    }
  }

  #begin(key: string): void {
    this.#key = key
    const port = this.#supplied
    this.#supplied = undefined
    if (port) this.#send({ type: 'begin', port }, [port])
  }

  /** What this browser stored may be the reason: one retry without it. */
  #fail(message: string): void {
    const isRetried = !this.#isRetrying && this.#state.kind === 'loading'
    if (!isRetried) this.#change({ kind: 'failed', message })
    this.#isRetrying = isRetried
    const frame = this.#frame
    void this.#supply.forget().then(() => {
      if (isRetried && frame === this.#frame) this.#load()
    })
  }

  #becomeReady(mode: WaitMode): void {
    this.#mode = mode
    this.#isRetrying = false
    this.#change({ kind: 'ready', mode })
    void this.#supply.isAllowed().then((isAllowed) => isAllowed && this.#send({ type: 'want_snapshot' }))
    const begin = this.#afterReady
    this.#afterReady = undefined
    begin?.()
  }

  #change(state: PythonState): void {
    this.#state = state
    if (state.kind === 'loading' || state.kind === 'failed') {
      this.#onChecked?.({ kind: 'broken' })
      this.#onChecked = undefined
    }
    if (state.kind === 'failed' && this.#onCheckBegun) {
      this.#afterReady = undefined
      this.#onCheckBegun({ kind: 'broken' })
      this.#onCheckBegun = undefined
    }
    this.#listener.onState(state)
  }

  #send(message: ToFrame, transfer: Transferable[] = []): void {
    // A frame without an origin can only be addressed as any.
    this.#frame?.contentWindow?.postMessage(message, '*', transfer)
  }
}
