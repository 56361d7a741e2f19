import { expect, test } from 'vitest'
import { videoType } from './video.ts'

const content = { media: 'own', poster: null, duration_s: 60, captions: { uz: 'uz' } }
const film = (side: number, ...sides: number[]) => ({
  ...{ key: 'own', state: 'ready' as const, reason: null, size: 9, side },
  renditions: sides.map((one) => ({ key: `made-${one}`, side: one, size: one })),
})
const show = (...films: ReturnType<typeof film>[]) =>
  videoType.show(content, {
    ...{ lang: 'uz' as const, seed: 1, mediaUrl: (key: string) => `/media/${key}` },
    films: { url: (key) => `https://films.example/${key}`, of: new Map(films.map((one) => [one.key, one])) },
  }).video

test('a rendition as large as the film stands for it', () => {
  const sides = show(film(720, 240, 720))?.qualities
  expect(sides?.map(({ side, src }) => [side, src])).toEqual([
    [240, 'https://films.example/made-240'],
    [720, 'https://films.example/made-720'],
  ])
  expect(show(film(1080, 240))?.qualities?.map(({ side }) => side)).toEqual([240, 1080])
})

test('a film alone has no sizes, and is loaded from where films are', () => {
  for (const shown of [show(film(240)), show()]) {
    expect(shown?.qualities).toBeUndefined()
    expect(shown?.src).toBe('https://films.example/own')
  }
})

test('captions and poster stay at the school, which a page may read', () => {
  expect(show(film(1080, 240))?.captions).toEqual([{ lang: 'uz', src: '/media/uz' }])
})
