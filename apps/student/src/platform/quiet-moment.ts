import { Emitter } from '@qadam/delivery/emitter'

let holds = 0
const begun = new Emitter()
const ended = new Emitter()

/** Moments in which nothing may cover the screen: a lesson, the exam and an editor, a test that runs, the streak's popup. */
export const quietMoment = {
  isNow: (): boolean => holds > 0,

  /** @returns what ends it; to be called once. */
  begin(): () => void {
    holds += 1
    if (holds === 1) begun.emit()
    return () => {
      holds -= 1
      if (holds === 0) ended.emit()
    }
  },

  /** Calls back when one begins after none. @returns what unsubscribes */
  onBegin: begun.subscribe,

  /** Calls back when the last one has ended. @returns what unsubscribes */
  onEnd: ended.subscribe,

  /** Resolves when there is none. */
  async over(): Promise<void> {
    if (holds === 0) return
    await new Promise<void>((resolve) => {
      const forget = ended.subscribe(() => {
        forget()
        resolve()
      })
    })
  },
}
