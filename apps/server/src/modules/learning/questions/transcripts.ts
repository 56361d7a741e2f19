import type { Localized } from '../../../i18n/localized.ts'
import type { StoredContent, StoredKey } from './stored-question.ts'

type Transcript = NonNullable<StoredKey['transcripts']>[number]

const SAID = / data-transcript="(?<said>[^"]*)"/g

/**
 * What is said in the sounds of a test question is its answer to whoever is to hear it, so it is stored with the key.
 * @returns the content without it, and what was taken out: of the question's text (`option_id` null) and of its options.
 */
export function withoutTranscripts(content: StoredContent): {
  content: StoredContent
  transcripts: Transcript[]
} {
  return {
    content: stripped(content) as StoredContent, // strings for strings
    transcripts: [
      ...of(content.text, null),
      ...optionTexts(content.fields).flatMap(({ id, value }) => of(value, id)),
    ],
  }
}

function of(html: Localized, option_id: number | null): Transcript[] {
  const text = { uz: saidIn(html.uz), ...(html.ru !== undefined && { ru: saidIn(html.ru) }) }
  return text.uz || text.ru ? [{ option_id, text }] : []
}

/** Of one recording after the other, as HTML text. */
function saidIn(html: string): string {
  return [...html.matchAll(SAID)].map(({ groups: { said = '' } = {} }) => said).join(' ')
}

function optionTexts(fields: unknown): { id: number; value: Localized }[] {
  const { options = [] } = fields as { options?: { id: number; value?: Localized }[] } // every type names them so
  return options.flatMap(({ id, value }) => (value ? [{ id, value }] : []))
}

function stripped(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(SAID, '')
  if (Array.isArray(value)) return value.map(stripped)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, stripped(each)]))
}
