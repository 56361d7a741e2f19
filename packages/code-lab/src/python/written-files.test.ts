import { expect, test } from 'vitest'
import type { Project } from '../project/project.ts'
import { withWrittenFiles } from './written-files.ts'

const project: Project = { files: { 'main.py': 'x', 'a.txt': 'eski' }, media: {} }

test('data files a program wrote come into the project, new ones and changed ones', () => {
  expect(withWrittenFiles(project, { 'a.txt': 'yangi', 'b.csv': '1,2' }, 1000).files).toEqual({
    'main.py': 'x',
    'a.txt': 'yangi',
    'b.csv': '1,2',
  })
})

test.each([
  ['a program', { 'main.py': 'print()' }],
  ['a name no file may have', { '../a.txt': 'a', '.b.txt': 'b', 'c.exe': 'c' }],
  ['what changes nothing', { 'a.txt': 'eski' }],
  ['what is too much for a project', { 'b.txt': 'x'.repeat(2000) }],
])('%s leaves the project as it is', (_what, written) => {
  expect(withWrittenFiles(project, written, 1000)).toBe(project)
})
