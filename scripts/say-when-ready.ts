import { setTimeout as pause } from 'node:timers/promises'

/** Between two looks. */
const look_ms = 250
/** Between two lines that say what is waited for. */
const usualSay_ms = 5000

export interface AwaitedPlace {
  name: string
  /** What a person opens. */
  address: string
  /** What answers once that can be used. */
  probe: string
  /** Whether it may still come; of one that has failed nothing more is said. */
  isComing?: () => boolean
}

interface SayOptions {
  say: (line: string) => void
  /** Ends the waiting. */
  signal: AbortSignal
  say_ms?: number
}

/** Says from time to time what is waited for, and the addresses once all of them answer: none before. */
export async function sayWhenReady(
  places: readonly AwaitedPlace[],
  { say, signal, say_ms = usualSay_ms }: SayOptions,
): Promise<void> {
  const begun = performance.now()
  let said = begun
  let waiting = places
  say(`Starting ${namesOf(places)}.`)
  for (;;) {
    const answers = await Promise.all(waiting.map(({ probe }) => doesAnswer(probe, signal)))
    if (signal.aborted) return
    waiting = waiting.filter((_, at) => !answers[at])
    if (waiting.length === 0) break
    const coming = waiting.filter(({ isComing }) => isComing?.() ?? true)
    if (coming.length > 0 && performance.now() - said >= say_ms) {
      said = performance.now()
      say(`Waiting for ${namesOf(coming)}, for ${Math.round((said - begun) / 1000)} s so far.`)
    }
    await pause(look_ms)
  }
  const width = Math.max(...places.map(({ name }) => name.length))
  say(
    ['', 'Open:', ...places.map(({ name, address }) => `  ${name.padEnd(width)}  ${address}`), ''].join('\n'),
  )
}

const names = new Intl.ListFormat('en')
const namesOf = (places: readonly AwaitedPlace[]) => names.format(places.map(({ name }) => `the ${name}`))

async function doesAnswer(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const reply = await fetch(address, { signal })
    await reply.body?.cancel()
    return reply.ok
  } catch {
    return false
  }
}
