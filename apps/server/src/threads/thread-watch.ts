import type { Worker } from 'node:worker_threads'

const CHECK_ms = 100
/** How much longer the clock may go on than the processor's time: others want it too. */
const WAITING_FACTOR = 6
/** The part of its time that a thread without anything to do is idle. */
const IDLE = 0.8

/** Watches whether a thread takes too long, by processor time: a busy machine is not the job's fault. */
export class ThreadWatch {
  /** `failed` where the job itself never ends, `late` where the machine starved it. */
  readonly over: Promise<'failed' | 'late'>
  readonly #timer: NodeJS.Timeout

  constructor(thread: Worker, patience_ms: number) {
    const began = performance.now()
    const before = usage_ms(thread)
    const idleBefore = thread.performance.eventLoopUtilization()
    const { promise, resolve } = Promise.withResolvers<'failed' | 'late'>()
    this.over = promise
    const check = async () => {
      const passed_ms = performance.now() - began
      if (passed_ms > patience_ms * WAITING_FACTOR) {
        // What waits for something that never comes is idle; what waits for the processor is not.
        const { idle } = thread.performance.eventLoopUtilization(idleBefore)
        resolve(idle > passed_ms * IDLE ? 'failed' : 'late')
      }
      if (passed_ms < patience_ms) return
      const [from, to] = [await before, await usage_ms(thread)]
      if (from !== undefined && to !== undefined && to - from > patience_ms) resolve('failed')
    }
    this.#timer = setInterval(() => void check(), CHECK_ms)
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}

/** Undefined where the thread has ended. */
async function usage_ms(thread: Worker): Promise<number | undefined> {
  try {
    const { user, system } = await thread.cpuUsage()
    return (user + system) / 1000
  } catch {
    return undefined
  }
}
