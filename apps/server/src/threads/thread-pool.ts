import { Worker } from 'node:worker_threads'

/** What goes to a thread and what comes back; `id` keeps a late answer from being taken for another one's. */
export interface Sent<Job> {
  id: number
  job: Job
}

export type Answered<Result> = { id: number; result: Result } | { id: number; failure: string } | 'ready'

export interface PoolOptions {
  script: URL
  size: number
  /** For one job; a thread that takes longer is ended, and another one takes its place. */
  patience_ms: number
  maxHeap_mb: number
  /** Jobs that may wait; more are refused at once. */
  mostWaiting?: number
}

interface Waiting<Job, Result> {
  job: Job
  owner: number
  finish: (result: Result | undefined) => void
}

/** A thread has this long to load its code, however busy the machine is. */
const START_MS = 20_000
const IDLE_MS = 60_000

/**
 * Work on what strangers wrote, away from the event loop: threads that may neither take long nor grow large. One owner
 * never has more than one of them, so nobody's jobs keep everybody else's waiting.
 */
export class ThreadPool<Job, Result> {
  readonly #options: PoolOptions
  readonly #idle: Worker[] = []
  readonly #waiting: Waiting<Job, Result>[] = []
  readonly #served = new Set<number>()
  #busy = 0
  #jobs = 0
  #idleTimer: NodeJS.Timeout | undefined

  constructor(options: PoolOptions) {
    this.#options = options
  }

  /**
   * Does a job in its turn.
   * @param owner whose job it is.
   * @returns undefined where it took too long or too much memory, failed, or too many were waiting.
   */
  async run(job: Job, owner: number): Promise<Result | undefined> {
    if (this.#waiting.length >= (this.#options.mostWaiting ?? 200)) return undefined
    return await new Promise((finish) => {
      this.#waiting.push({ job, owner, finish })
      this.#next()
    })
  }

  /** Ends the threads that wait for work. */
  close(): void {
    clearTimeout(this.#idleTimer)
    this.#idle.splice(0).forEach(end)
  }

  #next(): void {
    while (this.#busy < this.#options.size) {
      const place = this.#waiting.findIndex(({ owner }) => !this.#served.has(owner))
      const [next] = place < 0 ? [] : this.#waiting.splice(place, 1)
      if (!next) return
      this.#busy += 1
      this.#served.add(next.owner)
      void this.#serve(next)
    }
  }

  async #serve({ job, owner, finish }: Waiting<Job, Result>): Promise<void> {
    clearTimeout(this.#idleTimer)
    const thread = this.#idle.pop() ?? (await this.#start())
    const result = thread && (await this.#ask(thread, job))
    this.#busy -= 1
    this.#served.delete(owner)
    finish(result)
    this.#next()
    if (this.#busy > 0) return
    this.#idleTimer = setTimeout(() => this.close(), IDLE_MS).unref()
  }

  async #ask(thread: Worker, job: Job): Promise<Result | undefined> {
    const id = (this.#jobs += 1)
    const answer = await nextAnswer<Result>(
      thread,
      this.#options.patience_ms,
      (told) => typeof told === 'object' && told.id === id,
      () => thread.postMessage({ id, job } satisfies Sent<Job>),
    )
    if (answer === undefined || answer === 'ready') {
      end(thread)
      return undefined
    }
    this.#idle.push(thread)
    return 'result' in answer ? answer.result : undefined
  }

  async #start(): Promise<Worker | undefined> {
    const thread = new Worker(this.#options.script, {
      resourceLimits: { maxOldGenerationSizeMb: this.#options.maxHeap_mb, maxYoungGenerationSizeMb: 16 },
      // Settings and secrets are nothing a stranger's text should come near.
      env: {},
    })
    thread.unref()
    // An idle thread that falls must not end the server.
    thread.on('error', () => undefined)
    thread.on('exit', () => {
      const place = this.#idle.indexOf(thread)
      if (place >= 0) this.#idle.splice(place, 1)
    })
    const told = await nextAnswer(thread, START_MS, (each) => each === 'ready')
    if (told) return thread
    end(thread)
    return undefined
  }
}

async function nextAnswer<Result>(
  thread: Worker,
  patience_ms: number,
  isIt: (answer: Answered<Result>) => boolean,
  begin: () => void = () => undefined,
): Promise<Answered<Result> | undefined> {
  return await new Promise((resolve) => {
    const finish = (answer: Answered<Result> | undefined) => {
      clearTimeout(timer)
      thread.off('message', take).off('error', giveUp).off('exit', giveUp)
      resolve(answer)
    }
    const take = (answer: Answered<Result>) => {
      if (isIt(answer)) finish(answer)
    }
    const giveUp = () => finish(undefined)
    const timer = setTimeout(giveUp, patience_ms)
    thread.on('message', take).on('error', giveUp).on('exit', giveUp)
    begin()
  })
}

function end(thread: Worker): void {
  void thread.terminate()
}
