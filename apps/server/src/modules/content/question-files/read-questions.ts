import { createHash } from 'node:crypto'
import { readAiken } from './aiken.ts'
import { decodeText } from './decode-text.ts'
import { readGift } from './gift.ts'
import { readMoodleXml } from './moodle-xml.ts'
import { ReadResult, type ReadQuestions } from './read-result.ts'

/** More than eight full lessons; what comes after is told of. */
const MAX_QUESTIONS = 500

/**
 * Reads the questions of a file in one of the formats that other systems write: Moodle XML
 * (https://docs.moodle.org/en/Moodle_XML_format), GIFT (https://docs.moodle.org/en/GIFT_format) or Aiken
 * (https://docs.moodle.org/en/Aiken_format), told apart by what is in it. Never throws for what a file holds: what cannot
 * be taken over is named in the report.
 * @param seed of the ids: the same file with the same seed gives the same questions.
 */
export function readQuestions(content: Uint8Array, seed: string): ReadQuestions {
  const text = decodeText(content)
  const result = new ReadResult(idsOf(seed), MAX_QUESTIONS)
  if (text === undefined) {
    result.leave('', 'encoding')
    return result.told('unknown')
  }
  const format = formatOf(text)
  if (format === 'unknown') return result.told(format)
  try {
    readers[format](text, result)
  } catch {
    // A hole of a reader: what was read by then is taken over, and the rest is told of.
    result.leave('', 'broken')
  }
  return result.told(format)
}

const readers = { 'moodle-xml': readMoodleXml, aiken: readAiken, gift: readGift }

function formatOf(text: string): ReadQuestions['format'] {
  if (/^\s*<(?:\?xml|quiz|!--|!DOCTYPE)/i.test(text)) return 'moodle-xml'
  if (/^[^\S\n]*ANSWER[^\S\n]*:/im.test(text) && /^[^\S\n]*[A-Z][.)][^\S\n]/im.test(text)) return 'aiken'
  // Without an answer in braces it is any text at all.
  return text.includes('{') ? 'gift' : 'unknown'
}

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz234567'

/** Ids that say nothing of what they name. */
function idsOf(seed: string): () => string {
  let made = 0
  return () => {
    made += 1
    const digest = createHash('sha256').update(`${seed} ${made}`).digest()
    return [...digest.subarray(0, 12)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  }
}
