/** Shorter ones are in many texts by chance. */
const TELLING = 6
const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * A text of letters and digits alone: whatever numbers, quotes, tables, stars, signs of a list or of a difference stand
 * around its code is gone, and what is written in codes is read.
 */
export function bareOf(text: string): string {
  return [text, ...decodedIn(text)].map(letters).join('\n')
}

/** A line of a solution, as it is found in a bare text: forwards, backwards, and with its letters moved by thirteen. */
export function readingsOf(line: string): string[] {
  const bare = letters(line)
  if (bare.length < TELLING) return []
  return [bare, [...bare].toReversed().join(''), movedBy13(bare)]
}

function letters(text: string): string {
  return text
    .replaceAll(/&(?<name>\w{2,4});/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/&#(?<code>\d{2,5});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\\u(?<code>[\da-f]{4})/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/%(?<code>[2-7][\da-f])/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\[nrt]/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function movedBy13(text: string): string {
  return text.replaceAll(/[a-z]/g, (letter) =>
    String.fromCodePoint((((letter.codePointAt(0) ?? 0) - 97 + 13) % 26) + 97),
  )
}

/** What stands in a text in Base64 or in hexadecimal digits. */
function decodedIn(text: string): string[] {
  const long = text.match(/[\w+/-]{16,}/g) ?? []
  return long.flatMap((word) => [
    Buffer.from(word, 'base64').toString('utf8'),
    ...(/^[\da-f]+$/i.test(word) ? [Buffer.from(word, 'hex').toString('utf8')] : []),
  ])
}
