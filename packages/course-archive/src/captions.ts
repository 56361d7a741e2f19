export type CaptionFault =
  | 'captions_kind'
  | 'captions_timing'
  | 'captions_order'
  | 'captions_text'
  | 'captions_empty'

/** What captions come to: WebVTT, or the line (from 1) that is wrong. */
export type ReadCaptions = { vtt: string } | { reason: CaptionFault; line: number; text: string }

interface Cue {
  /** From 1. */
  line: number
  timing: string
  id: string | undefined
  text: string[]
}

const vttTiming =
  /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})([ \t].*)?$/
/** Written by many hands: with a dot or a comma, with hours of one digit, with positions that are ignored. */
const srtTiming =
  /^(\d{1,3}):([0-5]?\d):([0-5]?\d)[,.](\d{1,3})\s*-->\s*(\d{1,3}):([0-5]?\d):([0-5]?\d)[,.](\d{1,3})(?:\s.*)?$/

/** The parts of a cue's timing, and whether it ends after it begins; undefined where it is none. */
export function readTiming(line: string): { start_s: number; end_s: number } | undefined {
  const parts = vttTiming.exec(line)
  return parts ? { start_s: seconds(parts, 1), end_s: seconds(parts, 5) } : undefined
}

/** Reads WebVTT (https://www.w3.org/TR/webvtt1/) or SubRip, whose captions become WebVTT. */
export function readCaptions(content: string): ReadCaptions {
  const text = content.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const lines = text.split('\n')
  if (/^WEBVTT(?:[ \t\n]|$)/.test(text)) {
    const { cues, fault } = readCues(lines, lines.indexOf(''), readTiming)
    return fault ?? emptiness(cues, lines) ?? { vtt: text }
  }
  const isSubRip = lines.some((line) => srtTiming.test(line.trim()))
  if (!isSubRip) return { reason: 'captions_kind', line: 1, text: (lines[0] ?? '').slice(0, 60) }
  const { cues, fault } = readCues(lines, -1, (line) => {
    const parts = srtTiming.exec(line)
    return parts ? { start_s: seconds(parts, 1), end_s: seconds(parts, 5) } : undefined
  })
  return fault ?? emptiness(cues, lines) ?? { vtt: `WEBVTT\n\n${cues.map(asVtt).join('\n')}` }
}

type Timing = (line: string) => { start_s: number; end_s: number } | undefined

/** @param after the index of the line that ends the header; -1 without one. */
function readCues(
  lines: readonly string[],
  after: number,
  timing: Timing,
): { cues: Cue[]; fault?: ReadCaptions & { reason: CaptionFault } } {
  const cues: Cue[] = []
  // A header of one line with nothing after it holds no cue.
  let at = after === -1 && lines[0]?.startsWith('WEBVTT') ? lines.length : after + 1
  while (at < lines.length) {
    const line = lines[at]?.trim() ?? ''
    if (line === '') at += 1
    else if (/^(?:NOTE|STYLE|REGION)\b/.test(line)) at = endOfBlock(lines, at)
    else {
      const hasId = !line.includes('-->') && (lines[at + 1]?.includes('-->') ?? false)
      const place = hasId ? at + 1 : at
      const written = lines[place]?.trim() ?? ''
      const fault = (reason: CaptionFault) => ({
        cues,
        fault: { reason, line: place + 1, text: written.slice(0, 60) },
      })
      const times = timing(written)
      if (!times) return fault('captions_timing')
      if (times.start_s >= times.end_s) return fault('captions_order')
      const end = endOfBlock(lines, place)
      const text = lines.slice(place + 1, end)
      if (text.length === 0) return fault('captions_text')
      cues.push({ line: place + 1, timing: written, id: hasId ? line : undefined, text })
      at = end
    }
  }
  return { cues }
}

function endOfBlock(lines: readonly string[], from: number): number {
  const end = lines.findIndex((line, index) => index > from && line.trim() === '')
  return end === -1 ? lines.length : end
}

function emptiness(cues: readonly Cue[], lines: readonly string[]): ReadCaptions | undefined {
  return cues.length > 0
    ? undefined
    : { reason: 'captions_empty', line: 1, text: (lines[0] ?? '').slice(0, 60) }
}

function asVtt({ timing, text }: Cue): string {
  const parts = srtTiming.exec(timing)
  if (!parts) return ''
  // Colours and places of players on a workspace; bold and italic are written the same way in WebVTT.
  const plain = text.map((line) => line.replaceAll(/<\/?font[^>]*>|\{\\[^}]*\}/gi, ''))
  return `${vttTime(parts, 1)} --> ${vttTime(parts, 5)}\n${plain.join('\n')}\n`
}

function vttTime(parts: RegExpExecArray, from: number): string {
  const [hours = '0', minutes = '0', whole = '0', thousandths = '0'] = parts.slice(from, from + 4)
  const clock = [hours, minutes, whole].map((part) => part.padStart(2, '0')).join(':')
  return `${clock}.${thousandths.padEnd(3, '0')}`
}

function seconds(parts: RegExpExecArray, from: number): number {
  const [hours = '0', minutes = '0', whole = '0', thousandths = '0'] = parts
    .slice(from, from + 4)
    .map((part: string | undefined) => part ?? '0')
  return (
    Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(thousandths.padEnd(3, '0')) / 1000
  )
}
