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

const NUMBERS: Readonly<Record<string, string>> = {
  nol: '0',
  bir: '1',
  ikki: '2',
  uch: '3',
  "to'rt": '4',
  besh: '5',
  "o'n": '10',
  ноль: '0',
  нулю: '0',
  один: '1',
  одному: '1',
  два: '2',
  три: '3',
  пять: '5',
  десять: '10',
}
/** What signs are called where code is dictated, and what stands between its words. */
const CALLED = new Set(
  `teng tengdir tenglik plyus plus minus nuqta vergul qavs ochiladi yopiladi ochamiz yopamiz ochiq yopiq ikki qo'shtirnoq
  belgisi yozing yozamiz deb keyin so'ng endi va qator qatorda birinchi ikkinchi uchinchi to'rtinchi oxirgi
  равно равняется плюс минус точка запятая скобка скобку открывается закрывается открываем закрываем двоеточие кавычка
  знак напишите пишем затем потом теперь и строка строке первой второй третьей последней
  equals dot comma open close bracket paren colon quote then write`.split(/\s+/),
)

/** A line of a solution as it is found among them; empty where it is too short to tell. */
export function spokenForm(line: string): string {
  const spoken = spokenOf(line)
  return spoken.length < TELLING ? '' : spoken
}

/** A text that may be dictated code, without the words for its signs. */
export function spokenOf(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[ʻʼ’‘`]/gu, "'")
  return letters(
    plain.replaceAll(/\p{L}[\p{L}']*/gu, (word) => (CALLED.has(word) ? '' : (NUMBERS[word] ?? word))),
  )
}

/** A line of code without what stands before it in a list, a quotation, a table, a difference or a shell. */
export function withoutMarks(line: string): string {
  return line
    .normalize('NFKC')
    .replace(/^\s*(?:>>>|[>+|*-]|\d+[.):])\s?/, '')
    .replaceAll(/`|\*\*|\s*\|\s*$/g, '')
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
