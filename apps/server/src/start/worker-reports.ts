import type { Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Counter, Registry } from 'prom-client'
import type { ProcessReport } from '../measures/scrape.ts'

/**
 * A scrape reaches any one worker, which asks the primary for the reports of all; the primary asks each worker that
 * serves. One that does not answer in time is left out.
 */
const patience_ms = 2_000

const messageSchema = z.discriminatedUnion('reports', [
  /** Worker to primary, or primary to worker: tell me. */
  z.object({ reports: z.literal('asked'), id: z.string() }),
  /** Of one worker. */
  z.object({ reports: z.literal('own'), id: z.string(), report: z.custom<ProcessReport>(Array.isArray) }),
  /** Of all, for the one that asked. */
  z.object({
    reports: z.literal('all'),
    id: z.string(),
    all: z.array(z.custom<ProcessReport>(Array.isArray)),
  }),
])
type Message = z.infer<typeof messageSchema>

const read = (message: unknown): Message | undefined => messageSchema.safeParse(message).data

/** What was asked for, by id: each answer until all are there or the patience is over. */
class Answers {
  readonly #waiting = new Map<string, (report: ProcessReport[]) => void>()

  async wait(count: number, ask: (id: string) => void): Promise<ProcessReport[]> {
    const id = randomUUID()
    const found: ProcessReport[] = []
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patience_ms)
      this.#waiting.set(id, (reports) => {
        found.push(...reports)
        count -= 1
        if (count > 0) return
        clearTimeout(timer)
        resolve()
      })
      ask(id)
    })
    this.#waiting.delete(id)
    return found
  }

  take(id: string, reports: ProcessReport[]): void {
    this.#waiting.get(id)?.(reports)
  }
}

/** In the primary: joins the reports of the workers, and counts how often one had to be replaced. */
export class PrimaryReports {
  readonly #registry = new Registry()
  readonly #answers = new Answers()
  readonly #workers: () => Worker[]
  readonly #restarts = new Counter({
    name: 'qadam_worker_restarts_total',
    help: 'Workers that fell and were replaced since the server started',
    registers: [this.#registry],
  })

  /** @param workers those that serve */
  constructor(workers: () => Worker[]) {
    this.#workers = workers
  }

  workerFell(): void {
    this.#restarts.inc()
  }

  /** To be given every message of a worker. */
  async hear(worker: Worker, text: unknown): Promise<void> {
    const message = read(text)
    if (message?.reports === 'own') this.#answers.take(message.id, [message.report])
    if (message?.reports !== 'asked') return
    const workers = this.#workers().filter((one) => one.isConnected())
    const reports = await this.#answers.wait(workers.length, (id) => {
      for (const one of workers) one.send({ reports: 'asked', id } satisfies Message)
    })
    const all = [await this.#registry.getMetricsAsJSON(), ...reports]
    if (worker.isConnected()) worker.send({ reports: 'all', id: message.id, all } satisfies Message)
  }
}

/**
 * In a worker: answers the primary, and asks it. @returns what gathers the reports of all; of this one alone where the
 * primary says nothing
 */
export function joinReports(registry: Registry): () => Promise<ProcessReport[]> {
  const answers = new Answers()
  process.on('message', (text) => {
    const message = read(text)
    if (message?.reports === 'all') answers.take(message.id, message.all)
    if (message?.reports !== 'asked') return
    const { id } = message
    void registry.getMetricsAsJSON().then((report) => {
      if (process.connected) process.send?.({ reports: 'own', id, report } satisfies Message)
    })
  })
  return async () => {
    const all = await answers.wait(1, (id) => process.send?.({ reports: 'asked', id } satisfies Message))
    return all.length > 0 ? all : [await registry.getMetricsAsJSON()]
  }
}
