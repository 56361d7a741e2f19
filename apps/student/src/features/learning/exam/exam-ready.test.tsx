import { afterEach, beforeAll, expect, test } from 'vitest'
import { startI18n } from '../../../platform/i18n/start.ts'
import { renderAt } from '../../../platform/render-fixture.tsx'
import { LittleSchool } from './exam-fixtures.ts'

let leave = () => {}
beforeAll(async () => await startI18n())
afterEach(() => leave())

test('whoever has more time reads it before the start of a part, to the half minute', async () => {
  const { ExamReady } = await import('./exam-ready.tsx')
  const school = new LittleSchool(10)
  school.duration_s = 750
  const state = { phase: 'ready', exam: school.exam(), isStarting: false } as const
  leave = await renderAt('/exam', <ExamReady state={{ ...state, next: 'Part 1' }} onStart={() => {}} />)
  expect([...document.querySelectorAll('dd')].map((each) => each.textContent)).toEqual(['3', '12,5', '10'])
  leave()
  leave = await renderAt('/exam', <ExamReady state={{ ...state, next: 'Part 2' }} onStart={() => {}} />)
  expect(document.body.textContent).toContain('12,5 daqiqa')
})
