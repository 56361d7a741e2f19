import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStudentList } from './read-student-list.ts'

const head = 'first_name,last_name,phone,group,lang,next_due_on'
const faultsOf = (csv: string) =>
  readStudentList(csv).faults.map(({ line, field, reason }) => [line, field, reason])

test('a list with a comma is read, with what may be left out left out', () => {
  const { rows, students, faults } = readStudentList(
    `${head}\nAziza,Karimova,90 123 45 67,Kechki guruh,ru,2026-12-01\n"Oʻtkir, kichik",Valiyev,+998901234568,,,\n`,
  )
  expect(faults).toEqual([])
  expect(rows).toBe(2)
  expect(students).toEqual([
    {
      line: 2,
      firstName: 'Aziza',
      lastName: 'Karimova',
      phone: '+998901234567',
      group: 'Kechki guruh',
      lang: 'ru',
      nextDueOn: '2026-12-01',
    },
    {
      line: 3,
      firstName: 'Oʻtkir, kichik',
      lastName: 'Valiyev',
      phone: '+998901234568',
      group: null,
      lang: 'uz',
      nextDueOn: null,
    },
  ])
})

test('a list as a spreadsheet writes it here: semicolons, a mark at its beginning, Russian heads, dates with points', () => {
  const { students, faults } = readStudentList(
    '\uFEFFИмя;Фамилия;Телефон;Группа;Оплата до\r\nАзиза;Каримова, мл.;998 90 123-45-67;Вечер;1.12.2026\r\n',
  )
  expect(faults).toEqual([])
  expect(students).toMatchObject([
    { lastName: 'Каримова, мл.', phone: '+998901234567', nextDueOn: '2026-12-01' },
  ])
})

test.each(['ʻ', 'ʼ', '‘', '’', "'", '`', ''])(
  'heads in Uzbek are known whatever apostrophe is written: %s',
  (apostrophe) => {
    const { students, faults } = readStudentList(
      `Ismi;Familiyasi;Telefon;To${apostrophe}lov sanasi\nAziza;Karimova;901234567;2026-12-01`,
    )
    expect(faults).toEqual([])
    expect(students).toMatchObject([{ nextDueOn: '2026-12-01' }])
  },
)

test('a quotation mark inside a cell, a formula and a sign of HTML are only text', () => {
  const { students, faults } = readStudentList(
    `${head}\nO"ktam,=1+1,901234567,Python "A" kechki\n<b>Ali</b>,"O""ktamov",901234568`,
  )
  expect(faults).toEqual([])
  expect(students).toMatchObject([
    { firstName: 'O"ktam', lastName: '=1+1', group: 'Python "A" kechki' },
    { firstName: '<b>Ali</b>', lastName: 'O"ktamov' },
  ])
})

test('each bad row is named by its line, also behind cells of several lines and empty rows', () => {
  const csv = [
    head,
    'Aziza,Karimova,901234567,,,',
    '"Ali\nikki qator",Valiyev,901234568,,,', // lines 3 and 4
    '',
    ',Valiyev,901234569,,,', // 6
    'Ali,Valiyev,12,,,', // 7
    'Ali,Valiyev,901234567,,,', // 8: the phone of line 2
    'Ali,Valiyev,901234570,,en,', // 9
    'Ali,Valiyev,901234571,,,2026-02-30', // 10
    `${'x'.repeat(61)},Valiyev,901234572,,,`, // 11
    'Ali', // 12
  ].join('\n')
  const { rows, students } = readStudentList(csv)
  expect(faultsOf(csv)).toEqual([
    [6, 'first_name', 'missing'],
    [7, 'phone', 'bad_phone'],
    [8, 'phone', 'phone_twice'],
    [9, 'lang', 'bad_lang'],
    [10, 'next_due_on', 'bad_day'],
    [11, 'first_name', 'too_long'],
    [12, 'last_name', 'missing'],
    [12, 'phone', 'missing'],
  ])
  expect(rows).toBe(9)
  expect(students.map(({ line }) => line)).toEqual([2, 3])
})

test('columns that are not read are named as they are written', () => {
  const unread = (csv: string) => readStudentList(csv).unread
  expect(unread(`${head}\nAziza,Karimova,901234567,,,`)).toEqual([])
  expect(unread('Ismi; Sinf ;Familiyasi;;Telefon;Ota-onasi\nAziza;7;Karimova;;901234567;Olim')).toEqual([
    'Sinf',
    'Ota-onasi',
  ])
  // The second of two that say the same, and what was meant by one that lacks.
  expect(unread('Имя,Name,Фамилия,Тел.\nАзиза,Aziza,Каримова,901234567')).toEqual(['Name', 'Тел.'])
  expect(unread(`${'x'.repeat(5000)},${head}\n`)).toEqual(['x'.repeat(60)])
})

test('a column without a name that holds something is named by its place', () => {
  const unnamed = (csv: string) => readStudentList(csv).unnamed
  // Of the two the fourth is empty all the way down; the sixth stands behind the head.
  expect(
    unnamed('Ismi;;Familiyasi; ;Telefon\nAziza;7;Karimova;;901234567;Olim\nAli;;Valiyev;;901234568'),
  ).toEqual([2, 6])
  expect(unnamed(`${head}\nAziza,Karimova,901234567,,,`)).toEqual([])
  expect(unnamed('ism;;familiya\nAli;7;Valiyev')).toEqual([2])
})

test('what is no such list is said to be none', () => {
  expect(faultsOf('ism,familiya\nAli,Valiyev')).toEqual([[1, 'phone', 'missing']])
  expect(faultsOf('first_name,last_name,phone\n"Ali,Valiyev,901234567')).toEqual([[1, null, 'broken_row']])
  expect(faultsOf('')).toHaveLength(3)
})

test('whatever the text, every row is a student or has a fault, and no phone comes twice', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('901234567', '901234568', 'Ali', '', 'uz', '2026-12-01', '"'),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 8 }), (table) => {
      const csv = [head, ...table.map((row) => row.join(','))].join('\n')
      const { rows, students, faults } = readStudentList(csv)
      const faulty = new Set(faults.map(({ line }) => line))
      if (faults.some(({ reason }) => reason === 'broken_row')) return
      expect(students.length + faulty.size).toBe(rows)
      expect(new Set(students.map(({ phone }) => phone)).size).toBe(students.length)
      for (const { line } of students) expect(faulty.has(line)).toBe(false)
    }),
  )
})
