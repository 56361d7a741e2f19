import type { Video } from '@qadam/contract'
import * as z from 'zod'
import { plainOrNone } from '../draft-form.ts'
import { defineQuestionType, type Showing } from '../question-type.ts'

/** The author's own is one of them, unless the same size was made with less. */
function qualitiesOf(media: string, films: Showing['films']): Pick<Video, 'qualities'> {
  const film = films?.of.get(media)
  if (!films || !film || film.renditions.length === 0) return {}
  const made = film.renditions.map(({ key, side, size }) => ({ side, size, src: films.url(key) }))
  const isOwnLarger = film.side !== null && film.side > (made.at(-1)?.side ?? 0)
  return {
    qualities: isOwnLarger
      ? [...made, { side: film.side ?? 0, size: film.size, src: films.url(media) }]
      : made,
  }
}

const captionKeys = z.object({ uz: z.string().optional(), ru: z.string().optional() })

export const videoType = defineQuestionType('video', {
  content: z.object({
    media: z.string(),
    poster: z.string().nullable(),
    duration_s: z.number(),
    captions: captionKeys,
  }),
  key: z.null(),
  archiveForm: ({ captions }) => ({ captions: plainOrNone(captions) }),
  load(question, loading) {
    const media = loading.media(question.media)
    if (media.duration_s === null) throw new Error(`${question.media} has no duration`)
    const captions: z.infer<typeof captionKeys> = {}
    if (question.captions?.uz) captions.uz = loading.media(question.captions.uz).key
    if (question.captions?.ru) captions.ru = loading.media(question.captions.ru).key
    return {
      content: {
        media: media.key,
        poster: question.poster ? loading.media(question.poster).key : null,
        duration_s: media.duration_s,
        captions,
      },
      key: null,
    }
  },
  show(content, { mediaUrl, films, video }) {
    const captions: Video['captions'] = []
    if (content.captions.uz) captions.push({ lang: 'uz', src: mediaUrl(content.captions.uz) })
    if (content.captions.ru) captions.push({ lang: 'ru', src: mediaUrl(content.captions.ru) })
    return {
      video: {
        src: (films?.url ?? mediaUrl)(content.media),
        ...qualitiesOf(content.media, films),
        poster: content.poster === null ? null : mediaUrl(content.poster),
        duration_s: content.duration_s,
        watched_s: video?.watched_s ?? 0,
        position_s: video?.position_s ?? 0,
        completed: video?.completed ?? false,
        captions,
      },
    }
  },
})
