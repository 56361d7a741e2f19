import { foldName, foldTable, officeLimits } from '@qadam/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test, inject } from 'vitest'
import { createStudents } from '../../../../test/many-students.ts'
import { signedInStaff } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { searchPeople } from './search-store.ts'

let school: TestSchool
beforeAll(async () => void (school = await startTestSchool()))

/** Whom a search finds, named by their ids, asked row by row, and read from the index: all must find the same. */
async function found(query: string): Promise<number[]> {
  const ways = [
    { most: 10_000, purpose: 'page' },
    { most: 0, purpose: 'page' },
    { most: 0, purpose: 'count' },
  ] as const
  const [few, ...many] = await Promise.all(
    ways.map(async ({ most, purpose }) => {
      const isMeant = await searchPeople(school.db, query, most)
      const { rows } = await sql<{ id: number }>`
        select id from people where ${isMeant(sql`people.id`, purpose)} order by id`.execute(school.db)
      return rows.map(({ id }) => id)
    }),
  )
  expect(many).toEqual([few, few])
  return few ?? []
}

test('the database folds a name as a search is folded', async () => {
  const name = `${foldTable.from}ABZ abz '‘ oʻgʻiloy ÇĞ-1 é`
  const { rows } = await sql<{ folded: string }>`select fold_name(${name}) as folded`.execute(school.db)
  // Which capitals beyond these alphabets have a small letter depends on the database.
  expect(rows[0]?.folded.toLowerCase()).toBe(foldName(name))
})

test('a search finds parts of words, beginnings by one or two letters, and any digits of a phone in a row', async () => {
  const { id, phone } = await school.createStudent({ firstName: 'Oʻtkirbek', lastName: 'Zarqumov-Ёши' })
  const other = await school.createStudent({ firstName: 'Nodira', lastName: 'Zarqumova' })
  expect(await found('qumov')).toEqual([id, other.id])
  expect(await found("zarqumova o'TKIR")).toEqual([])
  expect(await found("qumov o'TKIR")).toEqual([id])
  expect(await found('o zar')).toEqual([id])
  expect(await found('ot za')).toEqual([id])
  expect(await found('tk zar')).toEqual([])
  expect(await found('ёши')).toEqual([id])
  // Each of its parts is in the name, not so the whole.
  expect(await found('zarqumzar')).toEqual([])
  expect(await found(phone.slice(-4))).toContain(id)
  expect(await found(phone)).toEqual([id])
  expect(await found(`${phone.slice(0, 6)} ${phone.slice(6, 9)}-${phone.slice(9)}`)).toEqual([id])
  expect(await found(`${phone}0`)).toEqual([])
})

test('a name and digits typed together find who has both; a number in a name is found as well as one in a phone', async () => {
  const [one, other] = [
    await school.createStudent({ firstName: 'Jahongir', lastName: 'Eshmatov' }),
    await school.createStudent({ firstName: 'Jahongir', lastName: 'Toshmatov 73519' }),
  ]
  const digits = one.phone.slice(-9)
  expect(await found(`jahongir ${digits}`)).toEqual([one.id])
  expect(await found(`${one.phone.slice(0, 6)} ${one.phone.slice(6)} JAHON`)).toEqual([one.id])
  expect(await found(`toshmatov ${digits}`)).toEqual([])
  expect(await found('toshmatov 73519')).toEqual([other.id])
  expect(await found('73519')).toContain(other.id)
})

test('who is renamed or has another phone is found by the new one alone; a balance that moves writes nothing', async () => {
  const { id } = await school.createStudent({ firstName: 'Avvalgi', lastName: 'Ismi' })
  await school.db.updateTable('people').set({ first_name: 'Yangirgan' }).where('id', '=', id).execute()
  expect(await found('avvalgi')).toEqual([])
  expect(await found('yangirgan')).toEqual([id])
  await school.db.updateTable('people').set({ phone: '+998911112233' }).where('id', '=', id).execute()
  expect(await found('911112233')).toEqual([id])
  const version = async () =>
    (await sql`select xmin::text from person_search where person_id = ${id}`.execute(school.db)).rows
  const before = await version()
  await school.db.updateTable('people').set({ points: 0 }).where('id', '=', id).execute()
  expect(await version()).toEqual(before)
})

test('a list of those who are meant is planned for as many as they are, not once for all searches', async (context) => {
  const source = inject('testDatabase')
  context.skip(
    source.kind === 'postgresql' && source.poolerUrl !== undefined,
    'nothing is kept behind a pooler',
  )
  const kept = async () => {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like 'select phone from people%'`.execute(
      school.db,
    )
    return rows
  }
  const isMeant = await searchPeople(school.db, 'qumov')
  await sql`select phone from people where ${isMeant(sql`people.id`)}`.execute(school.db)
  expect(await kept()).toEqual([])
  await sql`select phone from people where id = ${1}`.execute(school.db)
  expect(await kept()).toHaveLength(1)
})

test('a search that finds more than a thousand says that there are more, and not how many', async () => {
  await createStudents(school, officeLimits.roster.found + 20)
  const admin = await signedInStaff(school, 'admin')
  const page = async (query: string) => await admin.data<{ total: number }>('students', { query })
  expect((await page('shodiyeva')).total).toBe(officeLimits.roster.found + 1)
  expect((await page('shodiyeva n102')).total).toBe(2)
  // The list of all is counted further.
  expect((await page('')).total).toBeGreaterThan(officeLimits.roster.found + 1)
})
