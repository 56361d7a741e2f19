import type { TurtleEvent } from './frame/protocol.ts'
import type { RunResult, TurtleCommand } from './parse-message.ts'
import type { PythonListener, PythonState } from './python-engine.ts'
import type { PythonRunner } from './snippet/shared-python.ts'
import type { Step } from './steps/parse-steps.ts'

/** What a screen runs in its Python; only one at a time. */
export type Task = 'program' | 'steps' | 'command'

/** Where a screen's Python stands. What runs without a task is a check, which its own panel asked for. */
export type RunState =
  /** No Python yet: the student has not begun here. */
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready' }
  /** Asked for, and not begun: Python still loads, or another program of the page gives way first. */
  | { kind: 'starting'; task: Task; python: 'loading' | 'ready' }
  | { kind: 'running' | 'awaiting_input' | 'stopping'; task: Task | undefined }
  | { kind: 'failed'; message: string }

export interface RunEvents {
  onOutput: (stream: 'out' | 'err', text: string) => void
  onTurtle: (commands: readonly TurtleCommand[]) => void
  /** The text of each file that the program has written. */
  onFiles: (files: Readonly<Record<string, string>>) => void
  onSteps?: (from: number, steps: readonly Step[]) => void
  onEnd: (task: Task, result: RunResult) => void
  /** A task that ends without a result: stopped before it began, or Python was lost. */
  onDropped?: (task: Task) => void
}

/** Something is under way, or about to be: nothing else can be begun, and this can be stopped. */
export function isBusy({ kind }: RunState): boolean {
  return kind === 'starting' || kind === 'running' || kind === 'awaiting_input' || kind === 'stopping'
}

/**
 * The Python of one screen: taken when it is first wanted, given one task at a time. It may be disposed of and started
 * again any number of times.
 */
export class PythonRun<Engine extends PythonRunner> {
  readonly #take: () => Engine
  readonly #events: RunEvents
  readonly #subscribers = new Set<() => void>()
  #engine: Engine | undefined
  #state: RunState = { kind: 'idle' }

  /** @param take gives a Python, which from then on belongs to this run. */
  constructor(take: () => Engine, events: RunEvents) {
    this.#take = take
    this.#events = events
  }

  readonly getState = (): RunState => this.#state

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /** Undefined while idle. */
  get engine(): Engine | undefined {
    return this.#engine
  }

  /** Takes a Python, unless there is one. */
  start(): Engine {
    if (this.#engine) return this.#engine
    const engine = this.#take()
    this.#engine = engine
    this.#change({ kind: 'loading' })
    engine.listen(this.#listener)
    return engine
  }

  /**
   * Begins a task as soon as Python is there.
   * @returns false where something else is under way.
   */
  begin(task: Task, ask: (engine: Engine) => void): boolean {
    if (isBusy(this.#state)) return false
    const engine = this.start()
    this.#change({ kind: 'starting', task, python: this.#state.kind === 'ready' ? 'ready' : 'loading' })
    ask(engine)
    return true
  }

  /** Ends what is under way; a task that has not begun is dropped at once. */
  stop(): void {
    const state = this.#state
    if (state.kind === 'starting') this.#change({ kind: state.python })
    this.#engine?.stop()
    if (state.kind === 'starting') this.#events.onDropped?.(state.task)
  }

  /** Answers `input()`. */
  answer(text: string): void {
    this.#engine?.answer(text)
  }

  /** A key or a click on the picture of the program that runs. */
  happen(event: TurtleEvent): void {
    this.#engine?.happen(event)
  }

  dispose(): void {
    const engine = this.#engine
    this.#engine = undefined
    engine?.listen()
    engine?.dispose()
    this.#lose({ kind: 'idle' })
  }

  readonly #hear = (python: PythonState): void => {
    const state = this.#state
    switch (python.kind) {
      case 'loading':
        if (state.kind === 'starting') this.#change({ ...state, python: 'loading' })
        else this.#lose({ kind: 'loading' })
        return
      case 'failed':
        this.#lose(python)
        return
      case 'ready':
        if (state.kind === 'starting') this.#change({ ...state, python: 'ready' })
        // Of a task the result follows at once, and ends it.
        else if (taskOf(state) === undefined) this.#change({ kind: 'ready' })
        return
      case 'running':
      case 'awaiting_input':
      case 'stopping':
        this.#change({ kind: python.kind, task: taskOf(state) })
    }
  }

  readonly #listener: PythonListener = {
    onState: this.#hear,
    onOutput: (stream, text) => this.#events.onOutput(stream, text),
    onTurtle: (commands) => this.#events.onTurtle(commands),
    onFiles: (files) => this.#events.onFiles(files),
    onSteps: (from, steps) => this.#events.onSteps?.(from, steps),
    onEnd: (result) => {
      const task = taskOf(this.#state)
      if (task === undefined) return
      this.#change({ kind: 'ready' })
      this.#events.onEnd(task, result)
    },
  }

  #lose(next: RunState): void {
    const task = taskOf(this.#state)
    this.#change(next)
    if (task !== undefined) this.#events.onDropped?.(task)
  }

  #change(state: RunState): void {
    this.#state = state
    for (const subscriber of this.#subscribers) subscriber()
  }
}

function taskOf(state: RunState): Task | undefined {
  return 'task' in state ? state.task : undefined
}
