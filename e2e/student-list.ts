import { readFile } from 'node:fs/promises'
import type { ImportFault, ImportField } from '@qadam/contract'
import { importFaultText } from '../apps/server/src/i18n/import-faults.ts'

interface Bad {
  line: number
  field: ImportField
  reason: ImportFault
  cells: Partial<Row>
}

interface Row {
  name: string
  surname: string
  phone: string
  group: string
  lang: string
  day: string
}

const SIZE = 500

/** Seven rows, each wrong in a way of its own. The head is the first line of a list. */
function badRows(takenPhone: string): Bad[] {
  return [
    { line: 5, field: 'phone', reason: 'bad_phone', cells: { phone: '12' } },
    { line: 75, field: 'first_name', reason: 'missing', cells: { name: '' } },
    { line: 145, field: 'phone', reason: 'phone_twice', cells: { phone: phoneOf(2) } },
    { line: 215, field: 'phone', reason: 'phone_taken', cells: { phone: takenPhone } },
    { line: 285, field: 'group', reason: 'unknown_group', cells: { group: 'Hech qayer' } },
    { line: 355, field: 'lang', reason: 'bad_lang', cells: { lang: 'en' } },
    { line: 425, field: 'next_due_on', reason: 'bad_day', cells: { day: '2026-13-01' } },
  ]
}

const phoneOf = (line: number) => `+9989355${String(line).padStart(5, '0')}`

/** A list of five hundred students of a group as a school sends it, seven of its rows bad, and the same list mended. */
export function studentList(group: string, takenPhone: string) {
  const bad = badRows(takenPhone)
  const csv = (isMended: boolean) =>
    [
      'ism;familiya;telefon;guruh;til;toʻlov sanasi',
      ...Array.from({ length: SIZE }, (_, index) => {
        const line = index + 2
        const whole = { ...nameOf(line), phone: phoneOf(line), group, lang: 'uz', day: '' }
        const wrong = isMended ? undefined : bad.find((one) => one.line === line)?.cells
        const row: Row = { ...whole, ...wrong }
        return [row.name, row.surname, row.phone, row.group, row.lang, row.day].join(';')
      }),
    ].join('\n')
  return {
    size: SIZE,
    broken: csv(false),
    mended: csv(true),
    /** What is said of each bad row, in their order. */
    faults: bad.map((one) => ({ line: one.line, text: importFaultText(one, 'uz') })),
  }
}

const nameOf = (line: number) => ({ name: 'Ali', surname: `Valiyev ${line}` })

/** What the student of a line is handed on paper, out of the page of slips that the office saved. */
export async function readSlip(
  file: string,
  line: number,
): Promise<{ slips: number; phone: string; password: string }> {
  const page = await readFile(file, 'utf8')
  const { name, surname } = nameOf(line)
  const slips = page.split('<li>').slice(1)
  const own = slips.find((slip) => slip.includes(`<strong>${name} ${surname}</strong>`)) ?? ''
  const [phone, password] = [...own.matchAll(/<b>([^<]+)<\/b>/g)].map((match) => match[1])
  if (phone === undefined || password === undefined) throw new Error(`There is no slip of ${name} ${surname}`)
  return { slips: slips.length, phone, password }
}
