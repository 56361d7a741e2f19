import type { StoredMedia } from '../../../files/media-store.ts'

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

/** Stored HTML as it is shown: its pictures, videos and sounds with addresses that are valid now. */
export function withMediaUrls(html: string, mediaUrl: (key: string) => string): string {
  if (!html.includes(MEDIA_MARK)) return html
  // Inside a tag alone: sanitised text holds no `<`, so no words of an author can be taken for a mark.
  return html.replaceAll(
    /(<(?:img|video|audio) [^<>]*?src=")media:([0-9a-f]+)"/g,
    (_all, before: string, key: string) => `${before}${mediaUrl(key).replaceAll('&', '&amp;')}"`,
  )
}
