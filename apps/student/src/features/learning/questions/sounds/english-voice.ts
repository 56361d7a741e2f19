/** How much slower words are said that were just said. */
const SLOW_RATE = 0.6
const AGAIN_MS = 8000

/** The device's own English voice; undefined where it has none. A voice of the device works without a connection. */
function englishVoice(): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices().filter(({ lang }) => /^en(?:[-_]|$)/i.test(lang))
  return (
    voices.find(({ localService, default: isDefault }) => localService && isDefault) ??
    voices.find(({ localService }) => localService) ??
    voices[0]
  )
}

let last: { words: string; at: number; isSlow: boolean } | undefined

/** Says English words; words that are asked for again at once are said slowly, and then as before. */
export function say(words: string): void {
  const voice = englishVoice()
  if (!voice) return
  const isAgain = last?.words === words && Date.now() - last.at < AGAIN_MS
  last = { words, at: Date.now(), isSlow: isAgain && !last?.isSlow }
  const saying = new SpeechSynthesisUtterance(words)
  saying.voice = voice
  saying.lang = voice.lang
  saying.rate = last.isSlow ? SLOW_RATE : 1
  speechSynthesis.cancel()
  speechSynthesis.speak(saying)
}

/** Calls back at once and whenever a voice came or went: a browser loads them after the page. */
export function followVoice(onChange: (hasVoice: boolean) => void): () => void {
  if (!('speechSynthesis' in window)) {
    onChange(false)
    return () => {}
  }
  const report = () => onChange(englishVoice() !== undefined)
  report()
  speechSynthesis.addEventListener('voiceschanged', report)
  return () => {
    speechSynthesis.removeEventListener('voiceschanged', report)
    speechSynthesis.cancel()
  }
}
