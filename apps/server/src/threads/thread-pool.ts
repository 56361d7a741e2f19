import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { ThreadWatch } from './thread-watch.ts'

/** What goes to a thread and what comes back; by `id` a late answer is not mistaken for another job's. */
export interface Sent<Job> {
  id: number
  job: Job
}

export type Answered<Result> = { id: number; result: Result } | { id: number; failure: string } | 'ready'

export interface PoolOptions {
  script: URL
  size: number
  /** For one job, of the processor's time; a thread that takes more is ended, and another one takes its place. */
  patience_ms: number
  maxHeap_mb: number
  /** Jobs that may wait; more are refused at once. */
  mostWaiting?: number
}

/**
 * What became of a job. One that `failed` threw, ended its thread, took all its time or memory, or waits for what never
 * comes, and will do so again; one that is `late` had too little of a busy machine, and may be tried again.
 */
export type Outcome<Result> = { kind: 'done'; result: Result } | { kind: 'failed' | 'late' }

interface Waiting<Job, Result> {
  job: Job
  owner: number
  finish: (outcome: Outcome<Result>) => void
}

/** A thread has this long to load its code, however busy the machine is. */
const START_MS = 20_000
const IDLE_MS = 60_000

/**
 * Runs jobs on untrusted input, away from the event loop: threads that may neither take long nor grow large. One owner
 * never has more than one of them, so no owner's jobs block the others'.
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
   * Queues a job and runs it.
   * @param owner whose job it is.
   * @returns undefined where it took too long or too much memory, failed, or too many were waiting.
   */
  async run(job: Job, owner: number): Promise<Result | undefined> {
    const outcome = await this.try(job, owner)
    return outcome.kind === 'done' ? outcome.result : undefined
  }

  /** The same, and why nothing came of it. */
  async try(job: Job, owner: number): Promise<Outcome<Result>> {
    if (this.#waiting.length >= (this.#options.mostWaiting ?? 200)) return { kind: 'late' }
    return await new Promise((finish) => {
      this.#waiting.push({ job, owner, finish })
      this.#next()
    })
  }

  /** Ends idle threads. */
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
    const outcome: Outcome<Result> = thread ? await this.#ask(thread, job) : { kind: 'late' }
    this.#busy -= 1
    this.#served.delete(owner)
    finish(outcome)
    this.#next()
    if (this.#busy > 0) return
    this.#idleTimer = globalThis.setTimeout(() => this.close(), IDLE_MS).unref()
  }

  async #ask(thread: Worker, job: Job): Promise<Outcome<Result>> {
    const id = (this.#jobs += 1)
    const watch = new ThreadWatch(thread, this.#options.patience_ms)
    const answer = nextAnswer<Result>(
      thread,
      (answered) => typeof answered === 'object' && answered.id === id,
    )
    thread.postMessage({ id, job } satisfies Sent<Job>)
    const answered = await Promise.race([answer, watch.over])
    watch.stop()
    if (answered === 'failed' || answered === 'late' || answered === 'ready') {
      end(thread)
      return { kind: answered === 'late' ? 'late' : 'failed' }
    }
    this.#idle.push(thread)
    return 'result' in answered ? { kind: 'done', result: answered.result } : { kind: 'failed' }
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
    const timer = new AbortController()
    const tooLate = setTimeout(START_MS, 'late' as const, { signal: timer.signal, ref: false })
    const answered = await Promise.race([nextAnswer(thread, (each) => each === 'ready'), tooLate])
    timer.abort()
    tooLate.catch(() => undefined)
    if (answered === 'ready') return thread
    end(thread)
    return undefined
  }
}

/** The answer, or that the thread has ended. */
async function nextAnswer<Result>(
  thread: Worker,
  isIt: (answer: Answered<Result>) => boolean,
): Promise<Answered<Result> | 'failed'> {
  return await new Promise((resolve) => {
    const finish = (answer: Answered<Result> | 'failed') => {
      thread.off('message', take).off('error', giveUp).off('exit', giveUp)
      resolve(answer)
    }
    const take = (answer: Answered<Result>) => {
      if (isIt(answer)) finish(answer)
    }
    const giveUp = () => finish('failed')
    thread.on('message', take).on('error', giveUp).on('exit', giveUp)
  })
}

function end(thread: Worker): void {
  void thread.terminate()
}
