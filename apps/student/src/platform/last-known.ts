import { hydrate, type DehydratedState } from '@tanstack/react-query'
import { LAST_KNOWN_KEY, SIGHTS_KEY } from './device-caches.ts'
import { queryClient } from './query-client.ts'
import { session } from './session.ts'
import { localStore, sessionStore, type SafeStorage } from './storage.ts'

/**
 * The server's last replies, cached on the device with the session (and as long), so that a screen shows them at once
 * and refetches meanwhile. Only queries with `meta: { kept: true }`.
 */
export interface LastKnown {
  account: number
  /** Of the app that wrote it: another one may expect another shape. */
  build: string
  /** Milliseconds since the epoch. */
  at: number
  state: DehydratedState
}

const LONGEST_MS = 7 * 24 * 60 * 60_000

/** The name of this file ends with a hash of the app. */
const build = import.meta.url

/** Restores the cached replies as stale, to be refetched. */
export function restoreLastKnown(): void {
  const held = session.get()
  if (!held) return forgetLastKnown()
  const text = homeOf(held).read(LAST_KNOWN_KEY)
  // It is written again once a page stands: what breaks one must not break the next. The screens stay, since none is
  // drawn without it.
  for (const home of [sessionStore, localStore]) home.remove(LAST_KNOWN_KEY)
  if (!text) return
  try {
    const known = JSON.parse(text) as LastKnown // as this very build wrote it, which the next line makes sure of
    if (known.account !== held.user.id) return forgetLastKnown()
    if (known.build !== build || known.at < Date.now() - LONGEST_MS) return
    hydrate(queryClient, known.state)
  } catch {
    // Not ours, or incomplete: the server sends it all.
  }
}

/** @param state nothing of it counts as fresh when it is shown again */
export function keepLastKnown(state: DehydratedState): void {
  const held = session.get()
  if (!held) return
  const known: LastKnown = { account: held.user.id, build, at: Date.now(), state }
  homeOf(held).write(LAST_KNOWN_KEY, JSON.stringify(known))
}

export function forgetLastKnown(): void {
  for (const home of [sessionStore, localStore])
    for (const key of [LAST_KNOWN_KEY, SIGHTS_KEY]) home.remove(key)
}

function homeOf({ kept: stored }: { kept: boolean }): SafeStorage {
  return stored ? localStore : sessionStore
}
