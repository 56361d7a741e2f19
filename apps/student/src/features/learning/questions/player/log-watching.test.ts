import { expect, test } from 'vitest'
import { logWatching } from './log-watching.ts'
import type { PlayerSnapshot, PlayerState } from './player-snapshot.ts'

function fakePlayer() {
  let snapshot = { state: { status: 'loading' }, position_s: 0 } as PlayerSnapshot // what is read here
  let changed = () => {}
  return {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      changed = listener
      return () => {}
    },
    to: (status: Exclude<PlayerState['status'], 'error'>, position_s: number) => {
      snapshot = { ...snapshot, state: { status }, position_s }
      changed()
    },
  }
}

test('a start, a pause and the end are noted with their second; loading, buffering and ticks are not', () => {
  const player = fakePlayer()
  const said: string[] = []
  logWatching(player, 12, (name, comment) => said.push(`${name}: ${comment}`))
  player.to('paused', 0)
  player.to('buffering', 0)
  player.to('playing', 0)
  player.to('playing', 20)
  player.to('buffering', 21)
  player.to('playing', 21)
  player.to('paused', 34.4)
  player.to('playing', 34.4)
  player.to('ended', 60)
  expect(said).toEqual([
    'video_started: question 12 at 0 s',
    'video_paused: question 12 at 34 s',
    'video_started: question 12 at 34 s',
    'video_finished: question 12 at 60 s',
  ])
})

test('leaving in the middle is a pause, leaving a video that stands still is nothing', () => {
  const said: string[] = []
  for (const status of ['playing', 'paused'] as const) {
    const player = fakePlayer()
    const leave = logWatching(player, 12, (name, comment) => said.push(`${name}: ${comment}`))
    player.to('playing', 0)
    player.to(status, 5)
    leave()
  }
  expect(said.map((one) => one.split(':')[0])).toEqual([
    'video_started',
    'video_paused',
    'video_started',
    'video_paused',
  ])
})
