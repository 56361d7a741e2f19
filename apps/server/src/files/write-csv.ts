/** What a table begins with, so that Excel takes it for UTF-8. */
export const csvMark = '\uFEFF'

/**
 * A row of RFC 4180 with its end. What a spreadsheet would run as a formula begins with an apostrophe, by whichever of comma,
 * semicolon and tab it separates.
 */
export function csvLine(row: readonly string[]): string {
  return `${row.map((value, index) => cell(value, index === 0)).join(',')}\r\n`
}

/**
 * A sign where a cell may begin. Excel separates by semicolons in Uzbekistan and Russia: each of them and each line begins a cell
 * then, and quotation marks inside such a cell hold nothing together. Quotation marks and blanks before the sign go away on reading.
 * It is looked back from a sign alone: from every place, a text of blanks would be read as often as it is long.
 */
const formulaSign = /[=+\-@＝＋－＠](?<=(?:^|[,;\t\r\n])["\s\p{Cc}\p{Cf}]*.)/gu

/** A number is no formula, also one below nothing; nor is a phone, of digits in groups. */
const number = /^(?:[+-]?[0-9]+(?:\.[0-9]+)?(?:e[+-]?[0-9]+)?|\+[0-9]+(?: [0-9]+)+)$/

function cell(value: string, isFirst: boolean): string {
  // The first of a row is one cell with the next ones where commas do not separate, and `-5,1+A1` is a formula.
  if (!isFirst && number.test(value)) return value
  const plain = value.replace(/^[\t\r]/, "'$&").replaceAll(formulaSign, "'$&")
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
