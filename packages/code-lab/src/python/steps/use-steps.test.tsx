// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useSteps, type StepsRecorder } from './use-steps.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('who left a run step by step for the code is not brought back when it ends', () => {
  let recorder: StepsRecorder | undefined
  const Lab = () => {
    recorder = useSteps()
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Lab />))
  const asked = (isLeft: boolean) => {
    act(() => recorder?.begin())
    if (isLeft) act(() => recorder?.close())
    let isWalk: boolean | undefined
    act(() => {
      isWalk = recorder?.end('finished')
    })
    return [isWalk, recorder?.walk?.ending]
  }
  expect([asked(true), asked(false)]).toEqual([
    [false, undefined],
    [true, 'finished'],
  ])
  act(() => root.unmount())
})
