/** What a drawing program listens to, as turtle_events.py declares it. */
export interface Listening {
  /** Names of Tk; one that is empty is not listened to any more. */
  keys: readonly string[]
  anyKey: boolean
  clicks: boolean
}

export const notListening: Listening = { keys: [], anyKey: false, clicks: false }

const MAX_KEYS = 100

/** The declaration out of a `listen` command; a program can send whatever it likes. */
export function parseListening(given: readonly unknown[]): Listening {
  const [keys, anyKey, clicks] = given
  return {
    keys: Array.isArray(keys)
      ? keys.slice(0, MAX_KEYS).map((key: unknown) => (typeof key === 'string' ? key.slice(0, 20) : ''))
      : [],
    anyKey: anyKey === true,
    clicks: clicks === true,
  }
}

export const listensToKeys = ({ keys, anyKey }: Listening): boolean =>
  anyKey || keys.some((key) => key !== '')

/** Keys of the browser by Tk's names for them. */
const names: Readonly<Record<string, string>> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ' ': 'space',
  Enter: 'Return',
  Backspace: 'BackSpace',
  Shift: 'Shift_L',
  Control: 'Control_L',
  Alt: 'Alt_L',
  PageUp: 'Prior',
  PageDown: 'Next',
  '+': 'plus',
  '-': 'minus',
  '=': 'equal',
  '.': 'period',
  ',': 'comma',
  '/': 'slash',
}

/**
 * The place of a key among those listened to, -1 for any key, undefined for a key without a listener. A letter is also
 * found by its physical place: on a Cyrillic layout W works all the same.
 */
export function placeOfKey(
  { keys, anyKey }: Listening,
  { key, code }: { key: string; code: string },
): number | undefined {
  // With Tab one leaves the picture.
  if (key === 'Tab') return undefined
  const [, letter] = /^(?:Key|Digit)(?<sign>.)$/.exec(code) ?? []
  const candidates = [names[key] ?? key, key, ...(letter === undefined ? [] : [letter])]
  for (const candidate of candidates) {
    const exact = keys.indexOf(candidate)
    const place =
      exact >= 0 ? exact : keys.findIndex((each) => each.toLowerCase() === candidate.toLowerCase())
    if (place >= 0) return place
  }
  return anyKey ? -1 : undefined
}
