/** The key by its name; a letter by its place on a Latin keyboard, so that j is j under a Russian layout, too. */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const place = /^Key([A-Z])$/.exec(code)?.[1]
  return place && key.length === 1 ? place.toLowerCase() : key
}

/** Where j and k lead in a list of `count`; undefined for other keys, in an empty list and at its ends. */
export function moveIn(key: string, index: number, count: number): number | undefined {
  if (count === 0 || (key !== 'j' && key !== 'k')) return undefined
  const next = index < 0 ? 0 : index + (key === 'j' ? 1 : -1)
  return next >= 0 && next < count && next !== index ? next : undefined
}
