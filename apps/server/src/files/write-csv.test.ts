import { expect, test } from 'vitest'
import { csvLine } from './write-csv.ts'

test('numbers stay numbers, also below nothing; what a spreadsheet would run does not begin as it would', () => {
  const row = ['-0.21', '-5', '+998901234567', '0.5', '-', '-1+1', '-0.2.1', '=1', '@x']
  expect(csvLine(row)).toBe("-0.21,-5,+998901234567,0.5,'-,'-1+1,'-0.2.1,'=1,'@x\r\n")
})

test('nor does a part that a spreadsheet takes for a cell of its own, where it separates by semicolons', () => {
  const row = ['Ali;=1+1', 'a\n@x', 'b\t+1', 'c; -5', 'd=1']
  expect(csvLine(row)).toBe("Ali;'=1+1,\"a\n'@x\",b\t'+1,c; -5,d=1\r\n")
})
