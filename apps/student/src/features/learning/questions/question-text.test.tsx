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

function Snippet({ code, onClose, onPrinted }: SnippetProps): ReactNode {
  return (
    <>
      <button type="button" data-snippet={code} onClick={onClose}>
        x
      </button>
      <button type="button" onClick={() => onPrinted?.('5\n')}>
        print 5
      </button>
      <button type="button" onClick={() => onPrinted?.('6\n')}>
        print 6
      </button>
    </>
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

const predicted = (options: string) =>
  [
    html,
    `<pre><code data-predict="${options.replaceAll('"', '&quot;')}" class="hljs language-python">print(2 + 3)\n</code></pre>`,
  ].join('')

async function ask(options: string): Promise<void> {
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  root.render(
    <SnippetContext value={Snippet}>
      <QuestionText html={predicted(options)} />
    </SnippetContext>,
  )
  await vi.waitFor(() => expect(document.querySelector('[role=group]')).not.toBeNull())
}
const status = () => document.querySelector('[role=status]')
const press = async (text: string) =>
  await vi.waitFor(() => {
    const [button] = buttons(text)
    if (!button) throw new Error(`no ${text}`)
    button.click()
  })

test('a program with a prediction runs after one was made, and the first output is compared', async () => {
  await ask('["23","5"]')
  // Its run button is the question; the other program keeps its own.
  expect(buttons('code_python.snippet.run')).toHaveLength(1)
  expect([snippet(), status()]).toEqual([null, null])
  await press('23')
  await vi.waitFor(() => expect(snippet()?.dataset['snippet']).toBe('print(2 + 3)\n'))
  expect(status()?.textContent).toBe('exercise.predict.said23')
  expect(document.activeElement).toBe(status())
  await press('print 5')
  await vi.waitFor(() => expect(status()?.textContent).toContain('exercise.predict.different'))
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['23', '5'])
  await press('print 6')
  expect(status()?.textContent).not.toContain('6')
  await press('x')
  await vi.waitFor(() => expect(document.querySelector('[role=group]')).not.toBeNull())
  await press('5')
  await press('print 5')
  await vi.waitFor(() => expect(status()?.textContent).toBe('exercise.predict.same'))
})

test('who does not know sees it without a comparison', async () => {
  await ask('["23","5"]')
  await press('exercise.predict.skip')
  await vi.waitFor(() => expect(snippet()).not.toBeNull())
  await press('print 5')
  expect(status()).toBeNull()
})

test('a prediction without options is typed; options that are broken ask nothing', async () => {
  await ask('[]')
  expect(document.querySelector('form input')).not.toBeNull()
  root.unmount()
  await show(
    <SnippetContext value={Snippet}>
      <QuestionText html={html.replace('<code ', '<code data-predict="{" ')} />
    </SnippetContext>,
  )
  expect(buttons('code_python.snippet.run')).toHaveLength(1)
})
