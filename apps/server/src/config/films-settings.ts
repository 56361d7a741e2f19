import path from 'node:path'
import { setting } from './setting.ts'

export const filmsSettings = {
  FFMPEG_PATH: setting('a file, or no', (text) => (text === 'no' ? text : path.resolve(text)))
    .optional()
    .meta({
      usually: 'the `ffmpeg` of the system',
      meaning:
        'The ffmpeg (4.4 or newer, with libx264) that makes films of courses smaller for slow connections; without one, or with `no`, students get them as authors sent them',
    }),
  MEDIA_URL: setting('an address without a path such as https://films.example', originOf).optional().meta({
    usually: 'the school’s own',
    meaning:
      'From where students load films: a cache (a CDN) that asks the school for the same path under `/media`',
  }),
}

function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, origin, href } = new URL(text)
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined
}
