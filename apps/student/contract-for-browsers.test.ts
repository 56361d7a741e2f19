import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { questionTypeNames, studentActions } from '@qadam/contract'
import { expect, test } from 'vitest'
import { contractForBrowsers } from './contract-for-browsers.ts'

const contract = path.resolve(import.meta.dirname, '../../packages/contract/src')

/** What a browser is sent of a folder of the contract. */
function sentOf(folder: string): string {
  const { transform } = contractForBrowsers() as { transform: (code: string, id: string) => { code: string } }
  return globSync(path.join(contract, folder, '**/*.ts'))
    .map((file) => transform(readFileSync(file, 'utf8'), file).code)
    .join('\n')
}

test('a browser is sent nothing of what the actions are for', () => {
  const sent = sentOf('actions')
  const described = Object.values(studentActions).filter(({ summary }) => sent.includes(summary.slice(0, 30)))
  expect(described.map(({ name }) => name)).toEqual([])
  expect(sent).toContain('coin_shop_buy')
})

test('nor of what authors write of a question', () => {
  const sent = sentOf('question-types')
  const types = sent.split(/(?=defineQuestionType\('[a-z-]+')/).filter((part) => part.startsWith('define'))
  expect(types).toHaveLength(questionTypeNames.length)
  for (const type of types) {
    const definition = type.slice(0, type.indexOf('\n})'))
    expect(definition).toMatch(/ {2}shown: \{[^]*^ {2}draft: \{\},$/m)
    expect(definition).not.toContain('emptyDraft')
  }
})
