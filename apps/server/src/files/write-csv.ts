/** What a table begins with, so that Excel takes it for UTF-8. */
export const csvMark = '\uFEFF'

/** A row of RFC 4180 with its end. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
export function csvLine(row: readonly string[]): string {
  return `${row.map(cell).join(',')}\r\n`
}

function cell(value: string): string {
  // A number is no formula, also one below nothing; nor is a phone, of digits in groups.
  const isFormula =
    /^[=+\-@\t\r]/.test(value) && !/^(?:[+-]?[0-9]+(?:\.[0-9]+)?|\+[0-9]+(?: [0-9]+)+)$/.test(value)
  // Where the list separator is a semicolon, as in Uzbekistan and Russia, Excel begins a cell after each of them, and a row
  // after each line: quotation marks that are not at the beginning of such a cell hold nothing together.
  const inside = value.replaceAll(/(?<=[;\t\r\n])[=+\-@]/g, "'$&")
  const plain = isFormula ? `'${inside}` : inside
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
