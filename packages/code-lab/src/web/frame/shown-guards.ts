import type { Patience } from './protocol.ts'

/** Errors thrown into endless loops; known by identity, so that each is reported once. */
export const stoppedLoops = new WeakSet<Error>()

interface Budget {
  /** A program may always run this long without a pause, and never longer than `most_ms`. */
  least_ms: number
  most_ms: number
  /** Between the two it goes on until it has made so many turns: what a laptop ends, a phone is to end, too. */
  turns: number
}

const budgets: Readonly<Record<Patience, Budget>> = {
  short: { least_ms: 300, most_ms: 1000, turns: 2e7 },
  usual: { least_ms: 1500, most_ms: 4000, turns: 2.5e8 },
  long: { least_ms: 30_000, most_ms: 30_000, turns: 0 },
}
const spent: Budget = { least_ms: 40, most_ms: 40, turns: 0 }
/** A page that hangs at every event is given short shrift. */
const MOST_STOPS = 3
/** Between two readings of the clock; where more has passed, the device slept or was busy. */
const MOST_STEP_ms = 1000

/** When the clock was last read since the program began to run without a pause. */
let lookedAt: number | undefined
let ran_ms = 0
let turns = 0
let excused_ms = 0
let stops = 0

function beginAnew(): void {
  lookedAt = undefined
  ran_ms = 0
  turns = 0
  excused_ms = 0
}

const pauses = new MessageChannel()
pauses.port1.addEventListener('message', beginAnew)
pauses.port1.start()

/** Time in which a program waited for an answer is not its own. */
export function excuse(milliseconds: number): void {
  excused_ms += milliseconds
}

/**
 * What every hundredth turn of a loop calls, and every five hundredth call of a function that comes back to itself. It
 * throws once the program has run too long without letting the page do anything else.
 * @returns the count to go on with.
 */
export function makeLoopGuard(
  message: string,
  patience: Patience,
  onStop: (file: string, line: number, what: 'loop' | 'calls') => void,
) {
  const now = performance.now.bind(performance)
  const post = pauses.port2.postMessage.bind(pauses.port2)
  return (file: string, line: number, isCall?: 1): number => {
    const at = now()
    if (lookedAt === undefined) {
      lookedAt = at
      post(0)
      return 0
    }
    ran_ms += Math.min(Math.max(0, at - lookedAt - excused_ms), MOST_STEP_ms)
    lookedAt = at
    excused_ms = 0
    turns += isCall ? 500 : 100
    const budget = stops < MOST_STOPS ? budgets[patience] : spent
    if (ran_ms < budget.least_ms || (ran_ms < budget.most_ms && turns < budget.turns)) return 0
    stops += 1
    // What comes after it has its own time.
    beginAnew()
    onStop(file, line, isCall ? 'calls' : 'loop')
    const error = new RangeError(message)
    stoppedLoops.add(error)
    throw error
  }
}
