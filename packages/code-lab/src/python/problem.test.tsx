// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { endingOf, noEnding, stateText, withoutMeaning } from './ending.ts'
import type { PythonLabels } from './labels.ts'
import { parseMessage } from './parse-message.ts'
import { meaningOf } from './problem.tsx'
import type { RunState } from './python-run.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const words = {
  shell: { line: (line: number) => `${line}-qator:` },
  crashed: 'Python is gone',
  stopped: 'stopped',
} as PythonLabels // no other word is needed

function endingAfter(result: unknown) {
  const message = parseMessage({ type: 'done', runId: 1, result: JSON.stringify(result) })
  if (message?.type !== 'done') throw new Error('no end')
  return endingOf(message.result)
}

test('what a program was hardly meant to say stands below its output, by line', () => {
  const ending = endingAfter({ outcome: 'finished', slips: [{ kind: 'no_f', name: '{ism}', line: 2 }] })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() => root.render(meaningOf(ending, 'uz', words)))
  expect(place.querySelector('li')?.textContent).toBe(
    '2-qator: {ism} qiymati bilan almashmadi, oʻz holicha chiqadi. Qiymati kerak boʻlsa, qoʻshtirnoq oldiga f harfini qoʻying: f"... {ism} ...".',
  )
  act(() => root.unmount())
})

test('a program that is changed has nothing said of it any more', () => {
  const ending = endingAfter({ outcome: 'finished', slips: [{ kind: 'no_f', name: '{ism}', line: 2 }] })
  expect(meaningOf(withoutMeaning(ending), 'uz', words)).toBeUndefined()
  expect(withoutMeaning(endingAfter({ outcome: 'error', error: { type: 'NameError' } }))).toBe(noEnding)
})

test('a program that took Python with it is told so where the explanations stand', () => {
  const ending = endingAfter({ outcome: 'crashed' })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() => root.render(meaningOf(ending, 'uz', words)))
  expect(place.textContent).toBe('Python is gone')
  expect(stateText({ kind: 'ready' } as RunState, ending, words)).toBe('stopped')
  expect(withoutMeaning(ending)).toBe(noEnding)
  act(() => root.unmount())
})

test('of what a program sends only slips count, and few', () => {
  const slip = { kind: 'no_f', line: -1 }
  expect(endingAfter({ outcome: 'finished', slips: [{ kind: 'raised' }, 5, slip] })).toMatchObject({
    slips: [{ kind: 'no_f', line: 0 }],
  })
  const many = endingAfter({ outcome: 'finished', slips: Array.from({ length: 9 }, () => slip) })
  expect(many.kind === 'finished' && many.slips).toHaveLength(3)
})
