import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { isDatabaseAway } from './database-failure.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => await database.close())

/** What stands before a PostgreSQL that may stop answering, as one that the system has frozen. */
async function freezable(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<net.Socket>()
  let isFrozen = false
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
      if (isFrozen) socket.pause()
    }
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const near = new URL(url)
  near.port = String((server.address() as net.AddressInfo).port) // of a server that listens on TCP
  return {
    url: near.href,
    freeze(wanted: boolean) {
      isFrozen = wanted
      for (const socket of sockets) socket[wanted ? 'pause' : 'resume']()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

describe('a database for requests', () => {
  let place: Awaited<ReturnType<typeof freezable>>
  let opened: OpenDatabase

  beforeEach(async (context) => {
    if (database.url === undefined) return context.skip('nothing interrupts the embedded database')
    place = await freezable(database.url)
    opened = await openDatabase({
      dataDir: '',
      databaseUrl: place.url,
      poolSize: 1,
      longestStatement_ms: 300,
    })
    return async () => {
      await opened.close()
      place.close()
    }
  })

  test('ends a statement that takes too long, as one that may be asked again', async () => {
    const failure: unknown = await sql`select pg_sleep(30)`
      .execute(opened.db)
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: '57014' })
    expect(isDatabaseAway(failure)).toBe(true)
    expect((await sql`select 1 as one`.execute(opened.db)).rows).toEqual([{ one: 1 }])
  })

  test('gives up a server that says nothing, and throws that connection away', async () => {
    await sql`select 1`.execute(opened.db)
    place.freeze(true)
    const asked = sql`select 2`.execute(opened.db).catch((error: unknown) => error)
    await sleep(100)
    const waits = sql`select 3 as three`.execute(opened.db)
    await sleep(200)
    expect(opened.queue.expectedWait_ms()).toBeGreaterThan(150)
    expect(isDatabaseAway(await asked)).toBe(true)
    place.freeze(false)
    expect((await waits).rows).toEqual([{ three: 3 }])
    expect(opened.queue.expectedWait_ms()).toBe(0)
  })
})
