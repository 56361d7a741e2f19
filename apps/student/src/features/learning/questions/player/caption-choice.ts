import type { Lang, Video } from '@qadam/contract'
import type { SafeStorage } from '../../../../platform/storage.ts'

const KEY = 'video.captions'

/** Captions in the student's language, else in the one the author gave. */
export function captionsFor(video: Pick<Video, 'captions'>, lang: Lang): Lang | 'off' {
  return (video.captions.find((caption) => caption.lang === lang) ?? video.captions[0])?.lang ?? 'off'
}

/** What a video starts with: captions carry the narration, so they are on until the student switched them off. */
export function firstCaptions(
  video: Pick<Video, 'captions'>,
  lang: Lang,
  store: Pick<SafeStorage, 'read'>,
): Lang | 'off' {
  return store.read(KEY) === 'off' ? 'off' : captionsFor(video, lang)
}

/** Remembers for the next video whether the student wants captions; a video without captions changes nothing. */
export function rememberCaptions(
  video: Pick<Video, 'captions'>,
  captions: Lang | 'off',
  store: Pick<SafeStorage, 'write'>,
): void {
  if (video.captions.length > 0) store.write(KEY, captions === 'off' ? 'off' : 'on')
}
