import type { AuditEntry } from '@qadam/contract'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { audit as words } from '../../../platform/i18n/uz/audit.ts'
import { errors, table } from '../../../platform/i18n/uz/shell.ts'
import { AuditPanel, type AuditSearch } from './audit-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const entry: AuditEntry = {
  id: 90,
  at: '2026-03-10T07:00:00.000Z',
  staff: { id: 3, name: 'Nodira Karimova' },
  action: 'payment_due_set',
  subject: { kind: 'student', id: 8, name: 'Aziz Umarov' },
  before: { next_due_on: '2026-03-01', frozen: true },
  after: { next_due_on: '2026-04-01', frozen: false },
  reason: 'Kelishuv',
}
const staff = [{ id: 3, name: 'Nodira Karimova' }]

const searched: AuditSearch[] = []
function Panel({ first }: { first: AuditSearch }) {
  const [search, setSearch] = useState(first)
  return (
    <AuditPanel
      search={search}
      onSearch={(next) => {
        searched.push(next)
        setSearch(next)
      }}
    />
  )
}

const show = (first: AuditSearch) => workspace.show(<Panel first={first} />)

test('an entry is told in words, leads to whom it is about, and to the following pages', async () => {
  workspace = await sitDown({
    audit_log: ({ before }) => ({ rows: [entry], next: before === undefined ? 90 : null, staff }),
  })
  show({})
  await vi.waitFor(() => expect(workspace.text()).toContain(words.actions.payment_due_set))
  for (const word of ['01.03.2026', '01.04.2026', 'Nodira Karimova', 'Kelishuv', '10.03'])
    expect(workspace.text()).toContain(word)
  expect(workspace.button('Aziz Umarov')?.getAttribute('href')).toBe('/students/8')
  await workspace.press(table.older)
  await vi.waitFor(() => expect(workspace.button(table.newest)).toBeDefined())
  await vi.waitFor(() => expect(workspace.button(table.older)).toBeUndefined())
  expect(workspace.callsOf('audit_log').at(-1)).toMatchObject({ before: 90 })
})

test('a filter begins at the newest page, and all of them can be cleared', async () => {
  workspace = await sitDown({ audit_log: () => ({ rows: [entry], next: null, staff }) })
  show({ before: 50, student: 8 })
  await workspace.press('Nodira Karimova')
  await vi.waitFor(() => expect(searched.at(-1)).toEqual({ before: undefined, student: 8, staff: 3 }))
  expect(workspace.text()).toContain('Aziz Umarov haqida')
  await workspace.fill(words.from, '2026-03-01')
  await vi.waitFor(() =>
    expect(workspace.callsOf('audit_log').at(-1)).toEqual({
      subject_kind: 'student',
      subject_id: 8,
      staff_id: 3,
      from: '2026-03-01',
    }),
  )
  await workspace.press(words.clear)
  await vi.waitFor(() => expect(searched.at(-1)).toEqual({}))
})

test.each([
  [{ q: 'yoʻq' }, words.none],
  [{}, words.empty],
])('without an entry for %j it says so', async (search, title) => {
  workspace = await sitDown({ audit_log: () => ({ rows: [], next: null, staff: [] }) })
  show(search)
  await vi.waitFor(() => expect(workspace.text()).toContain(title))
})

test('where it cannot be read it says so, and can be tried again', async () => {
  // Two more are tried by themselves.
  let failures = 3
  workspace = await sitDown({
    audit_log: () => (failures-- > 0 ? new Refusal(500, 'internal') : { rows: [entry], next: null, staff }),
  })
  show({})
  await workspace.press(errors.retry)
  await vi.waitFor(() => expect(workspace.text()).toContain('Aziz Umarov'))
})

test('another filter keeps the rows until its reply, and says that nothing was found only after it', async () => {
  const replies: ((rows: AuditEntry[]) => void)[] = []
  workspace = await sitDown({
    audit_log: async () => ({
      rows: await new Promise<AuditEntry[]>((resolve) => replies.push(resolve)),
      next: null,
      staff,
    }),
  })
  function Chosen() {
    const [search, setSearch] = useState<AuditSearch>({})
    return (
      <>
        {[8, 9].map((student) => (
          <button key={student} type="button" onClick={() => setSearch({ student })}>
            {`student ${student}`}
          </button>
        ))}
        <AuditPanel search={search} onSearch={setSearch} />
      </>
    )
  }
  const reply = async (count: number, rows: AuditEntry[]) => {
    await vi.waitFor(() => expect(replies).toHaveLength(count))
    replies[count - 1]?.(rows)
  }
  workspace.show(<Chosen />)
  await reply(1, [entry])
  await vi.waitFor(() => expect(workspace.text()).toContain('Kelishuv'))
  await workspace.press('student 8')
  await vi.waitFor(() => expect(replies).toHaveLength(2))
  expect(workspace.text()).toContain('Kelishuv')
  await reply(2, [])
  await vi.waitFor(() => expect(workspace.text()).toContain(words.none))
  await workspace.press('student 9')
  await vi.waitFor(() => expect(replies).toHaveLength(3))
  expect(workspace.text()).not.toContain(words.none)
  await reply(3, [])
  await vi.waitFor(() => expect(workspace.text()).toContain(words.none))
})
