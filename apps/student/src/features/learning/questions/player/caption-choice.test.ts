import { expect, test } from 'vitest'
import { safeStorage } from '../../../../platform/storage.ts'
import { videoOf } from '../question-fixtures.ts'
import { firstCaptions, rememberCaptions } from './caption-choice.ts'

const both = videoOf({
  captions: [
    { lang: 'uz', src: '/uz.vtt' },
    { lang: 'ru', src: '/ru.vtt' },
  ],
})
const onlyUzbek = videoOf({ captions: [{ lang: 'uz', src: '/uz.vtt' }] })
const none = videoOf({ captions: [] })

function store() {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  return safeStorage(() => storage as Storage) // the two methods that are used
}

test('captions are on from the first video, in the student’s language', () => {
  expect(firstCaptions(both, 'ru', store())).toBe('ru')
  expect(firstCaptions(both, 'uz', store())).toBe('uz')
})

test('a video without them in that language shows those it has', () => {
  expect(firstCaptions(onlyUzbek, 'ru', store())).toBe('uz')
  expect(firstCaptions(none, 'ru', store())).toBe('off')
})

test('switched off they stay off in the next video, until switched on', () => {
  const stored = store()
  rememberCaptions(both, 'off', stored)
  expect(firstCaptions(onlyUzbek, 'uz', stored)).toBe('off')
  rememberCaptions(both, 'uz', stored)
  expect(firstCaptions(both, 'ru', stored)).toBe('ru')
})

test('another speed in a video without captions does not switch them off elsewhere', () => {
  const stored = store()
  rememberCaptions(none, 'off', stored)
  expect(firstCaptions(both, 'uz', stored)).toBe('uz')
})
