import type { EntryQueue } from './shown-console.ts'
import { excuse } from './shown-guards.ts'
import type { FromShown, ShowOptions } from './protocol.ts'

/** A page with endless dialogs blocks the whole browser. */
const MOST_DIALOGS = 25

/**
 * `alert`, `confirm` and `prompt` open where the user requested the page or has touched it. During typing, when the
 * page restarts at each pause, they are logged to the console, and return the last answer.
 */
export function replaceDialogs(
  options: ShowOptions,
  queue: EntryQueue,
  post: (message: FromShown) => void,
): void {
  const now = performance.now.bind(performance)
  let asked = 0
  let shown = 0
  const ask = (
    kind: 'alert' | 'confirm' | 'prompt',
    text: Words,
    preset?: Words,
  ): string | boolean | null | undefined => {
    const own = dialogs[kind]
    const question = textOf(text)
    if (mayAsk(options) && shown < MOST_DIALOGS) {
      shown += 1
      queue.flush()
      post({ type: 'asking' })
      const begun = now()
      const answer = own(question, preset === undefined ? undefined : textOf(preset))
      const took = now() - begun
      excuse(took)
      const given = answer ?? null
      post({ type: 'answered', answer: given })
      // A browser that shows no dialogs of frames answers faster than anybody can.
      if (took > 8) return answer
    }
    const remembered = kind === 'alert' ? undefined : options.answers[asked++]
    const answer = remembered ?? (kind === 'confirm' ? true : textOf(preset))
    queue.addCalled({
      kind: 'dialog',
      level: 'info',
      values: [{ is: 'text', text: question }, ...(kind === 'alert' ? [] : [queue.show(answer)])],
    })
    return kind === 'alert' ? undefined : answer
  }
  const dialogs = {
    alert: window.alert.bind(window) as (text: string, preset?: string) => undefined,
    confirm: window.confirm.bind(window) as (text: string, preset?: string) => boolean,
    prompt: window.prompt.bind(window),
  }
  window.alert = (text?: Words) => void ask('alert', text)
  window.confirm = (text?: Words) => ask('confirm', text) === true
  window.prompt = (text?: Words, preset?: Words) => {
    const answer = ask('prompt', text, preset)
    return typeof answer === 'string' ? answer : null
  }
  window.print = () => undefined
  const focus = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function focusIfAsked(how) {
    // One who is typing in the editor stays there.
    if (mayAsk(options)) focus.call(this, how)
  }
}

/** What programs pass; a browser makes a text of it. */
type Words = string | number | boolean | null | undefined

function textOf(value: Words): string {
  return value === undefined ? '' : String(value)
}

function mayAsk({ isAsked }: ShowOptions): boolean {
  return isAsked || navigator.userActivation.hasBeenActive
}
