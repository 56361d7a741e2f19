import * as z from 'zod'
import type { PlacedMessage } from '../fault.ts'
import { plainText, slug, written } from '../fields.ts'
import { uniqueIds } from './options.ts'

/** The language of a program that is checked. */
export const programLanguage = z.enum(['python', 'web'])
type Language = z.infer<typeof programLanguage>

/** What a program is tried with. */
export const programCheck = z.strictObject({
  id: slug,
  title: plainText,
  /** Of a hidden one a student sees the title alone: only the server runs it, and Python alone. */
  hidden: z.literal(true).optional(),
  /** Python: what input() gives, line by line. */
  input: z.array(z.string().max(1000)).max(100).optional(),
  /** Python: what must be printed; what input() asks with, spaces at line ends and empty lines at the end do not count. */
  output: z.string().max(10_000).optional(),
  /** Python statements over the program's names, or web: JavaScript over `document`, which throw on a fault. */
  assert: written(5000).optional(),
})
type ProgramCheck = z.infer<typeof programCheck>

/** @param place of their list. */
export function programCheckFaults(
  checks: readonly ProgramCheck[],
  language: Language,
  place = 'checks',
): PlacedMessage[] {
  const faults: PlacedMessage[] = [...uniqueIds(place, checks)]
  checks.forEach((check, index) => {
    const path = `${place}.${index}`
    if (language === 'web' && (check.input || check.output !== undefined))
      faults.push({
        code: 'python_check',
        path,
        message: 'input and output are for Python; a web check is an assert',
      })
    if (check.output === undefined && check.assert === undefined)
      faults.push({ code: 'empty_check', path, message: 'the check has neither an output nor an assert' })
  })
  return faults
}
