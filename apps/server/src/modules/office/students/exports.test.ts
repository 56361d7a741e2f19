import { buffer } from 'node:stream/consumers'
import type { StaffActionName } from '@qadam/contract'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { startLearning, type Learning } from '../../../../test/learning.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { inOnePage, tableReply, type TableColumn } from '../../../actions/table-reply.ts'
import { creditLedger } from '../../rewards/rewards/index.ts'

let school: TestSchool
let learning: Learning
let admin: StaffMember
beforeAll(async () => {
  school = await startTestSchool()
  school.clock.set('2026-03-10T19:30:00Z')
  learning = await startLearning(school)
  admin = await signedInStaff(school, 'admin')
})

const span = { from: '2026-03-10', to: '2026-03-10' }

async function fileOf(staff: StaffMember, action: StaffActionName, input: object) {
  const { statusCode, rawPayload, headers } = await school.app.inject({
    method: 'POST',
    url: `/api/staff?action=${action}`,
    headers: { 'x-staff-auth': staff.token },
    payload: input,
  })
  expect(statusCode).toBe(200)
  return { content: rawPayload, name: String(headers['content-disposition']) }
}
/** The rows of a CSV whose cells hold no commas. */
async function csvOf(staff: StaffMember, action: StaffActionName, input: object = {}): Promise<string[][]> {
  const { content } = await fileOf(staff, action, input)
  const text = content.toString('utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
}
async function sheetOf(staff: StaffMember, action: StaffActionName, input: object = {}) {
  const { content } = await fileOf(staff, action, { ...input, format: 'xlsx' })
  return (await readXlsx(new Uint8Array(content))).sheets[0]?.rows ?? []
}

test('results are a row a student and lesson, with points, attempts and the school’s clock; a teacher’s are their groups’', async () => {
  const teacher = await signedInStaff(school, 'teacher')
  const stranger = await signedInStaff(school, 'teacher')
  const group = await createGroup(school, teacher, '=1+1')
  const student = await learning.student()
  await school.db
    .updateTable('people')
    .set({ group_id: group, first_name: '@SUM(1)', last_name: '' })
    .where('id', '=', student.id)
    .execute()
  const other = await learning.student()
  const lesson = await student.lesson(0)
  await student.study(lesson.id)
  await student.takeTest(lesson.id, 5)
  const { course_id: courseId } = await school.db
    .selectFrom('lessons')
    .select('course_id')
    .where('id', '=', lesson.id)
    .executeTakeFirstOrThrow()
  const { points } = await school.db
    .selectFrom('people')
    .select('points')
    .where('id', '=', student.id)
    .executeTakeFirstOrThrow()

  const [header, row] = await csvOf(teacher, 'results_export', { course_id: courseId })
  expect(header?.slice(0, 4)).toEqual(['Oʻquvchi raqami', 'Oʻquvchi', 'Telefon', 'Guruh'])
  const messages = row ?? []
  expect(messages.slice(0, 2)).toEqual([String(student.id), "'@SUM(1)"])
  expect(messages[2]).toMatch(/^\+998 \d\d \d{3} \d\d \d\d$/)
  expect(messages[3]).toBe("'=1+1")
  expect(messages.slice(6, 11)).toEqual([lesson.title, 'tugallandi', '100', '1', String(points)])
  // Half past midnight where the school is.
  expect(messages.at(-1)).toBe('2026-03-11 00:30')

  const all = await csvOf(admin, 'results_export', { course_id: courseId })
  expect(new Set(all.slice(1).map(([id]) => id))).toEqual(new Set([student.id, other.id].map(String)))
  expect(all.find(([id]) => id === String(other.id))?.[7]).toBe('boshlamagan')
  expect(await csvOf(stranger, 'results_export', { course_id: courseId })).toHaveLength(1)
  expect((await stranger.call('results_export', { course_id: courseId, group_id: group })).code).toBe(
    'not_found',
  )

  const sheet = await sheetOf(teacher, 'results_export', { course_id: courseId, group_id: group })
  expect(sheet[1]?.slice(0, 4)).toEqual([
    student.id,
    '@SUM(1)',
    expect.stringMatching(/^\+998\d{9}$/),
    '=1+1',
  ])
  expect(sheet[1]?.at(-1)).toEqual(new Date('2026-03-11T00:30:00Z'))
})

test('the ledger of a span tells every change once, of one student or of all; students go with the search', async () => {
  const student = await school.signedInStudent({ firstName: 'Zulfiya', lastName: 'Ledgerova' })
  for (const [index, moment] of [
    '2026-03-09T18:59:59Z',
    '2026-03-09T19:00:00Z',
    '2026-03-10T18:59:59Z',
    '2026-03-10T19:00:00Z',
  ].entries()) {
    const event = { of: 'review', submissionId: index + 1, decisionId: 1 } as const
    const when = { now: new Date(moment), timeZone: 'Asia/Tashkent' }
    await school.db
      .transaction()
      .execute(
        async (transaction) =>
          await creditLedger(transaction, student.id, [{ event, coins: 2 ** index }], when),
      )
  }
  const [, ...rows] = await csvOf(admin, 'ledger_export', { ...span, student_id: student.id })
  expect(rows.map((row) => [row[1], row[3], row[6], row[7], row[8]])).toEqual([
    ['2026-03-10 00:00', 'Zulfiya Ledgerova', 'tanga', '2', 'ustozning bahosi'],
    ['2026-03-10 23:59', 'Zulfiya Ledgerova', 'tanga', '4', 'ustozning bahosi'],
  ])
  const amounts = async (input: object) =>
    (await csvOf(admin, 'ledger_export', { student_id: student.id, ...input })).slice(1).map((row) => row[7])
  // Of one student, of any span: what is left out is open.
  expect(await amounts({})).toEqual(['1', '2', '4', '8'])
  expect(await amounts({ from: '2026-03-10' })).toEqual(['2', '4', '8'])
  expect(await amounts({ from: '2010-01-01', to: '2026-03-09', currency: 'coins' })).toEqual(['1'])
  expect(await amounts({ currency: 'points' })).toEqual([])
  const open = await fileOf(admin, 'ledger_export', { student_id: student.id, to: '2026-03-10' })
  expect(open.name).toContain(`ledger-${student.id}-until-2026-03-10.csv`)
  const { name } = await fileOf(admin, 'ledger_export', { student_id: student.id, currency: 'coins' })
  expect(name).toContain(`ledger-${student.id}-coins.csv`)
  const counted = await school.db
    .selectFrom('ledger')
    .select('id')
    .where('created_at', '>=', new Date('2026-03-09T19:00:00Z'))
    .where('created_at', '<', new Date('2026-03-10T19:00:00Z'))
    .execute()
  const everyone = await sheetOf(admin, 'ledger_export', span)
  expect(new Set(everyone.slice(1).map(([id]) => id)).size).toBe(counted.length)
  expect(everyone).toHaveLength(counted.length + 1)
  const [head, found, ...others] = await csvOf(admin, 'students_export', { query: 'ledgerova' })
  expect(head?.[1]).toBe('Ism')
  expect(found?.slice(0, 3)).toEqual([String(student.id), 'Zulfiya', 'Ledgerova'])
  expect(others).toEqual([])
  const log = await admin.data<{ rows: { action: string }[] }>('audit_log', {})
  expect(log.rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['results_export', 'ledger_export', 'students_export']),
  )
})

test('a table of very many rows is written in turns, and read no faster than it is taken', async () => {
  let read = 0
  async function* pages() {
    for (let page = 0; page < 8; page += 1) {
      read += 1
      yield Array.from({ length: 1000 }, (_, index) => ({ id: page * 1000 + index, text: `=satr ${index}` }))
    }
  }
  /** Rows that were written since the event loop last turned, and the most at a time. */
  let written = 0
  let most = 0
  const columns: TableColumn<{ id: number; text: string }>[] = [
    { header: { uz: 'Raqami' }, kind: 'number', value: ({ id }) => ((written += 1), id) },
    { header: { uz: 'Matn' }, kind: 'text', value: ({ text }) => text },
  ]
  for (const format of ['csv', 'xlsx'] as const) {
    read = most = 0
    const pieces: Buffer[] = []
    let isOver = false
    const turn = () => {
      most = Math.max(most, written)
      written = 0
      if (!isOver) setImmediate(turn)
    }
    turn()
    const { content } = await tableReply(
      { name: 'sinov', columns, pages: pages() },
      { format, lang: 'uz', timeZone: 'Asia/Tashkent' },
    )
    for await (const piece of content) {
      if (pieces.length === 0) expect(read).toBeLessThan(8)
      pieces.push(Buffer.from(piece as Uint8Array)) // bytes: no encoding is set
    }
    isOver = true
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(200)
    const whole = Buffer.concat(pieces)
    if (format === 'csv') expect(whole.toString('utf8').split('\r\n')).toHaveLength(8002)
    else expect((await readXlsx(new Uint8Array(whole))).sheets[0]?.rows).toHaveLength(8001)
  }
})

test('a text that XML or Excel would choke on spoils no sheet, and none is read as another or as a formula', async () => {
  const texts = ['=1+1', 'a_x003D_1', 'a\uFFFEb\u0001', 'x'.repeat(40_000)]
  const { content } = await tableReply(
    {
      name: 'sinov',
      columns: [{ header: { uz: 'Matn' }, kind: 'text', value: (text: string) => text }],
      pages: inOnePage(texts),
    },
    { format: 'xlsx', lang: 'uz', timeZone: 'Asia/Tashkent' },
  )
  const sheet = (await readXlsx(new Uint8Array(await buffer(content)))).sheets[0]
  const cells = sheet?.rows.slice(1).map(([cell]) => cell)
  expect(cells).toEqual(['=1+1', 'a_x003D_1', 'a\uFFFDb\u0001', 'x'.repeat(32_767)])
})
