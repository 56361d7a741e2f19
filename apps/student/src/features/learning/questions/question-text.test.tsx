import i18next from 'i18next'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { QuestionText } from './question-text.tsx'
import { SnippetContext, type SnippetProps } from './runnable-code.ts'

let root: Root
beforeAll(() => i18next.use(initReactI18next).init({ lng: 'uz', resources: {} }))
afterEach(() => root.unmount())

const html = [
  '<pre><code class="language-python">print(<span class="hljs-number">1</span>)\n</code></pre>',
  '<pre><code class="fragment language-python">else:\n</code></pre>',
  '<pre><code class="language-html">&lt;p&gt;</code></pre>',
].join('')

function Snippet({ code, onClose }: SnippetProps): ReactNode {
  return (
    <button type="button" data-snippet={code} onClick={onClose}>
      x
    </button>
  )
}

async function show(text: ReactNode): Promise<void> {
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  root.render(text)
  await vi.waitFor(() => expect(buttons('lesson.code.copy')).toHaveLength(3))
}

const buttons = (text: string) =>
  [...document.querySelectorAll('button')].filter((button) => button.textContent === text)
const snippet = () => document.querySelector<HTMLElement>('[data-snippet]')

test('a whole program can be run in its place, a piece of one and other languages can’t', async () => {
  await show(
    <SnippetContext value={Snippet}>
      <QuestionText html={html} />
    </SnippetContext>,
  )
  const [run, ...others] = buttons('code_python.snippet.run')
  expect(others).toEqual([])
  run?.click()
  await vi.waitFor(() => expect(snippet()?.dataset['snippet']).toBe('print(1)\n'))
  const block = document.querySelector('pre')
  expect(block?.hidden).toBe(true)
  snippet()?.click()
  await vi.waitFor(() => expect(snippet()).toBeNull())
  expect([block?.hidden, document.activeElement]).toEqual([false, run])
})

test('where nothing runs programs, they are copied alone', async () => {
  await show(<QuestionText html={html} />)
  expect(buttons('code_python.snippet.run')).toEqual([])
})

test('a block wider than the screen is a stop for the keyboard that scrolls it, one that fits is none', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.textContent.includes('print') ? 900 : 300
  })
  await show(<QuestionText html={html} />)
  expect([...document.querySelectorAll('pre')].map((block) => block.getAttribute('tabindex'))).toEqual([
    '0',
    null,
    null,
  ])
  vi.restoreAllMocks()
})
