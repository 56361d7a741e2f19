/** An act is followed by its calls, and by those of what it opened, for about so long. */
const ATTENDED_MS = 60_000
/** How often a console that nobody uses asks whether its session has ended. */
const LOOK_MS = 60_000

const acts = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

let lastAct = Date.now()
for (const act of acts)
  globalThis.addEventListener?.(act, () => (lastAct = Date.now()), { capture: true, passive: true })

/** Whether somebody is there: what the console asks for by itself keeps no session alive. */
export function isAttended(): boolean {
  return Date.now() - lastAct < ATTENDED_MS
}

/**
 * Where nobody has done anything here for so long, the server is asked whether the session has ended, so that the question
 * for the password covers the screen; somebody may have been active in another tab.
 */
export function followIdle(idle_s: number, ask: () => void): () => void {
  const timer = setInterval(() => {
    if (Date.now() - lastAct >= idle_s * 1000) ask()
  }, LOOK_MS)
  return () => clearInterval(timer)
}
