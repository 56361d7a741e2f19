// The letters of oʻ and gʻ, the tutuq belgisi and both their typewriter stand-ins belong to a word, as a hyphen does.
const word = /[\p{L}\p{M}\p{N}]+(?:[-'’‘`ʻʼ][\p{L}\p{M}\p{N}]+)*/gu

/** Words of a text in any script; digits count, signs alone do not. */
export function countWords(text: string): number {
  return text.match(word)?.length ?? 0
}

let segmenter: Intl.Segmenter | undefined

/** Characters as a person counts them: an accent or a flag is no character of its own. */
export function countCharacters(text: string): number {
  // Made where it is used: not every browser has one.
  segmenter ??= new Intl.Segmenter()
  return [...segmenter.segment(text)].length
}
