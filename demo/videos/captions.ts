import type { Cue } from './timeline.ts'

export const LINE_WIDTH = 42

/** Breaks a caption into one line, or two of nearly equal length. Throws where it does not fit. */
export function wrapCaption(text: string): string[] {
  if (text.length <= LINE_WIDTH) return [text]
  const words = text.split(' ')
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
    .filter((lines) => lines.every((line) => line.length <= LINE_WIDTH))
    .sort((one, other) => roughness(one) - roughness(other))
  const best = splits[0]
  if (!best) throw new Error(`A caption does not fit two lines of ${LINE_WIDTH}: ${text}`)
  return best
}

/** Lines of one length read best, a break where the sentence breathes better still, one before a dash badly. */
function roughness([first = '', second = '']: string[]): number {
  const breath = /[.,:;!?…]$/.test(first) ? -16 : 0
  const stumble = second.startsWith('—') ? 12 : 0
  return Math.abs(first.length - second.length) + breath + stumble
}

function clockTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000)
  const part = (size: number, base: number, width: number): string =>
    String(Math.floor(milliseconds / size) % base).padStart(width, '0')
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`
}

const escapeCue = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The WebVTT file of one language. */
export function captionsFile(cues: readonly Cue[], language: 'uz' | 'ru'): string {
  const blocks = cues.map(
    ({ say, start, end }, index) =>
      `${index + 1}\n${clockTime(start)} --> ${clockTime(end)}\n${wrapCaption(say[language]).map(escapeCue).join('\n')}\n`,
  )
  return `WEBVTT\n\n${blocks.join('\n')}`
}
