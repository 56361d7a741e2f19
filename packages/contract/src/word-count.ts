/** How many words a text has, as an author's bounds count them: runs between spaces with a letter or digit in them. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length
}
