import i18next from 'i18next'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { lesson as words } from '../../../../platform/i18n/uz/lesson.ts'
import { questionOf } from '../question-fixtures.ts'
import { QuestionText } from '../question-text.tsx'
import type { Verdict } from '../question-view.ts'
import selectedFile from '../types/selected-file.tsx'

let root: Root
const played: { source: string; rate: number }[] = []

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: 'uz', resources: { uz: { translation: { lesson: words } } } }),
)
beforeEach(() => {
  played.length = 0
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    played.push({ source: this.getAttribute('src') ?? '', rate: this.playbackRate })
    this.dispatchEvent(new Event('playing'))
    return Promise.resolve()
  })
})
afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show(screen: ReactNode): void {
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  root.render(screen)
}

const button = (name: string) =>
  vi.waitUntil(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role=button]')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    ),
  )

const sound = (source: string, transcript = '') =>
  `<audio src="${source}" controls preload="none" aria-label="Yozuv"${transcript && ` data-transcript="${transcript}"`}></audio>`

test('a recording of a text is heard, again slowly, and can be read where that is no answer', async () => {
  show(<QuestionText html={`<p>Tinglang ${sound('/media/a.mp3', 'Hello')}</p>`} />)
  const play = await button(words.listen.play)
  play.click()
  await button(words.listen.pause)
  ;(await button(words.listen.slow)).click()
  await vi.waitFor(() => expect(played.map(({ source }) => source)).toEqual(['/media/a.mp3', '/media/a.mp3']))
  expect(played[0]?.rate).toBe(1)
  expect(played[1]?.rate).toBeLessThan(1)
  expect(document.body.textContent).not.toContain('Hello')
  ;(await button(words.listen.text)).click()
  await vi.waitFor(() => expect(document.body.textContent).toContain('Hello'))
})

test('its bar is as long as the share of it that was heard', async () => {
  show(<QuestionText html={`<p>Tinglang ${sound('/media/a.mp3')}</p>`} />)
  ;(await button(words.listen.play)).click()
  const element = await vi.waitUntil(
    () => vi.mocked(HTMLMediaElement.prototype.play).mock.contexts[0] as HTMLMediaElement | undefined, // whose play it is
  )
  const bar = document.querySelector<HTMLElement>('[aria-hidden] > .bg-turquoise')
  for (const [heard_s, width] of [
    [2, '25%'],
    [8, '100%'],
  ] as const) {
    Object.defineProperty(element, 'duration', { value: 8, configurable: true })
    Object.defineProperty(element, 'currentTime', { value: heard_s, configurable: true })
    for (const event of ['durationchange', 'timeupdate']) element.dispatchEvent(new Event(event))
    await vi.waitFor(() => expect(bar?.style.width).toBe(width))
  }
})

test('a recording that does not load says so and is asked for again', async () => {
  show(<QuestionText html={sound('/media/a.mp3')} />)
  const play = await button(words.listen.play)
  vi.mocked(HTMLMediaElement.prototype.play).mockImplementationOnce(() =>
    Promise.reject(new DOMException('broken', 'NotSupportedError')),
  )
  play.click()
  await vi.waitFor(() => expect(document.body.textContent).toContain(words.listen.failed))
  ;(await button(words.listen.play)).click()
  await vi.waitFor(() => expect(document.body.textContent).not.toContain(words.listen.failed))
})

const listening = questionOf({
  type: 'selected-file',
  options: [
    { id: 4, order: 0, value: sound('/media/x.mp3') },
    { id: 9, order: 1, value: sound('/media/y.mp3') },
  ],
})
const Player = selectedFile.Player
const answer = (verdict: Verdict | undefined, onAnswer: (answer: unknown) => void = () => {}) => (
  <Player
    question={listening}
    labelledBy="x"
    verdict={verdict}
    isChecking={false}
    onAnswer={onAnswer}
    onSubmit={() => {}}
    onPress={() => {}}
  />
)

test('an option that is a recording is heard by its own button and when it is chosen', async () => {
  const onAnswer = vi.fn<(answer: unknown) => void>()
  show(answer(undefined, onAnswer))
  ;(await button(words.listen.option_play.replace('{{number}}', '2'))).click()
  await vi.waitFor(() => expect(played).toEqual([{ source: '/media/y.mp3', rate: 1 }]))
  expect(onAnswer).not.toHaveBeenCalled()
  document.querySelector<HTMLElement>('[role=radio]')?.click()
  await vi.waitFor(() => expect(played.at(-1)?.source).toBe('/media/x.mp3'))
  expect(onAnswer).toHaveBeenCalledWith(4)
  expect(document.querySelector('audio')).toBeNull()
})

test('once the key may be known, each option says what is said in it, and can still be heard', async () => {
  const transcripts = [{ option_id: 9, text: 'It&#39;s <b>two</b>' }]
  show(answer({ correct: true, answer: 9, answer_id: 9, transcripts }))
  await vi.waitFor(() => expect(document.body.textContent).toContain("It's two"))
  ;(await button(words.listen.option_play.replace('{{number}}', '2'))).click()
  await vi.waitFor(() => expect(played).toHaveLength(1))
})

class Voices extends EventTarget {
  voices: Partial<SpeechSynthesisVoice>[] = []
  said: { words: string; rate: number }[] = []
  getVoices = () => this.voices
  cancel = () => {}
  speak = ({ text, rate }: { text: string; rate: number }) => void this.said.push({ words: text, rate })
}
class Utterance {
  rate = 1
  text: string
  constructor(text: string) {
    this.text = text
  }
}

const spoken = '<p>Ayting: <span lang="en" class="spoken">Good morning</span></p>'

test('English words are said by the device’s own voice once it has one, and again slowly', async () => {
  const voices = new Voices()
  vi.stubGlobal('speechSynthesis', voices)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  show(<QuestionText html={spoken} />)
  await vi.waitFor(() => expect(document.querySelector('.spoken')).not.toBeNull())
  expect(document.querySelector('.spoken[role]')).toBeNull()
  voices.voices = [
    { lang: 'ru-RU', localService: true },
    { lang: 'en-GB', localService: true },
  ]
  voices.dispatchEvent(new Event('voiceschanged'))
  const said = await button('Good morning')
  said.click()
  said.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(voices.said.map(({ words: text }) => text)).toEqual(['Good morning', 'Good morning'])
  expect(voices.said[1]?.rate).toBeLessThan(voices.said[0]?.rate ?? 0)
  voices.voices = []
  voices.dispatchEvent(new Event('voiceschanged'))
  expect(document.querySelector('.spoken[role]')).toBeNull()
})

test('where no voice speaks English they are words', async () => {
  show(<QuestionText html={spoken} />)
  await vi.waitFor(() => expect(document.querySelector('.spoken')).not.toBeNull())
  expect(document.querySelector('.spoken')?.hasAttribute('tabindex')).toBe(false)
})
