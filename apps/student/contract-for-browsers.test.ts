import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { studentActions } from '@qadam/contract'
import { expect, test } from 'vitest'
import { contractForBrowsers } from './contract-for-browsers.ts'

const actions = path.resolve(import.meta.dirname, '../../packages/contract/src/actions')

test('a browser is sent nothing of what the actions are for', () => {
  const { transform } = contractForBrowsers() as { transform: (code: string, id: string) => { code: string } }
  const sent = globSync(path.join(actions, '**/*.ts'))
    .map((file) => transform(readFileSync(file, 'utf8'), file).code)
    .join('\n')
  const described = Object.values(studentActions).filter(({ summary }) => sent.includes(summary.slice(0, 30)))
  expect(described.map(({ name }) => name)).toEqual([])
  expect(sent).toContain('coin_shop_buy')
})
