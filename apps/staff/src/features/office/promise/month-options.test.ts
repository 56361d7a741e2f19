import { expect, test } from 'vitest'
import { shell as ru } from '../../../platform/i18n/ru/shell.ts'
import { shell as uz } from '../../../platform/i18n/uz/shell.ts'
import { monthOptions } from './month-options.ts'

test('two years of months go back over the turn of the year, the running one first', () => {
  const options = monthOptions('2026-02', '2026-02', uz.months)
  expect(options).toHaveLength(24)
  expect(options.slice(0, 3)).toEqual([
    { value: '2026-02', label: 'Fevral 2026' },
    { value: '2026-01', label: 'Yanvar 2026' },
    { value: '2025-12', label: 'Dekabr 2025' },
  ])
  expect(options.at(-1)).toEqual({ value: '2024-03', label: 'Mart 2024' })
})

test('a month that the address names can be seen though it is older, or still to come', () => {
  expect(monthOptions('2026-02', '2020-12', ru.months).at(-1)).toEqual({
    value: '2020-12',
    label: 'Декабрь 2020',
  })
  expect(monthOptions('2026-02', '2026-05', ru.months)[0]).toEqual({ value: '2026-05', label: 'Май 2026' })
})
