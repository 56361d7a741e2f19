import path from 'node:path'
import { expect, test } from 'vitest'
import { listAccesses, listTables, tablesIn } from './table-access.ts'
import { owners } from './table-owners.ts'
import { findTrespasses, findUnused } from './table-trespasses.ts'

const server = path.resolve(import.meta.dirname, '../apps/server/src')
const accesses = listAccesses(server)

test('every table has an owner, and only tables have one', () => {
  expect(Object.keys(owners).toSorted()).toEqual([...listTables(server)].toSorted())
})

test('a table is asked by its owner alone, or by whom table-reads.ts names with a reason', () => {
  expect(accesses.length).toBeGreaterThan(200)
  expect(findTrespasses(accesses)).toEqual([])
})

test('no exception is left that nobody needs', () => {
  expect(findUnused(accesses)).toEqual([])
})

test('every way to ask for a table is seen', () => {
  const text = `
    // from people
    db.selectFrom('people').innerJoin('groups as own', 'own.id', 'people.group_id')
    db.selectFrom(['courses', 'lessons'])
    db.updateTable('streaks').from('ledger')
    db.with('made', (make) => make.insertInto(\n'answers'))
    db.deleteFrom('sessions')
    sql\`select 1 from uploads u join media on true where exists (select from attempts)\`
    sql\`insert into projects (id) values (1)\`
    sql\`update questions set key = ''\`
    sql\`delete from modules\``
  const tables = listTables(server)
  const seen = tablesIn('modules/g/a/a-store.ts', text, tables).map(({ table, kind }) => `${kind} ${table}`)
  expect(seen.toSorted()).toEqual([
    'read attempts',
    'read courses',
    'read groups',
    'read ledger',
    'read lessons',
    'read media',
    'read people',
    'read uploads',
    'write answers',
    'write modules',
    'write projects',
    'write questions',
    'write sessions',
    'write streaks',
  ])
})

test('an access that is not declared is told', () => {
  const access = { file: 'modules/learning/helper/helper-store.ts', table: 'people' } as const
  expect(findTrespasses([{ ...access, kind: 'read' }])).toEqual([
    'modules/learning/helper/helper-store.ts reads people, which belongs to people',
  ])
  const reader = { file: 'modules/learning/review/review-queue-store.ts', table: 'people' } as const
  expect(findTrespasses([{ ...reader, kind: 'read' }])).toEqual([])
  // A permitted reader may not write.
  expect(findTrespasses([{ ...reader, kind: 'write' }])).toHaveLength(1)
})
