import { allowed, defineActions, livePositionHeader } from '@qadam/contract'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createCaller } from './caller.ts'
import type { LiveSource } from './live-connection.ts'
import { LiveEvents } from './live-events.ts'
import { ReplyOrder } from './reply-order.ts'

// A school of two processes on one database, and a page that asks, is told, loses its connection and comes back, to
// whichever process. Requests, replies and events take their time, each its own. What is shown in the end is what the
// server has: of the balance, which events and replies both write, and of a list, which an event only asks for again.

interface School {
  balance: number
  list: number
}
interface Told {
  name: 'balance' | 'review'
  data: object
}
interface Request {
  action: 'profile' | 'courses'
  position?: string
  read?: number
  answer: (reply: Response) => void
}

class Process {
  readonly name: string
  readonly heads = new Map<string, number>()
  journal: { origin: string; number: number; told: Told }[] = []
  /** Before this place it knows nothing any more. */
  floor = new Map<string, number>()

  constructor(name: string) {
    this.name = name
    this.heads.set(name, 0)
  }

  get position(): string {
    return [...this.heads].map(([origin, last]) => `${origin}.${last}`).join('~')
  }

  note(origin: string, number: number, told: Told): void {
    this.heads.set(origin, number)
    this.journal.push({ origin, number, told })
  }

  since(place: string): Told[] | undefined {
    const reached = new Map(place.split('~').map((part) => part.split('.') as [string, string])) // as position has it
    const last = (origin: string) => Number(reached.get(origin) ?? 0)
    if ([...this.floor].some(([origin, number]) => last(origin) < number)) return undefined
    return this.journal.filter(({ origin, number }) => number > last(origin)).map(({ told }) => told)
  }
}

class Source implements LiveSource {
  isClosed = false
  readonly process: Process
  /** On its way to the page. */
  readonly wire: { name: string; data: object; id: string }[] = []
  readonly #listeners = new Map<string, (event: Event) => void>()

  constructor(process: Process, place: string | null) {
    this.process = process
    const missed = place === null ? [] : process.since(place)
    for (const { name, data } of missed ?? []) this.wire.push({ name, data, id: '' })
    this.wire.push({ name: 'here', data: { missed: missed === undefined }, id: process.position })
  }

  addEventListener(type: string, listener: (event: Event) => void): void {
    this.#listeners.set(type, listener)
  }

  close(): void {
    this.isClosed = true
  }

  hear(): void {
    const next = this.wire.shift()
    if (next) this.fire(next.name, { data: JSON.stringify(next.data), lastEventId: next.id })
  }

  fire(type: string, values: object = {}): void {
    if (!this.isClosed) this.#listeners.get(type)?.(Object.assign(new Event(type), values))
  }
}

const access = allowed('anyone', 'own')
const { profile, courses } = defineActions({
  profile: { access, summary: '', input: z.object({}), output: z.number() },
  courses: { access, summary: '', input: z.object({}), output: z.number() },
})

const callerOf = (order: ReplyOrder) =>
  createCaller({
    actions: { profile, courses },
    endpoint: '/api',
    tokenHeader: 'X-Auth',
    session: { get: () => ({ token: 't' }), confirm: () => undefined, refuse: () => undefined },
    language: () => 'uz',
    order,
  })

class World {
  readonly school: School = { balance: 0, list: 0 }
  readonly processes = [new Process('a'), new Process('b')] as const
  readonly requests: Request[] = []
  /** Committed, and published by their process when their action ends. */
  readonly unpublished: { process: Process; told: Told }[] = []
  /** Published, and on their way to the other process. */
  readonly bus: { to: Process; origin: string; number: number; told: Told }[] = []
  sources: Source[] = []
  /** What the page shows. */
  balance = Number.NaN
  readonly client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  readonly #order = new ReplyOrder()
  readonly #caller = callerOf(this.#order)
  readonly #list = new QueryObserver(this.client, {
    queryKey: ['courses'],
    queryFn: async () => await this.#caller.call('courses', {}),
  })
  readonly #live: LiveEvents<{
    balance: z.ZodMiniObject<{ balance: z.ZodMiniNumber }>
    review: z.ZodMiniObject
  }>
  refreshing: Promise<void> | undefined
  #turn = 0

  constructor() {
    vi.stubGlobal('fetch', (address: string) => {
      const action = address.endsWith('=profile') ? 'profile' : 'courses'
      return new Promise<Response>((answer) => this.requests.push({ action, answer }))
    })
    void this.ask('profile')
    this.#list.subscribe(() => undefined)
    this.#live = new LiveEvents({
      events: { balance: z.object({ balance: z.number() }), review: z.object({}) },
      reads: { balance: ['profile'], review: ['courses'] },
      order: this.#order,
      address: '/events',
      ticket: () => Promise.resolve('t'),
      account: () => 1,
      isVisible: () => true,
      isOnline: () => true,
      onChange: () => () => undefined,
      openSource: (url) => {
        const process = this.processes[(this.#turn += 1) % 2] ?? this.processes[0]
        const source = new Source(process, new URL(url, 'http://x').searchParams.get('last_event_id'))
        this.sources = [...this.sources.filter(({ isClosed }) => !isClosed), source]
        return source
      },
      random: () => 1,
      locks: undefined,
    })
    this.#live.subscribe('balance', ({ balance }) => {
      this.balance = balance
      void this.ask('profile')
    })
    this.#live.subscribe('review', () => void this.ask('courses'))
    this.#live.onMissed(() => {
      void this.ask('profile')
      void this.ask('courses')
    })
  }

  get list(): number | undefined {
    return this.client.getQueryData(['courses'])
  }

  async ask(action: Request['action']): Promise<void> {
    if (action === 'courses')
      return await this.client.invalidateQueries({ queryKey: ['courses'] }, { cancelRefetch: false })
    this.refreshing ??= this.#caller
      .call('profile', {})
      .then((balance) => void (this.balance = balance))
      .catch(() => undefined)
      .finally(() => (this.refreshing = undefined))
  }

  commit(what: keyof School, process: Process): void {
    this.school[what] += 1
    const told: Told =
      what === 'balance'
        ? { name: 'balance', data: { balance: this.school.balance } }
        : { name: 'review', data: {} }
    this.unpublished.push({ process, told })
  }

  publish(place: number): void {
    const [next] = this.unpublished.splice(place % Math.max(1, this.unpublished.length), 1)
    if (!next) return
    const { process, told } = next
    const number = (process.heads.get(process.name) ?? 0) + 1
    this.#deliver(process, process.name, number, told)
    for (const to of this.processes)
      if (to !== process) this.bus.push({ to, origin: process.name, number, told })
  }

  carry(to: Process): void {
    const place = this.bus.findIndex((one) => one.to === to)
    const [next] = place < 0 ? [] : this.bus.splice(place, 1)
    if (next) this.#deliver(to, next.origin, next.number, next.told)
  }

  #deliver(process: Process, origin: string, number: number, told: Told): void {
    process.note(origin, number, told)
    for (const source of this.sources)
      if (source.process === process && !source.isClosed) source.wire.push({ ...told, id: process.position })
  }

  /** The next thing that happens to a request: it arrives at a process, is read for, and answered. */
  move(place: number, process: Process): void {
    const request = this.requests[place % Math.max(1, this.requests.length)]
    if (!request) return
    if (request.position === undefined) request.position = process.position
    else if (request.read === undefined)
      request.read = this.school[request.action === 'profile' ? 'balance' : 'list']
    else {
      this.requests.splice(this.requests.indexOf(request), 1)
      const headers = { [livePositionHeader]: request.position }
      request.answer(Response.json({ success: true, data: request.read }, { headers }))
    }
  }

  async do(step: Step): Promise<void> {
    const process = this.processes[step.process] ?? this.processes[0]
    if (step.does === 'balance' || step.does === 'list') this.commit(step.does, process)
    else if (step.does === 'publish') this.publish(step.place)
    else if (step.does === 'carry') this.carry(process)
    else if (step.does === 'move') this.move(step.place, process)
    else if (step.does === 'hear') this.sources.at(-1)?.hear()
    else if (step.does === 'connect') this.#live.start()
    else if (step.does === 'break') this.sources.at(-1)?.fire('error')
    else if (step.does === 'forget') {
      process.journal = []
      process.floor = new Map(process.heads)
    } else void this.ask(step.place % 2 === 0 ? 'profile' : 'courses')
    await vi.advanceTimersByTimeAsync(step.does === 'wait' ? 3000 : 0)
  }

  /** Everything that is on its way arrives. */
  async settle(): Promise<void> {
    this.#live.start()
    for (let round = 0; round < 40; round += 1) {
      while (this.unpublished.length > 0) this.publish(0)
      for (const process of this.processes)
        while (this.bus.some(({ to }) => to === process)) this.carry(process)
      while ((this.sources.at(-1)?.wire.length ?? 0) > 0) this.sources.at(-1)?.hear()
      for (let left = this.requests.length * 3; left > 0; left -= 1) this.move(0, this.processes[0])
      await vi.advanceTimersByTimeAsync(round < 5 ? 5000 : 0)
    }
    if (this.requests.length > 0) throw new Error('it never came to rest')
  }

  end(): void {
    this.#live.stop()
    this.client.clear()
  }
}

interface Step {
  does:
    | ('balance' | 'list' | 'publish' | 'carry' | 'move' | 'hear' | 'connect')
    | ('break' | 'forget' | 'ask' | 'wait')
  process: number
  place: number
}

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<Step['does'][]>('move', 'hear') },
    {
      weight: 5,
      arbitrary: fc.constantFrom<Step['does'][]>('balance', 'list', 'publish', 'carry', 'connect', 'ask'),
    },
    { weight: 1, arbitrary: fc.constantFrom<Step['does'][]>('break', 'forget', 'wait') },
  ),
  process: fc.nat({ max: 1 }),
  place: fc.nat({ max: 3 }),
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is shown in the end is what the server has, in whichever order replies and events come', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 80, size: 'max' }), async (steps) => {
      const world = new World()
      for (const one of steps) await world.do(one)
      await world.settle()
      const shown = { balance: world.balance, list: world.list }
      world.end()
      expect(shown).toEqual(world.school)
    }),
    { numRuns: 200 },
  )
}, 60_000)

test('an older reply is not shown after a newer event, not for a moment', async () => {
  const world = new World()
  await world.do({ does: 'connect', process: 0, place: 0 })
  // The first profile is read before the decision, and arrives after its event.
  world.move(0, world.processes[0])
  world.move(0, world.processes[0])
  world.commit('balance', world.processes[1])
  world.publish(0)
  while ((world.sources[0]?.wire.length ?? 0) > 0) world.sources[0]?.hear()
  expect(world.balance).toBe(1)
  const seen: number[] = []
  const watch = setInterval(() => seen.push(world.balance), 1)
  await world.settle()
  clearInterval(watch)
  expect(new Set(seen)).toEqual(new Set([1]))
  world.end()
})

test('a reply that has what was told is shown as it came, and nothing is asked twice', async () => {
  const order = new ReplyOrder()
  const { moment } = order
  order.overtake(['profile'], { position: 'a.7~b.2' })
  expect(order.newsFor('profile', moment, 'a.7~b.3')).toBeUndefined()
  expect(order.newsFor('profile', moment, 'b.9')).toBeDefined()
  expect(order.newsFor('profile', order.moment, 'a.6~b.2')).toBeUndefined()
})

test('what news overtake each time is shown in the end, and the news are said again after it', async () => {
  const order = new ReplyOrder()
  const again = vi.fn<() => void>()
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    order.overtake(['profile'], { position: `a.${asked}`, again })
    const headers = { [livePositionHeader]: `a.${asked - 1}` }
    return Response.json({ success: true, data: asked }, { headers })
  })
  expect(await callerOf(order).call('profile', {})).toBe(3)
  expect(again).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect(again).toHaveBeenCalledOnce()
})
