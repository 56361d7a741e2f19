import { limits } from '@qadam/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LiveHub } from './live-hub.ts'
import { journalLimits } from './live-journal.ts'
import type { WireMessage } from './live-message.ts'
import type { LiveStream } from './live-stream.ts'

const listener = { personId: 1, sessionHash: Buffer.from('a'), endsIn_ms: 60_000 }

test('a stream that was let go before anybody read it hears no more, and breaks nothing', async () => {
  const hub = new LiveHub()
  const streams = Array.from({ length: 100 }, () => hub.open(listener))
  expect(hub.connections).toBe(limits.live.connectionsAPerson)
  const errors: unknown[] = []
  for (const stream of streams) stream.on('error', (error) => errors.push(error))
  hub.deliver([{ ended: [listener.sessionHash.toString('base64')] }])
  hub.publish({ to: 1, event: 'balance', data: { points: 1, coins: 1 } })
  hub.beat(() => false)
  streams[0]?.write('late')
  await new Promise((resolve) => setImmediate(resolve))
  expect(errors).toEqual([])
  expect(hub.connections).toBe(0)
})

/** A process with the readers that its test opens. */
function startProcess(others: LiveHub[]) {
  const hub = new LiveHub()
  hub.joinBus({
    send: (messages) => {
      // As between processes: only what can be written.
      const sent = JSON.parse(JSON.stringify(messages)) as WireMessage[] // what was written
      for (const other of others) if (other !== hub) other.deliver(sent, hub.origin)
    },
    sendNow: () => Promise.resolve(),
    sayPublished: (published) => {
      for (const other of others) if (other !== hub) other.othersPublished(hub.origin, published)
    },
  })
  others.push(hub)
  return hub
}

/** What a stream has sent so far: the points of each balance, and whether `here` reported missed events. */
function read(stream: LiveStream) {
  const text = String(stream.read() ?? '')
  return {
    points: [...text.matchAll(/"points":(\d+)/g)].map(([, points]) => Number(points)),
    missed: text.includes('"missed":true'),
    position: [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1],
  }
}
const balance = (points: number, to: number | number[] = 1) =>
  ({ to, event: 'balance', data: { points, coins: 0 } }) as const

test('who comes back goes on where the connection broke, at whichever process, and hears nothing twice', () => {
  const hubs: LiveHub[] = []
  const [one, two] = [startProcess(hubs), startProcess(hubs)]
  for (const hub of hubs) hub.sayPublished()
  const first = one.open(listener)
  one.publish(balance(1), balance(99, 2))
  two.publish(balance(2))
  const { points, missed, position } = read(first)
  expect([points, missed]).toEqual([[1, 2], false])
  first.destroy()
  two.publish(balance(3), balance(98, 2))
  one.publish(balance(4))
  for (const hub of hubs) {
    const again = read(hub.open({ ...listener, position }))
    expect([again.points, again.missed]).toEqual([[3, 4], false])
    expect(read(hub.open({ ...listener, position: again.position }))).toMatchObject({
      points: [],
      missed: false,
    })
  }
})

test('whatever mixes on the way, each reader hears everything, or is told that something may be missing', () => {
  type Step = { at: number; does: 'publish' | 'move' | 'arrive' | 'deafen' | 'beat' }
  const step = fc.record<Step>({
    at: fc.nat({ max: 2 }),
    does: fc.constantFrom('publish', 'publish', 'publish', 'move', 'arrive', 'deafen', 'beat'),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const hubs: LiveHub[] = []
      // Messages in transit to each hub: delivered after they were sent, in the sender's order.
      const ways = new Map<LiveHub, (() => void)[]>()
      const late = (hub: LiveHub, run: () => void) => ways.get(hub)?.push(run)
      for (let index = 0; index < 3; index += 1) {
        const hub = new LiveHub()
        hubs.push(hub)
        ways.set(hub, [])
        hub.joinBus({
          send: (messages) =>
            hubs.forEach((to) => to !== hub && late(to, () => to.deliver(messages, hub.origin))),
          sendNow: () => Promise.resolve(),
          sayPublished: (published) =>
            hubs.forEach((to) => to !== hub && late(to, () => to.othersPublished(hub.origin, published))),
        })
      }
      const arrive = (hub: LiveHub | undefined) => {
        for (const run of (hub && ways.get(hub)?.splice(0)) ?? []) run()
      }
      const settle = () => {
        for (const hub of hubs) hub.sayPublished()
        for (const hub of hubs) arrive(hub)
      }
      settle()
      let place = hubs[0]
      let stream = place?.open(listener)
      let position: string | undefined
      let published = 0
      let heard = new Set<number>()
      const take = () => {
        if (!stream) return
        const told = read(stream)
        position = told.position ?? position
        // On `missed`, an app refetches everything there is by now.
        if (told.missed) heard = new Set(Array.from({ length: published }, (_, index) => index + 1))
        for (const points of told.points) heard.add(points)
      }
      const open = () => {
        take()
        stream?.destroy()
        stream = place?.open({ ...listener, position })
        take()
      }
      take()
      for (const { at, does } of steps) {
        const hub = hubs[at]
        if (does === 'publish') hub?.publish(balance((published += 1)))
        if (does === 'beat') hub?.sayPublished()
        if (does === 'arrive') arrive(hub)
        if (does === 'move') {
          place = hub
          open()
        }
        if (does === 'deafen' && hub) {
          ways.set(hub, [])
          hub.heardNothing()
        }
        if (stream?.destroyed || stream?.isFinished) open()
        take()
      }
      settle()
      for (let round = 0; round < 3; round += 1) {
        if (stream?.isFinished) open()
        settle()
      }
      take()
      expect([...heard].sort((a, b) => a - b)).toEqual(
        Array.from({ length: published }, (_, index) => index + 1),
      )
    }),
  )
})

test('a place that no process knows, that is older than what is kept, or that is far behind, is told to ask anew', () => {
  const hub = new LiveHub()
  const start = read(hub.open(listener)).position
  for (const position of ['?', 'x'.repeat(5000), 'AAAAAAAA.3', `${start}~AAAAAAAA.3`, '', '~', `${start}~`])
    expect(read(hub.open({ ...listener, position })).missed, position).toBe(true)
  // A process that never published anything has nothing that could be missed.
  expect(read(hub.open({ ...listener, position: `${start}~AAAAAAAA.0` })).missed).toBe(false)
  for (let points = 1; points <= journalLimits.replayed + 1; points += 1) hub.publish(balance(points))
  expect(read(hub.open({ ...listener, position: start }))).toMatchObject({ points: [], missed: true })
  const place = read(hub.open(listener)).position
  for (let points = 1; points <= journalLimits.events; points += 1) hub.publish(balance(points, 2))
  expect(read(hub.open({ ...listener, position: place })).missed).toBe(false)
  hub.publish(balance(1, 2))
  expect(read(hub.open({ ...listener, position: place })).missed).toBe(true)
})

test('an event that was lost between two processes is noticed with the next, or the next heartbeat', () => {
  for (const next of ['event', 'heartbeat']) {
    const hubs: LiveHub[] = []
    const [one, two] = [startProcess(hubs), startProcess(hubs)]
    for (const hub of hubs) hub.sayPublished()
    const stream = two.open(listener)
    const { position } = read(stream)
    one.joinBus({ send: () => {}, sendNow: () => Promise.resolve(), sayPublished: () => {} })
    one.publish(balance(1))
    if (next === 'event') two.deliver([{ ...balance(2), number: 2 }], one.origin)
    else two.othersPublished(one.origin, one.published)
    expect(stream.isFinished).toBe(true)
    expect(read(two.open({ ...listener, position })).missed).toBe(true)
  }
})

test('who comes to a process that has yet to hear what they heard elsewhere is not told it again', () => {
  const hubs: LiveHub[] = []
  const [one, two] = [startProcess(hubs), startProcess([])]
  two.othersPublished(one.origin, 0)
  const first = one.open(listener)
  one.publish(balance(1))
  const stream = two.open({ ...listener, position: read(first).position })
  two.deliver(
    [
      { ...balance(1), number: 1 },
      { ...balance(2), number: 2 },
    ],
    one.origin,
  )
  expect(read(stream)).toMatchObject({ points: [2], missed: false })
})
