import * as z from 'zod'
import type { Database } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import { localized } from './options.ts'
import type { StoredMedia } from '../../../files/media-store.ts'
import { loadRenderer } from './load-renderer.ts'
import type { renderMarkdown } from './render-markdown.ts'
import { mediaIn, RENDERING } from './stored-html.ts'
import { lockOldRenderings, rewriteQuestion } from './renew-texts-store.ts'
import type { StoredContent } from './stored-question.ts'
import { withoutTranscripts } from './transcripts.ts'

/** What of an author's question became HTML. */
const authored = z.object({
  text: localized,
  tip: localized.nullish(),
  hint: localized.nullish(),
  success: localized.nullish(),
  options: z.array(z.object({ id: z.string(), feedback: localized.nullish() })).catch([]),
  exercises: z.array(z.object({ id: z.string(), text: localized, example: localized.nullish() })).catch([]),
})
type Authored = z.infer<typeof authored>

/** The texts of an info's exercises, beside what else they hold. */
const storedExercises = z.looseObject({
  exercises: z.array(z.looseObject({ id: z.string(), text: localized, example: localized.nullish() })),
})

/**
 * Renders the texts of questions anew that were stored by an older version of this code, from what their authors wrote.
 * To be called before anyone serves. @returns how many there were.
 */
export async function renewTexts(db: Database): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const rows = await lockOldRenderings(transaction, RENDERING)
    if (rows.length === 0) return 0
    const render = await loadRenderer()
    for (const { id, content, key, source } of rows) {
      const { text, tip, hint, success, options = [], exercises } = authored.safeParse(source).data ?? {}
      const whole: StoredContent = {
        ...content,
        rendering: RENDERING,
        text: renewed(render, text, content.text) ?? content.text,
        tip: renewed(render, tip, content.tip),
        fields: withExercises(render, exercises, content.fields),
      }
      const isGraded = key.hint !== null
      const { content: newContent, transcripts } = isGraded
        ? withoutTranscripts(whole)
        : { content: whole, transcripts: [] }
      // Options are not rendered anew.
      const said = [...transcripts, ...(key.transcripts ?? []).filter(({ option_id }) => option_id !== null)]
      const newKey = {
        ...key,
        ...(said.length > 0 && { transcripts: said }),
        hint: renewed(render, hint, key.hint),
        success: renewed(render, success, key.success),
        ...(key.feedback && {
          feedback: key.feedback.map((why) => ({
            ...why,
            text:
              renewed(render, options.find(({ id }) => id === why.stable_id)?.feedback, why.text) ?? why.text,
          })),
        }),
      }
      await rewriteQuestion(transaction, id, newContent, newKey)
    }
    return rows.length
  })
}

function withExercises(
  render: typeof renderMarkdown,
  sources: Authored['exercises'] | undefined,
  fields: unknown,
): unknown {
  const stored = storedExercises.safeParse(fields).data
  if (!stored || !sources) return fields
  const exercises = stored.exercises.map((exercise) => {
    const source = sources.find(({ id }) => id === exercise.id)
    const example = renewed(render, source?.example, exercise.example ?? null)
    return {
      ...exercise,
      text: renewed(render, source?.text, exercise.text) ?? exercise.text,
      ...(example && { example }),
    }
  })
  return { ...stored, exercises }
}

/**
 * The same text by today's rules; as it was where its pictures can't be matched any more. Paths of an archive are not
 * stored, so they are taken in their order from what was rendered before.
 */
function renewed(
  render: typeof renderMarkdown,
  source: Localized | null | undefined,
  stored: Localized | null,
): Localized | null {
  if (!source || !stored) return stored
  const before = [stored.uz, stored.ru ?? ''].flatMap(mediaIn)
  const left = [...before]
  const next = render(source, 'block', () => left.shift() ?? nowhere)
  const after = [next.uz, next.ru ?? ''].flatMap(mediaIn)
  const isSame = JSON.stringify(after.map(keyOf)) === JSON.stringify(before.map(keyOf))
  return isSame && left.length === 0 ? next : stored
}

const nowhere: StoredMedia = { key: '0', width: null, height: null, duration_s: null }

const keyOf = ({ key }: StoredMedia): string => key
