import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Project } from '../project/project.ts'
import { DraftKeeper, UnsavedError } from './draft-keeper.ts'
import { FakeConnection, FakeDevice, FakeServer, Offline } from './fake-storage.ts'

const program = (text: string): Project => ({ files: { 'main.py': text }, media: {} })

let server: FakeServer
let connection: FakeConnection
let keeper: DraftKeeper

beforeEach(async () => {
  vi.useFakeTimers()
  server = new FakeServer(program('starter'))
  connection = new FakeConnection(server)
  keeper = new DraftKeeper({
    storage: connection,
    device: new FakeDevice(),
    key: 'one',
    writer: 'tab',
    now: Date.now,
    isTransient: (error) => error instanceof Offline,
  })
  await keeper.open()
})
afterEach(() => {
  keeper.dispose()
  vi.useRealTimers()
})

const shown = () => {
  const state = keeper.snapshot()
  return state.phase === 'open' ? state.project.files['main.py'] : state.phase
}
const saved = () => server.saved.map((project) => project.files['main.py'])

test('a project put in place of another one keeps what was typed last in the history', async () => {
  keeper.change(program('typed'))
  await keeper.replace(program('earlier'))
  expect([shown(), server.stored.project.files['main.py'], saved()]).toEqual([
    'earlier',
    'earlier',
    ['typed'],
  ])
})

test('also where that was on its way just then', async () => {
  connection.delay_ms = 50
  keeper.change(program('sent'))
  const flushed = keeper.flush()
  keeper.change(program('typed on'))
  const replaced = keeper.replace(program('earlier'))
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all([flushed, replaced])
  expect([shown(), saved()]).toEqual(['earlier', ['typed on']])
})

test('nothing is replaced where the newest state cannot be saved', async () => {
  connection.state = 'off'
  keeper.change(program('typed'))
  await expect(keeper.replace(program('earlier'))).rejects.toThrow(UnsavedError)
  expect([shown(), saved()]).toEqual(['typed', []])
})

test('the same project replaces nothing', async () => {
  await keeper.replace(program('starter'))
  expect(server.saves).toEqual([])
})
