/** Sanitised texts of an author one after the other; null where there is none. */
export function joinedHtml(...texts: readonly (string | null | undefined)[]): string | null {
  const written = texts.filter((text) => text !== null && text !== undefined)
  return written.length > 0 ? written.join('') : null
}
