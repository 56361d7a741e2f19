import type { ArchiveQuestion } from '@qadam/course-archive'
import { markedOptions } from '@qadam/course-archive/lesson-parts'
import type { Localized } from '../../../i18n/localized.ts'
import type { StoredMedia } from '../../../files/media-store.ts'
import type { Loading } from './question-type.ts'
import { questionTypeOf } from './question-types.ts'
import type { renderMarkdown } from './render-markdown.ts'
import { RENDERING } from './stored-html.ts'
import { withoutTranscripts } from './transcripts.ts'
import { CONTENT_VERSION, type StoredContent, type StoredKey } from './stored-question.ts'

const ID_SPAN = 2_000_000_000

/**
 * What is stored of an author's question.
 * @param before what is stored of it now, so that options retain the ids that students' answers name.
 * @param render see `loadRenderer`.
 * @param random unguessable numbers in [0, 1): option ids reveal nothing about the key.
 */
export function loadQuestion(
  question: ArchiveQuestion,
  media: (path: string) => StoredMedia,
  before: { content: unknown } | undefined,
  random: () => number,
  render: typeof renderMarkdown,
): { content: StoredContent; key: StoredKey } {
  const type = questionTypeOf(question.type)
  const ids = optionIds(before)
  const loading: Loading = {
    html: (text, kind) => render(text, kind, media),
    media,
    optionId(stableId) {
      const known = ids.get(stableId)
      if (known !== undefined) return known
      const taken = new Set(ids.values())
      let id = 0
      do id = 1 + Math.floor(random() * ID_SPAN)
      while (taken.has(id))
      ids.set(stableId, id)
      return id
    },
  }
  const block = (text: Localized) => loading.html(text, 'block')
  const { content, key } = type.load(question, loading)
  const graded = 'hint' in question ? question : undefined
  const shown = optionIds({ content })
  const feedback = markedOptions(question).flatMap(({ id, right, feedback: why }) =>
    why && !right ? [{ option_id: loading.optionId(id), stable_id: id, text: block(why) }] : [],
  )
  const former = [...ids].filter(([stableId]) => !shown.has(stableId))
  const whole: StoredContent = {
    version: CONTENT_VERSION,
    rendering: RENDERING,
    text: block(question.text),
    tip: question.tip ? block(question.tip) : null,
    fields: content,
    ...(former.length > 0 ? { former: former.map(([stable_id, id]) => ({ id, stable_id })) } : {}),
  }
  const { content: shownContent, transcripts } = graded
    ? withoutTranscripts(whole)
    : { content: whole, transcripts: [] }
  return {
    content: shownContent,
    key: {
      version: CONTENT_VERSION,
      hint: graded ? block(graded.hint) : null,
      success: graded ? block(graded.success) : null,
      ...(feedback.length > 0 ? { feedback } : {}),
      ...(transcripts.length > 0 ? { transcripts } : {}),
      answer: key,
    },
  }
}

/** The ids dealt at earlier loads, by the author's. Options of every type, and former ones, stand in a list with both. */
function optionIds(before: { content: unknown } | undefined): Map<string, number> {
  const ids = new Map<string, number>()
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect)
    else if (typeof value === 'object' && value !== null) {
      if (
        'stable_id' in value &&
        'id' in value &&
        typeof value.stable_id === 'string' &&
        typeof value.id === 'number'
      ) {
        ids.set(value.stable_id, value.id)
      }
      Object.values(value).forEach(collect)
    }
  }
  collect(before?.content)
  return ids
}
