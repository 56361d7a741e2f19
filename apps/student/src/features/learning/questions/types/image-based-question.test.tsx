import { createElement } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadStudyTexts, startI18n } from '../../../../platform/i18n/start.ts'
import { renderAt } from '../../../../platform/render-fixture.tsx'
import { questionOf } from '../question-fixtures.ts'
import imageBased from './image-based-question.tsx'

let leave = () => {}
beforeAll(async () => {
  await startI18n()
  await loadStudyTexts()
})
afterEach(() => leave())

async function show(...sizes: readonly (readonly [number, number])[]): Promise<HTMLImageElement[]> {
  const question = questionOf({
    type: 'image-based-question',
    options: sizes.map(([width, height], index) => ({
      ...{ id: index + 1, order: index + 1, value: `v${index}` },
      image: { src: '/media/x', alt: `${width}`, width, height },
    })),
  })
  leave = await renderAt(
    '/x',
    createElement(imageBased.Player, {
      ...{ question, labelledBy: 'text', isChecking: false, verdict: undefined },
      ...{ onAnswer: () => undefined, onSubmit: () => undefined },
    }),
  )
  return [...document.querySelectorAll<HTMLImageElement>('[data-choice] img')]
}
const frames = (pictures: readonly HTMLImageElement[]) =>
  pictures.map((picture) => Number(picture.parentElement?.style.aspectRatio.split(' ')[0]))

test('the white ground of a picture to choose is as large as the picture, in a tile of four by three', async () => {
  const pictures = await show([800, 200], [400, 300], [300, 300], [100, 400])
  expect(pictures.map(({ style }) => style.width)).toEqual(['100%', '100%', '75%', '18.75%'])
  for (const frame of frames(pictures)) expect(frame).toBeCloseTo(4 / 3)
})

test('where all pictures are wide their tiles are no higher than the highest of them', async () => {
  const pictures = await show([800, 200], [500, 250])
  expect(pictures.map(({ style }) => style.width)).toEqual(['100%', '100%'])
  expect(frames(pictures)).toEqual([2, 2])
})
