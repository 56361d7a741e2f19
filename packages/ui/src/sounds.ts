export interface SoundsOptions {
  baseUrl?: string
  /** From 0 to 1, where none is named. */
  volume: number
  /** Played where none is named. */
  defaultName: string
  /** Fetched before they are played. */
  preloaded: readonly string[]
  isMuted?: () => boolean
  log?: (message: string, error: unknown) => void
  /** Stand-ins for the browser's own. */
  createContext?: () => AudioContext
  fetchSound?: (url: string) => Promise<Response>
}

export interface Sounds {
  play: (name?: string, volume?: number) => Promise<void>
  preload: (name: string) => Promise<void>
}

function clampVolume(volume: number): number {
  return Math.min(1, Math.max(0, volume))
}

/**
 * Short sounds from `{baseUrl}/{name}.mp3`. Failures to load, decode or play are logged, never thrown.
 * The bytes may be fetched early; the audio context waits for the first play, as browsers want a gesture before it.
 */
export function createSounds({
  baseUrl = '/sounds',
  volume,
  defaultName,
  preloaded,
  isMuted = () => false,
  log = (message, error) => console.warn(message, error),
  createContext = () => new AudioContext(),
  fetchSound = (url) => fetch(url),
}: SoundsOptions): Sounds {
  let context: AudioContext | undefined
  const bytes = new Map<string, Promise<ArrayBuffer>>()
  const decoded = new Map<string, Promise<AudioBuffer>>()

  async function load(name: string): Promise<ArrayBuffer> {
    const response = await fetchSound(`${baseUrl}/${name}.mp3`)
    if (!response.ok) throw new Error(`Sound ${name} answered ${response.status}`)
    return response.arrayBuffer()
  }

  function remember<Value>(
    cache: Map<string, Promise<Value>>,
    name: string,
    make: () => Promise<Value>,
  ): Promise<Value> {
    const known = cache.get(name)
    if (known) return known
    const made = make()
    cache.set(name, made)
    // A failure is not cached, so that the next play may retry.
    made.catch(() => cache.delete(name))
    return made
  }

  const loaded = (name: string) => remember(bytes, name, () => load(name))

  async function preload(name: string): Promise<void> {
    try {
      await loaded(name)
    } catch (error) {
      log(`Sound ${name} did not load`, error)
    }
  }

  async function play(name = defaultName, loudness = volume): Promise<void> {
    if (isMuted()) return
    try {
      context ??= createContext()
      const player = context
      if (player.state === 'suspended') await player.resume()
      // decodeAudioData empties the buffer it is given.
      const sound = await remember(decoded, name, async () =>
        player.decodeAudioData((await loaded(name)).slice(0)),
      )
      const source = player.createBufferSource()
      const gain = player.createGain()
      gain.gain.value = clampVolume(loudness)
      source.buffer = sound
      source.connect(gain).connect(player.destination)
      source.start()
    } catch (error) {
      log(`Sound ${name} did not play`, error)
    }
  }

  for (const name of preloaded) void preload(name)
  return { play, preload }
}

const SOUNDING =
  '[data-sound], button, a[href], [role=button], [role=radio], [role=checkbox], [role=switch], [role=tab]'

/**
 * Plays a sound for every click on an element with `data-sound` and `data-sound-volume`, and the default one for other
 * buttons and links. `data-sound="none"` silences an element. Returns what stops it.
 */
export function attachElementSounds(root: EventTarget, sounds: Pick<Sounds, 'play'>): () => void {
  const onClick = (event: Event) => {
    const target = event.target as Element | null // the event type does not name what was clicked
    const element = target?.closest?.(SOUNDING)
    if (!element || element.matches(':disabled, [aria-disabled=true]')) return
    const name = element.getAttribute('data-sound') || undefined
    if (name === 'none') return
    const volume = Number.parseFloat(element.getAttribute('data-sound-volume') ?? '')
    void sounds.play(name, Number.isFinite(volume) ? volume : undefined)
  }
  root.addEventListener('click', onClick, { capture: true })
  return () => root.removeEventListener('click', onClick, { capture: true })
}
