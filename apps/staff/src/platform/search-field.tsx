import { Icon } from '@qadam/ui/icon'
import { TextField } from '@qadam/ui/text-field'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

/** What is typed is searched for once the typing pauses. */
const PAUSE_MS = 300

export interface SearchFieldProps {
  label: string
  labelHidden?: boolean
  /** What is searched for just now, as the address has it. */
  value: string | undefined
  onSearch: (words: string | undefined) => void
  className?: string
}

/**
 * The console's one field for words that rows are found by. Its text is its own: an answer that comes back late, or the
 * address following letter by letter, would move the caret of who types in the middle of a word.
 */
export function SearchField({
  label,
  labelHidden = false,
  value = '',
  onSearch,
  className = 'min-w-28 flex-1 sm:max-w-md sm:min-w-52',
}: SearchFieldProps): ReactNode {
  const [typed, setTyped] = useState(value)
  const latest = useRef({ value, onSearch })
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isComposing = useRef(false)
  /** What was told and has not come back yet, oldest first. */
  const told = useRef<string[]>([])
  useEffect(() => {
    latest.current = { value, onSearch }
  })
  useEffect(() => () => clearTimeout(pause.current), [])
  // "Clear", another link and the way back change it from outside: the field follows, but never under the typing hand.
  useEffect(() => {
    const place = told.current.lastIndexOf(value)
    told.current = place === -1 ? [] : told.current.slice(place + 1)
    if (place === -1 && pause.current === undefined && !isComposing.current) setTyped(value)
  }, [value])

  const stopPause = (): void => {
    clearTimeout(pause.current)
    pause.current = undefined
  }
  const search = (text: string): void => {
    stopPause()
    const words = text.trim()
    if (words === (told.current.at(-1) ?? latest.current.value)) return
    told.current.push(words)
    latest.current.onSearch(words === '' ? undefined : words)
  }
  const type = (text: string): void => {
    setTyped(text)
    stopPause()
    // Also while a word is being composed: keyboards of phones compose every word until the space behind it.
    pause.current = setTimeout(() => search(text), PAUSE_MS)
  }
  const press = (event: KeyboardEvent): void => {
    // These keys are the input method's own while it composes.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      search(typed)
    } else if (event.key === 'Escape' && typed !== '') {
      // A second one closes the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      setTyped('')
      search('')
    }
  }
  return (
    <TextField
      label={label}
      labelHidden={labelHidden}
      type="search"
      size="sm"
      placeholder={labelHidden ? label : undefined}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={100}
      start={<Icon name="search" size={20} />}
      className={className}
      value={typed}
      onChange={({ target }) => type(target.value)}
      onKeyDown={press}
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={() => (isComposing.current = false)}
    />
  )
}
