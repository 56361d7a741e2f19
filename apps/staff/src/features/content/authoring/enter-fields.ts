import { useState } from 'react'

/** The first field of what has just come onto the screen takes the focus, also of the button that gave way to it. */
const enter = (fields: HTMLElement | null): void =>
  fields?.querySelector<HTMLElement>('input:not([type=radio], [type=checkbox]), select, textarea')?.focus()

/** What an author adds is there to be filled: below many others its first field would be out of sight. */
export function useAdded(): {
  /** Says which one comes. */
  add: (key: string) => void
  /** For the element around the fields of each. */
  ref: (key: string) => typeof enter | undefined
} {
  const [added, setAdded] = useState<string>()
  return { add: setAdded, ref: (key) => (key === added ? enter : undefined) }
}
