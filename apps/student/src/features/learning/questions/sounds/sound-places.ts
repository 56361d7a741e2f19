/** A recording of a text, and where its player is drawn. */
export interface SoundPlace {
  at: number
  host: HTMLElement
  source: string
  name: string
  transcript: string | undefined
}

/**
 * Makes room in a text for players of its recordings.
 * @returns the places, and what puts the text back as it was.
 */
export function takeSounds(text: HTMLElement): { places: SoundPlace[]; undo: () => void } {
  const found = [...text.querySelectorAll('audio')].map((audio, at) => {
    const host = document.createElement('span')
    audio.replaceWith(host)
    return { audio, place: { at, host, ...soundOf(audio) } }
  })
  return {
    places: found.map(({ place }) => place),
    undo: () => found.forEach(({ audio, place }) => place.host.replaceWith(audio)),
  }
}

function soundOf(audio: HTMLAudioElement): Omit<SoundPlace, 'at' | 'host'> {
  return {
    source: audio.getAttribute('src') ?? '',
    name: audio.getAttribute('aria-label') ?? '',
    transcript: audio.dataset['transcript'],
  }
}

/** An option's recording, and the option without it. */
export function splitSound(html: string): { text: string; source: string | undefined } {
  if (!html.includes('<audio')) return { text: html, source: undefined }
  const body = new DOMParser().parseFromString(html, 'text/html').body
  const sounds = [...body.querySelectorAll('audio')]
  const source = sounds[0]?.getAttribute('src') ?? undefined
  for (const sound of sounds) sound.remove()
  return { text: body.innerHTML.trim(), source }
}
