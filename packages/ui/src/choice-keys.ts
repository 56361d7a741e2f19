export interface KeyStroke {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** 0-based number of the choice of a digit key. */
export function choiceOfDigit(
  { key, ctrlKey, metaKey, altKey }: KeyStroke,
  count: number,
): number | undefined {
  if (ctrlKey || metaKey || altKey || !/^[1-9]$/.test(key)) return undefined
  const choice = Number(key) - 1
  return choice < count ? choice : undefined
}

/** Where an arrow key leads from a choice, going round at the ends. */
export function choiceOfArrow(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown' || key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (from - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

const typingPlaces =
  'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false])'

export function isTypingPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typingPlaces) !== null
}
