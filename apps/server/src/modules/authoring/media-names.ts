import type { DraftQuestion } from '@qadam/contract'
import * as z from 'zod'
import type { Localized } from '../../i18n/localized.ts'
import { mediaIn } from '../questions/index.ts'

const html = z.object({ uz: z.string(), ru: z.string().optional() })
const picture = z.object({ key: z.string() }).optional()
/** What stored questions name files in. */
const stored = z.object({
  text: html,
  tip: html.nullish(),
  fields: z.object({
    media: z.string().optional(),
    poster: z.string().nullish(),
    captions: z.object({ uz: z.string().optional(), ru: z.string().optional() }).optional(),
    picture,
    options: z
      .array(z.object({ stable_id: z.string(), value: html, image: picture }))
      .optional()
      .catch(undefined),
  }),
})
const storedKey = z.object({ hint: html.nullish(), success: html.nullish() })

/**
 * By which names an author calls the stored files of a question: an archive's names are not stored when it is loaded,
 * so they are read side by side with what became of them.
 * @param picturesIn the addresses in a Markdown text, in order.
 */
export function mediaNames(
  source: DraftQuestion,
  content: unknown,
  key: unknown,
  picturesIn: (markdown: string) => string[],
): [path: string, key: string][] {
  const { text, tip, fields } = stored.parse(content)
  const { hint, success } = storedKey.parse(key)
  const pairs: [string, string][] = []
  const name = (path: string | undefined, mediaKey: string | null | undefined) => {
    if (path && mediaKey) pairs.push([path, mediaKey])
  }
  const nameTexts = (written: Localized | undefined, shown: Localized | null | undefined) => {
    for (const lang of ['uz', 'ru'] as const) {
      const paths = picturesIn(written?.[lang] ?? '').filter((path) => path.startsWith('media/'))
      const keys = mediaIn(shown?.[lang] ?? '').map((media) => media.key)
      if (paths.length === keys.length) paths.forEach((path, index) => name(path, keys[index]))
    }
  }
  nameTexts(source.text, text)
  nameTexts(source.tip, tip)
  nameTexts(source.hint, hint)
  nameTexts(source.success, success)
  name(source.media, fields.media)
  name(source.poster, fields.poster)
  name(source.captions?.uz, fields.captions?.uz)
  name(source.captions?.ru, fields.captions?.ru)
  name(source.picture?.file, fields.picture?.key)
  const options = new Map(fields.options?.map((option) => [option.stable_id, option]))
  for (const option of source.options ?? []) {
    nameTexts(option.text, options.get(option.id)?.value)
    name(option.picture?.file, options.get(option.id)?.image?.key)
  }
  return pairs
}
