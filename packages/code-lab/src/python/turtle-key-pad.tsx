import { useLatest } from '@qadam/ui/use-latest'
import { useEffect, useRef, type ReactNode } from 'react'
import type { PythonLabels } from './labels.ts'

interface KeyPadProps {
  keys: readonly string[]
  words: PythonLabels
  /** By the place of a key. */
  onPress: (place: number) => void
  onRelease: (place: number) => void
}

// A key that is held down on a keyboard comes again and again.
const REPEAT_AFTER_ms = 350
const REPEAT_EVERY_ms = 90
const MAX_BUTTONS = 14

const signs: Readonly<Record<string, string>> = {
  Up: '↑',
  Down: '↓',
  Left: '←',
  Right: '→',
  Return: '⏎',
  BackSpace: '⌫',
  Escape: 'Esc',
}
const arrows = ['Up', 'Left', 'Down', 'Right']

/** The keys that a game listens to, as touch buttons for devices without a keyboard. */
export function KeyPad({ keys, words, onPress, onRelease }: KeyPadProps): ReactNode {
  const held = useRef<{ place: number; timer: ReturnType<typeof setTimeout> } | undefined>(undefined)
  const latest = useLatest({ onPress, onRelease })
  const release = () => {
    const { current } = held
    held.current = undefined
    if (!current) return
    clearTimeout(current.timer)
    latest.current.onRelease(current.place)
  }
  const press = (place: number) => {
    release()
    const again = () => {
      latest.current.onPress(place)
      held.current = { place, timer: setTimeout(again, REPEAT_EVERY_ms) }
    }
    latest.current.onPress(place)
    held.current = { place, timer: setTimeout(again, REPEAT_AFTER_ms) }
  }
  useEffect(() => () => clearTimeout(held.current?.timer), [])

  const shown = keys
    .map((name, place) => ({ name, place }))
    .filter(({ name }) => name !== '')
    .slice(0, MAX_BUTTONS)
  const button = ({ name, place }: { name: string; place: number }) => (
    <button
      key={name}
      type="button"
      data-key={name}
      aria-label={words.key(name)}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        press(place)
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={({ detail }) => {
        // By a keyboard or a reader's hand: no pointer went down.
        if (detail > 0) return
        onPress(place)
        onRelease(place)
      }}
    >
      {name === 'space' ? words.spaceKey : (signs[name] ?? name)}
    </button>
  )
  const cross = shown.filter(({ name }) => arrows.includes(name))
  const others = shown.filter(({ name }) => !arrows.includes(name))
  return (
    <div className="code-lab-keys" role="group" aria-label={words.keys}>
      {cross.length > 0 && <div className="code-lab-keys-cross">{cross.map(button)}</div>}
      {others.length > 0 && <div className="code-lab-keys-row">{others.map(button)}</div>}
    </div>
  )
}
