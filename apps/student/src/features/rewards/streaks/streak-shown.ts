import { onStreakShot } from './streak-shot.ts'

let shownOn: string | undefined
const today = () => new Date().toDateString()

/** The day was told, by the popup or by the stage of a lesson's end: it is not told again here. */
export function noteStreakShown(): void {
  shownOn = today()
}

export function isStreakShown(): boolean {
  return shownOn === today()
}

// For as long as the page lives. Apart from the event itself, which the first view has.
onStreakShot(noteStreakShown)
