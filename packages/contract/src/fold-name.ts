/** Left out: a hand in a hurry types none of them. */
const apostrophes = "'’‘ʻʼ`´"
const cyrillic = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіјқғўҳ'
/** Cyrillic letters that a reader, and a hand on the wrong keyboard, takes for Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
}

const pairs = new Map<string, string>()
for (const letter of cyrillic) {
  const folded = lookAlikes[letter] ?? letter
  // Not every database knows the small letter of a Cyrillic capital.
  pairs.set(letter.toUpperCase(), folded)
  if (folded !== letter) pairs.set(letter, folded)
}

/** What SQL's `translate(lower(name), from, to)` needs to give the same as `foldName`: what has no counterpart is left out. */
export const foldTable = {
  from: [...pairs.keys()].join('') + apostrophes,
  to: [...pairs.values()].join(''),
}

/** A name as it is searched for: small letters, no apostrophes, look-alikes as one letter. */
export function foldName(name: string): string {
  const letters = Array.from(name.toLowerCase()).filter((letter) => !apostrophes.includes(letter))
  return letters.map((letter) => pairs.get(letter) ?? letter).join('')
}

/** More than anybody types of a name or a reason: each word is looked up on its own. */
const mostWords = 8

/** The words of a search, in whatever order they were typed; what comes after the first eight of them says nothing. */
export function wordsOfName(query: string): string[] {
  const words = foldName(query)
    .split(/\s+/u)
    .filter((word) => word !== '')
  return [...new Set(words)].slice(0, mostWords)
}
