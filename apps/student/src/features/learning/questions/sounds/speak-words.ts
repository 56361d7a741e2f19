import './spoken.css'
import { followVoice, say } from './english-voice.ts'

/**
 * Lets the English words of a text be heard by the device's own voice, where it has one.
 * @param label what a press does, for screen readers.
 * @returns what takes it away.
 */
export function speakWords(text: HTMLElement, label: string): () => void {
  const words = [...text.querySelectorAll<HTMLElement>('.spoken')]
  if (words.length === 0) return () => {}
  const press = (event: Event) => {
    const spoken = event.target instanceof Element ? event.target.closest('.spoken') : null
    if (!spoken || spoken.getAttribute('role') !== 'button') return
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
    }
    say(spoken.textContent)
  }
  const mark = (hasVoice: boolean) => {
    for (const each of words)
      for (const [name, value] of Object.entries({
        role: 'button',
        tabindex: '0',
        'aria-description': label,
      }))
        if (hasVoice) each.setAttribute(name, value)
        else each.removeAttribute(name)
  }
  text.addEventListener('click', press)
  text.addEventListener('keydown', press)
  const stop = followVoice(mark)
  return () => {
    stop()
    mark(false)
    text.removeEventListener('click', press)
    text.removeEventListener('keydown', press)
  }
}
