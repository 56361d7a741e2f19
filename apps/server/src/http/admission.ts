import { SchoolError, turnedAwayHeader } from '@qadam/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { languageOf } from './action-router.ts'
import { addressForLimits, clientAddress } from './client-address.ts'
import { sendFailure } from './envelope.ts'

/** Who waits: a student, staff, or staff for a file of many rows. */
export type WaitClass = 'student' | 'staff' | 'export'

/**
 * The longest wait for a connection that a new request is let into: in a burst, as when a class opens a lesson, and
 * once a queue stands, where every wait more is one for everybody (Folly's "controlled delay"; docs/decisions/2026-11-28-overload.md).
 */
const longestWait_ms: Readonly<Record<WaitClass, { burst: number; standing: number }>> = {
  student: { burst: 700, standing: 180 },
  staff: { burst: 350, standing: 90 },
  export: { burst: 175, standing: 45 },
}
/**
 * So few who wait are a screen's requests, of one person or two: where they wait long, the database is slow and not the
 * queue, and to refuse them would help nobody.
 */
const alwaysMayWait: Readonly<Record<WaitClass, number>> = { student: 16, staff: 12, export: 2 }
/** A queue that was never empty for so long is no burst any more. */
const burst_ms = 1000
/** From this wait on nobody may hold more than a share of what is in progress. */
const sharedFrom_ms = 80
/** What one person always has: a screen's requests. */
const personShare = 16
/** What one address always has: a classroom behind one router. */
const addressShare = 64
const exportShare = 2
/** Those who are refused come back apart from each other. */
const retryAfter_s = { least: 1, most: 4 }

export interface Demand {
  waitClass: WaitClass
  /** For a connection, were it let in now. */
  wait_ms: number
  /** Since when somebody has always been waiting. */
  standing_ms: number
  /** How many wait for a connection. */
  waiting: number
  /** In progress: of this person and this address, of exports, and of everybody. */
  ofPerson: number
  ofAddress: number
  exports: number
  all: number
}

/** Whether a request is let in: by what it would wait for the database, and by its share once others wait. */
export function isAdmitted(demand: Demand): boolean {
  const { waitClass, wait_ms } = demand
  if (isQueueTooLong(waitClass, demand)) return false
  if (waitClass === 'export' && wait_ms > 0 && demand.exports >= exportShare) return false
  if (wait_ms <= sharedFrom_ms) return true
  // A lone address, which may be a proxy nobody named, takes nothing from anybody.
  const others = demand.all - demand.ofAddress
  return (
    demand.ofPerson < Math.max(personShare, demand.all / 8) &&
    (demand.ofAddress < Math.max(addressShare, 2 * others) || others === 0)
  )
}

/** What is known of the wait for the database (database/pool-queue.ts). */
export interface QueueFigures {
  expectedWait_ms: () => number
  standing_ms: () => number
  waiting: () => number
}

/** Whether students are turned away just now. */
export function isOverloaded(queue: QueueFigures): boolean {
  return isQueueTooLong('student', figuresOf(queue))
}

function isQueueTooLong(
  waitClass: WaitClass,
  { waiting, wait_ms, standing_ms }: Pick<Demand, 'waiting' | 'wait_ms' | 'standing_ms'>,
): boolean {
  const longest_ms = longestWait_ms[waitClass][standing_ms > burst_ms ? 'standing' : 'burst']
  return waiting >= alwaysMayWait[waitClass] && wait_ms > longest_ms
}

function figuresOf(queue: QueueFigures): Pick<Demand, 'waiting' | 'wait_ms' | 'standing_ms'> {
  return {
    waiting: queue.waiting(),
    wait_ms: queue.expectedWait_ms(),
    standing_ms: queue.standing_ms(),
  }
}

/** Refuses calls of actions beyond what the database answers in time; pages, media and health checks are never refused. */
export function addAdmission(
  app: FastifyInstance,
  { queue, registry, random }: { queue: QueueFigures; registry: Registry; random: () => number },
): void {
  const inProgress = new Tally()
  addFigures(registry, queue, inProgress)
  const refusals = new Counter({
    name: 'qadam_requests_turned_away_total',
    help: 'Calls of actions that were refused because they would have waited too long, by who waits',
    labelNames: ['wait_class'],
    registers: [registry],
  })
  app.addHook('onRequest', (request, reply, done) => {
    const waitClass = waitClassOf(request)
    if (!waitClass) return done()
    const keys = keysOf(request, waitClass)
    const demand = {
      waitClass,
      ...figuresOf(queue),
      ofPerson: inProgress.count(keys.person),
      ofAddress: inProgress.count(keys.address),
      exports: inProgress.count(EXPORTS),
      all: inProgress.count(ALL),
    }
    if (!isAdmitted(demand)) {
      refusals.inc({ wait_class: waitClass })
      const spread_s = retryAfter_s.most - retryAfter_s.least + 1
      const retry_after_s = retryAfter_s.least + Math.floor(random() * spread_s)
      // Not thrown: a refusal is no failure of ours to be logged, and must cost as little as can be.
      void reply.header(turnedAwayHeader, '1')
      sendFailure(reply, new SchoolError('server.busy', { retry_after_s }), languageOf(request))
      return
    }
    const counted = Object.values(keys)
    for (const key of counted) inProgress.add(key, 1)
    // Also where the client goes away first.
    reply.raw.once('close', () => {
      for (const key of counted) inProgress.add(key, -1)
    })
    done()
  })
}

const ALL = 'all'
const EXPORTS = 'exports'

class Tally {
  readonly #counts = new Map<string, number>()

  count(key: string | undefined): number {
    return (key !== undefined && this.#counts.get(key)) || 0
  }

  add(key: string, amount: 1 | -1): void {
    const count = this.count(key) + amount
    if (count === 0) this.#counts.delete(key)
    else this.#counts.set(key, count)
  }
}

function waitClassOf({ method, url }: FastifyRequest): WaitClass | undefined {
  if (method !== 'POST') return undefined
  if (url.startsWith('/api/student')) return 'student'
  if (!url.startsWith('/api/staff')) return undefined
  return /_export(?=&|$)/.test(url) ? 'export' : 'staff'
}

function keysOf(request: FastifyRequest, waitClass: WaitClass): Record<string, string> {
  const token = request.headers[waitClass === 'student' ? 'x-student-auth' : 'x-staff-auth']
  return {
    all: ALL,
    address: `address ${addressForLimits(clientAddress(request))}`,
    ...(typeof token === 'string' && token !== '' && { person: `person ${token}` }),
    ...(waitClass === 'export' && { exports: EXPORTS }),
  }
}

function addFigures(registry: Registry, queue: QueueFigures, inProgress: Tally): void {
  new Gauge({
    name: 'qadam_actions_in_progress',
    help: 'Calls of actions that were let in and are not answered yet',
    registers: [registry],
    collect() {
      this.set(inProgress.count(ALL))
    },
  })
  new Gauge({
    name: 'qadam_database_expected_wait_seconds',
    help: 'How long a request that came now would wait for a connection of the database',
    // Of all workers the one that is the farthest behind.
    aggregator: 'max',
    registers: [registry],
    collect() {
      this.set(queue.expectedWait_ms() / 1000)
    },
  })
}
