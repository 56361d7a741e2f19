import type { Lang } from '@qadam/contract'

/** Reads the cues of the chosen track so that the app can draw them in its own type, clear of the controls. */
export class Captions {
  readonly #element: HTMLVideoElement
  readonly #say: (cue: string) => void
  #track: TextTrack | undefined

  constructor(element: HTMLVideoElement, say: (cue: string) => void) {
    this.#element = element
    this.#say = say
  }

  show(lang: Lang | 'off'): void {
    this.#track?.removeEventListener('cuechange', this.#onCue)
    this.#track = undefined
    for (const track of this.#element.textTracks) {
      const isChosen = track.language === lang
      // `hidden` loads the cues and leaves the drawing to us.
      track.mode = isChosen ? 'hidden' : 'disabled'
      if (isChosen) this.#track = track
    }
    this.#track?.addEventListener('cuechange', this.#onCue)
    this.#onCue()
  }

  showNatively(isNative: boolean): void {
    if (this.#track) this.#track.mode = isNative ? 'showing' : 'hidden'
  }

  dispose(): void {
    this.#track?.removeEventListener('cuechange', this.#onCue)
  }

  readonly #onCue = (): void => {
    const lines: string[] = []
    for (const cue of this.#track?.activeCues ?? [])
      if ('getCueAsHTML' in cue && typeof cue.getCueAsHTML === 'function') {
        const fragment: unknown = cue.getCueAsHTML()
        if (fragment instanceof DocumentFragment) lines.push(fragment.textContent)
      }
    this.#say(lines.join('\n'))
  }
}
