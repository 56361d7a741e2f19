import { expect, test } from 'vitest'
import { csvTable } from './write-csv.ts'

test('numbers stay numbers, also below nothing; what a spreadsheet would run does not begin as it would', () => {
  const row = ['-0.21', '-5', '+998901234567', '0.5', '-', '-1+1', '-0.2.1', '=1', '@x']
  expect(csvTable([row])).toBe("\uFEFF-0.21,-5,+998901234567,0.5,'-,'-1+1,'-0.2.1,'=1,'@x\r\n")
})
