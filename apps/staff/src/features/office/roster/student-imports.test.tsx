import { expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { roster as words } from '../../../platform/i18n/uz/roster.ts'
import { StudentImports } from './student-imports.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn<(tone: string, title: string) => void>() }))
vi.mock('@qadam/web/toast', () => ({ showToast }))

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

test('a press that gives nobody a new password says so', async () => {
  const line = {
    id: 3,
    by: { id: 7, name: 'Nargiza Yusupova' },
    rows: 2,
    done: 2,
    state: 'done',
    reason: null,
    students: 2,
    waiting: 2,
    created_at: '2026-03-10T07:00:00.000Z',
  }
  // A colleague pressed at the same time.
  workspace = await sitDown({ student_imports: () => [line], student_import_slips: () => ({ created: [] }) })
  workspace.show(<StudentImports />)
  await workspace.press(words.imports.new_slips.replace('{{count}}', '2'))
  await workspace.press(words.imports.make)
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith('info', words.imports.nobody), 10_000)
})
