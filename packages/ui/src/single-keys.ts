/**
 * Whether a key that is a single letter, digit or sign is to do nothing by itself, as who speaks to their device or hits
 * keys by accident may choose (WCAG 2.1.4); the app notes that on the page's root. Enter, Escape and arrows always act.
 */
export function isSilentKey({ key }: Pick<KeyboardEvent, 'key'>): boolean {
  return key.length === 1 && key !== ' ' && document.documentElement.dataset['singleKeys'] === 'off'
}
