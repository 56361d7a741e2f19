import type { StoredMedia } from '../../../files/media-store.ts'
import { say, type Localized } from '../../../i18n/localized.ts'
import type { Showing } from './question-type.ts'

/** To be raised with every change of what a text becomes: older texts are rendered again at the next start. */
export const RENDERING = 3

/** Marks a stored object inside stored HTML, until it is shown and gets a signed address. */
export const MEDIA_MARK = 'media:'

/** The stored objects in stored HTML, in their order. */
export function mediaIn(html: string): StoredMedia[] {
  return [...html.matchAll(/<(?:img|video|audio) (?<rest>[^<>]*?src="media:(?<key>[0-9a-f]+)"[^<>]*)>/g)].map(
    ({ groups: { key = '', rest = '' } = {} }) => {
      const [width, height] = ['width', 'height'].map((name) => {
        const number = new RegExp(`\\s${name}="(\\d+)"`).exec(` ${rest}`)?.[1]
        return number === undefined ? null : Number(number)
      })
      return { key, width: width ?? null, height: height ?? null, duration_s: null }
    },
  )
}

/**
 * Stored HTML as a student is shown it: in their language, its pictures, videos and sounds with addresses that are valid
 * now. Every text that `Loading.html` made goes this way; `say` alone leaves marks that no browser loads.
 */
export function showHtml(html: Localized, { lang, mediaUrl }: Pick<Showing, 'lang' | 'mediaUrl'>): string {
  const said = say(html, lang)
  if (!said.includes(MEDIA_MARK)) return said
  // Inside a tag alone: sanitised text holds no `<`, so no words of an author can be taken for a mark.
  return said.replaceAll(
    /(<(?:img|video|audio) [^<>]*?src=")media:([0-9a-f]+)"/g,
    (_all, before: string, key: string) => `${before}${mediaUrl(key).replaceAll('&', '&amp;')}"`,
  )
}
