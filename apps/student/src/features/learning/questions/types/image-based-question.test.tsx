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

test('the white ground of a picture to choose is as large as the picture, in a tile of four by three', async () => {
  const image = (width: number, height: number) => ({ src: '/media/x', alt: `${width}`, width, height })
  const question = questionOf({
    type: 'image-based-question',
    options: [image(800, 200), image(400, 300), image(300, 300), image(100, 400)].map((picture, index) => ({
      ...{ id: index + 1, order: index + 1, value: `v${index}` },
      image: picture,
    })),
  })
  leave = await renderAt(
    '/x',
    createElement(imageBased.Player, {
      ...{ question, labelledBy: 'text', isChecking: false, verdict: undefined },
      ...{ onAnswer: () => undefined, onSubmit: () => undefined },
    }),
  )
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-choice] img')]
  expect(pictures.map(({ style }) => style.width)).toEqual(['100%', '100%', '75%', '18.75%'])
})
