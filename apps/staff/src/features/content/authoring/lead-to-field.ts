import type { TFunction } from 'i18next'
import type { QuestionType } from '@qadam/contract'
import { fieldName } from './field-name.ts'

const controls = 'input, select, textarea, [contenteditable="true"]'

/** What follows the address of a lesson: which question something is missing in, and where in it. */
export interface Missing {
  question: string | null
  path: string | null
}

export const toHash = ({ question, path }: Missing): string =>
  [question ?? '', path].filter((part) => part !== null).join('/')

export function readHash(hash: string): Missing {
  const [question = '', ...path] = hash.split('/')
  return { question: question === '' ? null : question, path: path.length === 0 ? null : path.join('/') }
}

/**
 * Gives the focus to the field of a path, as it is called on the screen, else to the first. Editors come later than the
 * question: it is waited for until its author does something themselves.
 * @returns what ends the waiting.
 */
export function leadToField(
  within: HTMLElement,
  { path, type }: { path: string | null; type: QuestionType | undefined },
  t: TFunction,
): () => void {
  const name = path === null ? '' : fieldName(path, type, t)
  const lead = (): boolean => {
    const fields = [...within.querySelectorAll<HTMLElement>(controls)]
    const field = fields.find((control) => namesOf(control).some((each) => each.startsWith(name)))
    if (field) field.focus()
    // What is missing as a whole has no field yet.
    else if (!within.contains(document.activeElement)) fields[0]?.focus()
    return field !== undefined
  }
  const observer = new MutationObserver(() => {
    if (lead()) end()
  })
  const end = () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    removeEventListener('keydown', end)
    removeEventListener('pointerdown', end)
  }
  // The dialog with what is missing gives the focus back first.
  const frame = requestAnimationFrame(() => {
    if (lead()) return
    observer.observe(within, { childList: true, subtree: true })
    addEventListener('keydown', end)
    addEventListener('pointerdown', end)
  })
  return end
}

/** Its own name, and that of the fields it is one of. */
function namesOf(control: HTMLElement): string[] {
  const { labels } = control as HTMLInputElement // the others have none
  const own = control.getAttribute('aria-label') ?? labels?.[0]?.textContent
  const shared = control.closest('fieldset')?.querySelector('legend')?.textContent
  return [own, shared].filter((name) => typeof name === 'string').map((name) => name.trim())
}
