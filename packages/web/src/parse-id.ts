const MAX_ID = 2_147_483_647

/** An id from an address, or null where it is not a whole positive number that the school could have dealt. */
export function parseId(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= MAX_ID ? id : null
}
