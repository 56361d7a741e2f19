import { fileTypes } from '@qadam/code-lab/project'
import { limits, type DraftQuestion } from '@qadam/contract'
import { expect, test } from 'vitest'
import { newQuestion } from './new-question.ts'
import {
  inLanguage,
  losesFiles,
  nameFault,
  programFiles,
  withoutFile,
  withSolution,
  withStarter,
} from './program-files.ts'

const question: DraftQuestion = {
  ...newQuestion('compiler'),
  starter: { 'narxlar.csv': 'olma;5', 'main.py': { uz: '# boshi', ru: '# начало' } },
  solution: { 'main.py': 'print(5)', 'ham.py': 'x = 1' },
}

test('the files are those of the start and of the solution, the main one first', () => {
  expect(programFiles(question)).toEqual(['main.py', 'ham.py', 'narxlar.csv'])
  expect(programFiles({ ...question, starter: {}, solution: {}, language: 'web' })).toEqual(['index.html'])
})

test.for([
  ['shakl.py', undefined],
  ['MAIN.py', 'taken'],
  ['narxlar.csv', 'taken'],
  ['style.css', 'ending'],
  ['yangi fayl.py', 'name'],
  ['../main.py', 'name'],
  ['__proto__.py', 'name'],
  ['__proto__', 'ending'],
  ['', 'name'],
] as const)('a program’s file of the name "%s" is refused for %s', ([name, fault]) => {
  expect(nameFault(question, name)).toBe(fault)
})

test('authors and the editor that students write in take files of the same types', () => {
  const { pythonFileTypes: python, compilerFileTypes, compilerDataTypes } = limits
  expect(fileTypes).toEqual({ python, web: [...compilerFileTypes, ...compilerDataTypes] })
})

test('what is written for one file and language leaves all the rest', () => {
  const changed = withStarter(question, 'main.py', 'uz', '# yangi')
  expect(changed.starter).toEqual({ ...question.starter, 'main.py': { uz: '# yangi', ru: '# начало' } })
  expect(withSolution(question, 'ham.py', '').solution).toEqual({ 'main.py': 'print(5)' })
  expect(withoutFile(question, 'ham.py')).toMatchObject({ solution: { 'main.py': 'print(5)' } })
  expect(withoutFile(question, 'narxlar.csv').starter).not.toHaveProperty('narxlar.csv')
})

test('another language keeps where students start, and is known to take the rest', () => {
  const web = inLanguage(question, 'web')
  expect(web).toMatchObject({ language: 'web', starter: { 'index.html': { ru: '# начало' } }, solution: {} })
  expect(losesFiles(question)).toBe(true)
  expect(losesFiles(newQuestion('compiler'))).toBe(false)
})
