/** Thrown into a loop that does not end; known by itself, so that it is told once. */
export const stoppedLoops = new WeakSet<Error>()

const BUDGET_ms = 1500
const SHORT_BUDGET_ms = 40
/** A page that hangs at every event is given short shrift. */
const MOST_STOPS = 3

let begunAt: number | undefined
let excused_ms = 0
let stops = 0
const turns = new MessageChannel()
turns.port1.addEventListener('message', () => {
  begunAt = undefined
  excused_ms = 0
})
turns.port1.start()

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
  onStop: (file: string, line: number, what: 'loop' | 'calls') => void,
) {
  const now = performance.now.bind(performance)
  const post = turns.port2.postMessage.bind(turns.port2)
  return (file: string, line: number, isCall?: 1): number => {
    if (begunAt === undefined) {
      begunAt = now()
      post(0)
      return 0
    }
    const budget = stops < MOST_STOPS ? BUDGET_ms : SHORT_BUDGET_ms
    if (now() - begunAt - excused_ms < budget) return 0
    stops += 1
    // What comes after it has its own time.
    begunAt = undefined
    excused_ms = 0
    onStop(file, line, isCall ? 'calls' : 'loop')
    const error = new RangeError(message)
    stoppedLoops.add(error)
    throw error
  }
}
