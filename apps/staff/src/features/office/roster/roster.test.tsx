import { expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { roster as words } from '../../../platform/i18n/uz/roster.ts'
import { editConflict } from '../../../platform/i18n/uz/school-settings.ts'
import { errors as failures, shell, table } from '../../../platform/i18n/uz/shell.ts'

import { CorrectDialog, readAmount } from './correct-dialog.tsx'
import { group, student } from './fixtures.ts'
import { GroupDialog } from './group-dialog.tsx'
import { ImportDialog, readText } from './import-dialog.tsx'
import { parseRosterSearch } from './roster-search.ts'
import { slipsPage } from './slips.ts'
import { StudentDialog } from './student-dialog.tsx'
import { StudentsPanel } from './students-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

const groups = () => ({
  groups: [group],
  staff: [{ id: 5, name: 'Malika', role: 'teacher' }],
  courses: [{ id: 1, title: 'Python' }],
})
const alert = () => document.querySelector('[role=alert]')?.textContent

test('a new student’s password is shown, and a phone that is taken is told where it was typed', async () => {
  let isTaken = true
  workspace = await sitDown({
    roster_groups: groups,
    student_save: () =>
      isTaken ? new Refusal(409, 'conflict', { reason: 'phone_taken' }) : { student, password: 'G9BS8FK7WG' },
  })
  workspace.show(<StudentDialog onClose={() => undefined} />)
  await workspace.fill(words.first_name, 'Aziz')
  await workspace.fill(words.last_name, 'Umarov')
  await workspace.fill(words.phone, '90 000 00 08')
  await workspace.press(words.add)
  await vi.waitFor(() => expect(alert()).toBe(words.faults.phone_taken))
  isTaken = false
  await workspace.press(words.add)
  await vi.waitFor(() => expect(document.body.textContent).toContain('G9BS8FK7WG'))
})

test('chosen students are moved together, and chosen no more on another search', async () => {
  workspace = await sitDown({
    roster_groups: groups,
    students: () => ({
      rows: [student, { ...student, id: 9, first_name: 'Vali' }],
      total: 2,
      page: 1,
      pagesize: 50,
    }),
    students_move: () => ({ moved: 2 }),
  })
  const onSearch = vi.fn()
  workspace.show(<StudentsPanel search={{}} onSearch={onSearch} />)
  const all = await vi.waitUntil(() =>
    [...document.querySelectorAll('label')].find((label) => label.textContent.includes(words.choose_page)),
  )
  all.querySelector('input')?.click()
  await vi.waitFor(() => expect(document.body.textContent).toContain('2 kishi tanlandi'))
  await workspace.fill(words.bulk, 'group:3')
  await workspace.press(words.bulk_do)
  await vi.waitFor(() =>
    expect(workspace?.callsOf('students_move')).toEqual([{ student_ids: [8, 9], group_id: 3, seen: [3, 3] }]),
  )
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('tanlandi'))
})

test('of very many students it is said that there are more, and the next page is there while pages are full', async () => {
  const rows = Array.from({ length: 50 }, (_, n) => ({ ...student, id: 100 + n }))
  let page = { rows, total: 10_001, page: 1, pagesize: 50 }
  workspace = await sitDown({ roster_groups: groups, students: () => page })
  const onSearch = vi.fn()
  workspace.show(<StudentsPanel search={{ page: 300 }} onSearch={onSearch} />)
  await vi.waitFor(() =>
    expect(document.querySelector('[role=status]')?.textContent).toMatch(/10.000 dan ortiq/u),
  )
  expect(document.body.textContent).not.toContain('10001')
  await workspace.press('Keyingi sahifa')
  expect(onSearch).toHaveBeenCalledWith({ page: 301 })
  page = { ...page, rows: rows.slice(0, 3) }
  workspace = await sitDown({ roster_groups: groups, students: () => page })
  workspace.show(<StudentsPanel search={{ page: 301 }} onSearch={onSearch} />)
  const next = () => document.querySelector<HTMLButtonElement>('[aria-label="Keyingi sahifa"]')
  // It keeps the focus of who came here by it.
  await vi.waitFor(() => expect(next()?.getAttribute('aria-disabled')).toBe('true'))
  expect(next()?.disabled).toBe(false)
  onSearch.mockClear()
  next()?.click()
  expect(onSearch).not.toHaveBeenCalled()
})

test('of a search that finds very many the count stops sooner', async () => {
  const page = { rows: [student], total: 1001, page: 1, pagesize: 50 }
  workspace = await sitDown({ roster_groups: groups, students: () => page })
  workspace.show(<StudentsPanel search={{ q: 'a' }} onSearch={() => undefined} />)
  await vi.waitFor(() =>
    expect(document.querySelector('[role=status]')?.textContent).toMatch(/^1.000 dan ortiq/u),
  )
})

test('a page beyond the last one says so and leads to the first', async () => {
  workspace = await sitDown({
    roster_groups: groups,
    students: () => ({ rows: [], total: 10_001, page: 301, pagesize: 50 }),
  })
  const onSearch = vi.fn()
  workspace.show(<StudentsPanel search={{ q: 'a', page: 301 }} onSearch={onSearch} />)
  await workspace.press(table.first_page)
  expect(workspace.text()).toContain(table.no_more)
  expect(workspace.text()).not.toContain(words.nobody)
  expect(onSearch).toHaveBeenCalledWith({ q: 'a' })
})

test('a closed account is opened again where it is found', async () => {
  const closed = { ...student, group: null, closed_at: '2026-03-01T07:00:00.000Z' }
  workspace = await sitDown({
    roster_groups: groups,
    students: () => ({ rows: [closed], total: 1, page: 1, pagesize: 50 }),
    student_close: () => student,
  })
  workspace.show(<StudentsPanel search={{ state: 'closed' }} onSearch={() => undefined} />)
  await workspace.press(words.reopen)
  await vi.waitFor(() =>
    expect(workspace?.callsOf('student_close')).toEqual([{ student_id: 8, closed: false }]),
  )
})

test('a closed account is erased by its phone; a wrong one says so, and what was typed stays', async () => {
  const closed = { ...student, group: null, closed_at: '2026-03-01T07:00:00.000Z' }
  workspace = await sitDown({
    roster_groups: groups,
    students: () => ({ rows: [closed], total: 1, page: 1, pagesize: 50 }),
    student_erase: ({ phone }) =>
      phone === closed.phone
        ? { erased_at: '2026-03-10T07:00:00.000Z' }
        : new Refusal(409, 'conflict', { reason: 'other_phone' }),
  })
  workspace.show(<StudentsPanel search={{ state: 'closed' }} onSearch={() => undefined} />)
  await workspace.press(words.remove)
  await workspace.fill(words.erase_phone, '+998900000009')
  await workspace.press(words.erase)
  await vi.waitFor(() => expect(workspace?.text()).toContain(words.erase_other_phone))
  await workspace.fill(words.erase_phone, closed.phone)
  await workspace.press(words.erase)
  await vi.waitFor(() => expect(workspace?.text()).not.toContain(words.erase_phone))
  expect(workspace.callsOf('student_erase')).toEqual([
    { student_id: 8, phone: '+998900000009' },
    { student_id: 8, phone: closed.phone },
  ])
})

test('who saves a group later than another sees what they saved, and keeps what was changed here alone', async () => {
  const onClose = vi.fn<() => void>()
  const newer = { ...group, teacher_id: null, course_ids: [], revision: 5 }
  workspace = await sitDown({
    group_save: ({ revision }) =>
      revision === 5
        ? group
        : new Refusal(409, 'conflict', {
            reason: 'changed',
            newer: { ...newer, saved_by: 'Nodira Karimova', saved_at: null },
          }),
  })
  const { staff, courses } = groups()
  workspace.show(
    <GroupDialog
      group={group}
      staff={staff.map((member) => ({ ...member, role: 'teacher' as const }))}
      courses={courses}
      onClose={onClose}
    />,
  )
  await workspace.fill(words.group_name, 'Python 2')
  await workspace.press(words.save)
  await vi.waitFor(() => expect(alert()).toContain(`${words.teacher}: ${words.nobody_chosen}`))
  expect(alert()).toContain(`${words.columns.courses}: —`)
  await workspace.press(editConflict.keep)
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(workspace.callsOf('group_save')).toMatchObject([
    { group_id: 3, revision: 4, name: 'Python 2', teacher_id: 5, course_ids: [1] },
    { group_id: 3, revision: 5, name: 'Python 2', teacher_id: null, course_ids: [] },
  ])
})

test('a list is tried first, taken only when all of it is right, and not lost with its passwords', async () => {
  const errors = [{ line: 3, field: 'phone', reason: 'phone_taken', message: 'Band (telefon)' }]
  const created = [
    {
      id: 8,
      first_name: 'Aziz',
      last_name: 'Umarov',
      phone: '+998900000008',
      group: null,
      password: 'G9BS8FK7WG',
    },
  ]
  let isBad = true
  workspace = await sitDown({
    students_import: ({ dry_run }) => ({
      rows: 1,
      unread: isBad ? ['Sinf', 'Ota-onasi'] : [],
      unnamed: isBad ? [2, 28] : [],
      errors: isBad ? errors : [],
      created: dry_run ? [] : created,
    }),
  })
  const onClose = vi.fn()
  workspace.show(<ImportDialog onClose={onClose} />)
  await workspace.fill(words.import_list, 'a')
  await workspace.press(words.import_try)
  await vi.waitFor(() => expect(alert()).toContain('3-qator: Band (telefon)'))
  expect(document.body.textContent).toContain(
    `${words.import_unread}Sinf, Ota-onasi, B (nomsiz), AB (nomsiz)`,
  )
  expect(workspace.button('Qoʻshish: 1 oʻquvchi')).toBeUndefined()
  isBad = false
  await workspace.fill(words.import_list, 'b')
  await workspace.press(words.import_try)
  await vi.waitFor(() => expect(workspace?.button('Qoʻshish: 1 oʻquvchi')).toBeDefined())
  expect(document.body.textContent).not.toContain(words.import_unread)
  await workspace.press('Qoʻshish: 1 oʻquvchi')
  await vi.waitFor(() => expect(document.body.textContent).toContain(words.slips_text))
  expect(workspace.callsOf('students_import')).toEqual([
    { csv: 'a', dry_run: true },
    { csv: 'b', dry_run: true },
    { csv: 'b', dry_run: false, request_id: expect.any(String) as string },
  ])
  // Nothing closes it before the passwords are saved.
  expect(onClose).not.toHaveBeenCalled()
})

test('while a list is taken nothing closes the dialog or changes the list; a reply that is lost is told as that', async () => {
  let answer = (_reply: unknown) => {}
  workspace = await sitDown({
    students_import: async ({ dry_run }) =>
      dry_run ? { rows: 1, errors: [], created: [] } : await new Promise((resolve) => (answer = resolve)),
  })
  const onClose = vi.fn()
  workspace.show(<ImportDialog onClose={onClose} />)
  await workspace.fill(words.import_list, 'a')
  await workspace.press(words.import_try)
  await workspace.press('Qoʻshish: 1 oʻquvchi')
  await vi.waitFor(() => expect(workspace?.callsOf('students_import')).toHaveLength(2))
  await vi.waitFor(() => expect(document.querySelector('textarea')?.disabled).toBe(true))
  expect(workspace.button(words.import_try)?.disabled).toBe(true)
  // It takes minutes: what was pressed says so.
  expect(workspace.button('Qoʻshish: 1 oʻquvchi')?.getAttribute('aria-busy')).toBe('true')
  await workspace.press(shell.close)
  expect(onClose).not.toHaveBeenCalled()
  answer(new Refusal(503, 'server.busy'))
  await vi.waitFor(() => expect(alert()).toBe(words.import_lost))
  await workspace.press(failures.retry)
  await vi.waitFor(() => expect(workspace?.callsOf('students_import')).toHaveLength(3))
  const [, taken, again] = workspace.callsOf('students_import')
  expect(again).toEqual(taken)
})

test('a file that is no list is not read, and a list that is too long is told to be', async () => {
  workspace = await sitDown({
    students_import: () => new Refusal(400, 'validation.failed', { fields: { csv: 'Juda uzun' } }),
  })
  workspace.show(<ImportDialog onClose={vi.fn()} />)
  const isToldTooLong = () =>
    vi.waitFor(() =>
      expect(alert()?.replaceAll(/\s(?=000)/g, '')).toBe(words.import_too_long.replace('{{most}}', '2000')),
    )
  const film = new File([], 'film.csv')
  Object.defineProperty(film, 'size', { value: 1_000_000_000 })
  const read = vi.spyOn(film, 'arrayBuffer')
  await vi.waitFor(() => expect(document.querySelector('input[type=file]')).toBeTruthy())
  const field = document.querySelector('input[type=file]')
  Object.defineProperty(field, 'files', { value: [film] })
  field?.dispatchEvent(new Event('change', { bubbles: true }))
  await isToldTooLong()
  expect(read).not.toHaveBeenCalled()
  await workspace.fill(words.import_list, 'a')
  await vi.waitFor(() => expect(alert()).toBeUndefined())
  await workspace.press(words.import_try)
  await isToldTooLong()
})

test('a correction that failed is sent again as the same request', async () => {
  let count = 0
  workspace = await sitDown({
    balance_correct: () => ((count += 1) === 1 ? new Refusal(500, 'internal') : { points: 30, coins: 7 }),
  })
  const onClose = vi.fn()
  workspace.show(<CorrectDialog student={student} onClose={onClose} />)
  await workspace.fill(words.columns.points, '-10')
  await workspace.fill(words.reason, 'Xato')
  await workspace.press(words.save)
  await vi.waitFor(() => expect(alert()).toBeTruthy())
  await workspace.press(words.save)
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  const [first, second] = workspace.callsOf('balance_correct')
  expect(first).toMatchObject({ student_id: 8, points: -10, coins: 0, reason: 'Xato' })
  expect(second).toEqual(first)
})

test('a correction below zero is told of the student, whose balance is read anew; not as to one who shops', async () => {
  workspace = await sitDown({
    balance_correct: () => new Refusal(409, 'coins.insufficient', { coins: 3 }),
  })
  workspace.show(<CorrectDialog student={student} onClose={vi.fn()} />)
  await workspace.fill(words.columns.coins, '-7')
  await workspace.fill(words.reason, 'Xato')
  await workspace.press(words.save)
  await vi.waitFor(() => expect(alert()).toBe(words.faults.coins))
})

test('a move that is refused for an account closed meanwhile reads the list anew, and leaves who is gone out of it', async () => {
  let isClosed = false
  const other = { ...student, id: 9, first_name: 'Barno' }
  workspace = await sitDown({
    roster_groups: groups,
    students: () => ({
      rows: isClosed ? [student] : [student, other],
      total: 2,
      page: 1,
      pagesize: 50,
    }),
    students_move: ({ student_ids }) => {
      if (isClosed) return { moved: (student_ids as number[]).length }
      isClosed = true
      return new Refusal(409, 'conflict', { reason: 'closed' })
    },
  })
  workspace.show(<StudentsPanel search={{}} onSearch={vi.fn()} />)
  await vi.waitFor(() => expect(workspace?.text()).toContain('Barno'))
  for (const box of document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')) box.click()
  await workspace.fill(words.bulk, 'group:3')
  await workspace.press(words.bulk_do)
  await vi.waitFor(() => expect(workspace?.text()).not.toContain('Barno'))
  expect(workspace.text()).toContain(words.chosen_one.replace('{{count}}', '1'))
  await workspace.press(words.bulk_do)
  await vi.waitFor(() =>
    expect(workspace?.callsOf('students_move')).toEqual([
      { student_ids: [8, 9], group_id: 3, seen: [3, 3] },
      { student_ids: [8], group_id: 3, seen: [3] },
    ]),
  )
})

test('a column is hidden by the address and by its menu, which leaves the rest of the address', async () => {
  workspace = await sitDown({
    roster_groups: groups,
    students: () => ({ rows: [student], total: 1, page: 1, pagesize: 50 }),
  })
  const onSearch = vi.fn()
  const search = parseRosterSearch({ q: 'Aziz', hidden: 'coins.name.lost' })
  expect(search).toEqual({ q: 'Aziz', hidden: 'coins' })
  workspace.show(<StudentsPanel search={search} onSearch={onSearch} />)
  await vi.waitFor(() => expect(workspace?.text()).toContain('Aziz Umarov'))
  const heads = [...document.querySelectorAll('thead th')].map((head) => head.textContent)
  expect(heads).toContain(words.columns.points)
  expect(heads).not.toContain(words.columns.coins)
  await workspace.press(table.columns)
  const item = async (name: string) =>
    await vi.waitUntil(() =>
      [...document.querySelectorAll<HTMLElement>('[role=menuitemcheckbox]')].find(
        (each) => each.textContent === name,
      ),
    )
  expect((await item(words.columns.coins)).getAttribute('aria-checked')).toBe('false')
  ;(await item(words.columns.group)).click()
  expect(onSearch).toHaveBeenLastCalledWith({ q: 'Aziz', hidden: 'group.coins' })
  ;(await item(words.columns.coins)).click()
  expect(onSearch).toHaveBeenLastCalledWith({ q: 'Aziz' })
})

test('amounts are whole numbers either way, the address is read as what it may say', () => {
  expect([' -10', '−10', '1 000', '', '+5'].map(readAmount)).toEqual([-10, -10, 1000, 0, 5])
  expect(['1.5', 'x', '1e3', '1000000'].map(readAmount)).toEqual([undefined, undefined, undefined, undefined])
  expect(
    parseRosterSearch({ q: 901234567, state: 'lost', sort: 'points', descending: true, page: 2 }),
  ).toEqual({
    q: '901234567',
    sort: 'points',
    descending: true,
    page: 2,
  })
})

test('a list of an old spreadsheet is read, and a slip holds no HTML of a name', async () => {
  // "Имя" in windows-1251.
  expect(await readText(new Blob([new Uint8Array([0xc8, 0xec, 0xff])]))).toBe('Имя')
  expect(await readText(new Blob(['Имя']))).toBe('Имя')
  const slip = { first_name: '<img src=x>', last_name: 'U', phone: '1', group: null, password: 'p' }
  expect(slipsPage([slip], ((key: string) => key) as never, 'x', 'uz')).not.toContain('<img')
})
