import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isOfSet, questionTypeNames } from '@qadam/contract'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const guide = readFileSync(path.join(root, 'docs/adding-a-question-type.md'), 'utf8')

/** What the guide names in a column of its table, a list a side. */
const column = (place: number): string[][] =>
  guide
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .map((line) => [...(line.split('|')[place] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))

const files = column(2)
const example = /(?:typed-answer|voice)(\.tsx?)$/

test.each(questionTypeNames)('%s has the files that the guide names, one a side', (type) => {
  const missing = files.filter((names) => {
    const [name = ''] = names.slice(isOfSet(type, 'practice') ? -1 : 0)
    return !existsSync(path.join(root, name.replace(example, `${type}$1`)))
  })
  expect(files).toHaveLength(5)
  expect(missing).toEqual([])
})

test('each list that the guide names has a line a type', () => {
  for (const [first = '', ofPractice = first] of column(4)) {
    const written = (file: string) => readFileSync(path.join(root, file), 'utf8')
    for (const type of questionTypeNames)
      expect(written(isOfSet(type, 'practice') ? ofPractice : first)).toContain(`/${type}.ts`)
  }
})

test('whatever else the guide names is there', () => {
  const named = [...guide.matchAll(/`((?:apps|e2e|packages)\/[^`]+)`/g)].map(([, name = '']) => name)
  const all = named.flatMap((name) =>
    name.includes('{uz,ru}') ? ['uz', 'ru'].map((lang) => name.replace('{uz,ru}', lang)) : name,
  )
  expect(all.filter((name) => !existsSync(path.join(root, name)))).toEqual([])
})
