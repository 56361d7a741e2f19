// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { followFocus } from './follow-focus.ts'

type Listener = Parameters<Parameters<typeof followFocus>[0]['subscribe']>[1]

let end = () => {}
afterEach(() => end())

function open() {
  document.body.innerHTML =
    '<nav><a id="link" href="/courses">x</a></nav><main><h1 tabindex="-1">Title</h1></main>'
  let told: Listener = () => {}
  end = followFocus({
    subscribe: (_name, listener) => {
      told = listener
      return () => undefined
    },
  })
  const link = document.querySelector<HTMLElement>('#link')
  return {
    link,
    go: (from: string | undefined, to: string) => {
      link?.focus()
      const fromLocation = from === undefined ? undefined : { pathname: from }
      told({ fromLocation, toLocation: { pathname: to } })
      return document.activeElement?.tagName
    },
  }
}

test('another path takes the focus from the bar to its heading; a hash, a search and the first screen do not', () => {
  const { go } = open()
  expect(go(undefined, '/')).toBe('A')
  expect(go('/', '/')).toBe('A')
  expect(go('/', '/courses')).toBe('H1')
})
