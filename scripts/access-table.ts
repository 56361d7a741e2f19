import path from 'node:path'
import { staffActions, studentActions, type Access, type Action } from '@qadam/contract'

export const accessPath = path.resolve(import.meta.dirname, '../docs/access.md')

/** What who may reach, in a cell of the table. */
const reaches: Readonly<Record<Access['reach'], string>> = {
  nobody: 'yes',
  own: 'own',
  'own courses': 'own, in courses they are enrolled in',
  'open lesson': 'own, in lessons that are open to them',
  'own groups': 'of their groups',
}

const no = '–'
const markers = /(<!-- access -->\n)[^]*(<!-- \/access -->)/

/** The text with who may do what to whom as the contract’s actions have it. */
export function withAccessTables(text: string): string {
  if (!markers.test(text)) throw new Error('The markers <!-- access --> and its end are gone')
  const tables = [
    '## POST /api/student',
    table(
      ['action', 'signed out', 'student', 'student whose account is frozen'],
      studentActions,
      (access) => [
        access.role === 'anyone' ? 'yes' : no,
        reaches[access.reach],
        access.frozen === 'allowed' ? 'the same' : no,
      ],
    ),
    '## POST /api/staff',
    table(
      ['action', 'signed out', 'teacher', 'admin', 'before the second factor that the school requires'],
      staffActions,
      (access) => [
        access.role === 'anyone' ? 'yes' : no,
        access.role === 'admin' ? no : reaches[access.reach],
        access.reach === 'own groups' ? 'of all' : reaches[access.reach],
        access.role === 'anyone' || access.beforeFactor ? 'the same' : no,
      ],
    ),
  ]
  return text.replace(markers, `$1\n${tables.join('\n\n')}\n\n$2`)
}

function table(
  head: readonly string[],
  actions: Readonly<Record<string, Action>>,
  cells: (access: Access) => readonly string[],
): string {
  const rows = Object.entries(actions).map(([name, { access }]) => [`\`${name}\``, ...cells(access)])
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
