import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projects } from './project-arbitrary.ts'
import {
  addFile,
  deleteFile,
  fileNames,
  isValidName,
  renameFile,
  sameProject,
  tidyName,
  writeFile,
  type Project,
} from './project.ts'

const python: Project = { files: { 'b.py': '2', 'main.py': '1', 'data.csv': '3' }, media: {} }

describe('a file name', () => {
  test.each(['main.py', 'hisob-2.py', '_test.py', 'oʻyin.py', 'данные.csv', 'a.b.py', 'sozlama.json'])(
    '%s is valid in Python',
    (name) => expect(isValidName(name, 'python')).toBe(true),
  )
  test.each([
    '',
    'main',
    '.py',
    'main.',
    'main.exe',
    'index.html',
    '../main.py',
    'a/b.py',
    'a\\b.py',
    'a..py',
    'a b.py',
    'main.PY',
    'a\u0000.py',
    '-a.py',
    `${'a'.repeat(58)}.py`,
    '__proto__',
  ])('%j is not', (name) => expect(isValidName(name, 'python')).toBe(false))

  test('belongs to its kind', () => {
    expect(isValidName('index.html', 'web')).toBe(true)
    expect(isValidName('App.jsx', 'web')).toBe(true)
    expect(isValidName('data.json', 'web')).toBe(true)
    expect(isValidName('main.py', 'web')).toBe(false)
  })

  test('is tidied of spaces around it and a type in capitals', () => {
    expect(tidyName('  Main.PY ')).toBe('Main.py')
  })
})

describe('tabs', () => {
  test('stand by entry, type and name', () => {
    expect(fileNames({ ...python, files: { ...python.files, 'a10.py': '', 'a9.py': '' } }, 'python')).toEqual(
      ['main.py', 'a9.py', 'a10.py', 'b.py', 'data.csv'],
    )
  })

  test('do not depend on the order the files came in', () => {
    fc.assert(
      fc.property(projects('web'), (project) => {
        const turned = { ...project, files: Object.fromEntries(Object.entries(project.files).toReversed()) }
        expect(fileNames(turned, 'web')).toEqual(fileNames(project, 'web'))
      }),
    )
  })
})

describe('adding, renaming and deleting', () => {
  test('keeps names unique, also where only capitals differ', () => {
    expect(addFile(python, 'B.py', 'python')).toEqual({ ok: false, problem: 'exists' })
    expect(renameFile(python, 'b.py', 'MAIN.py', 'python')).toEqual({ ok: false, problem: 'exists' })
    expect(renameFile(python, 'b.py', 'B.py', 'python')).toMatchObject({ ok: true, name: 'B.py' })
  })

  test('says what is wrong with a name, and what is missing', () => {
    expect(addFile(python, 'b', 'python')).toEqual({ ok: false, problem: 'invalid_name' })
    expect(addFile(python, 'b.html', 'python')).toEqual({ ok: false, problem: 'wrong_type' })
    expect(renameFile(python, 'c.py', 'd.py', 'python')).toEqual({ ok: false, problem: 'missing' })
    expect(deleteFile(python, 'constructor', 'python')).toEqual({ ok: false, problem: 'missing' })
  })

  test('leaves the last file alone', () => {
    const alone = { files: { 'main.py': '1' }, media: {} }
    expect(deleteFile(alone, 'main.py', 'python')).toEqual({ ok: false, problem: 'last_file' })
  })

  test('shows the next tab after a deletion, or the one before the end', () => {
    expect(deleteFile(python, 'main.py', 'python')).toMatchObject({ ok: true, name: 'b.py' })
    expect(deleteFile(python, 'data.csv', 'python')).toMatchObject({ ok: true, name: 'b.py' })
  })

  test('a renamed file keeps its text, and renaming it back gives the same project', () => {
    fc.assert(
      fc.property(projects('python'), (project) => {
        const [name = ''] = fileNames(project, 'python')
        const there = renameFile(project, name, 'a-new-name.py', 'python')
        if (!there.ok) return
        expect(there.project.files['a-new-name.py']).toBe(project.files[name])
        const back = renameFile(there.project, 'a-new-name.py', name, 'python')
        expect(back.ok && sameProject(back.project, project)).toBe(true)
      }),
    )
  })

  test('an added file deleted again leaves the same project', () => {
    fc.assert(
      fc.property(projects('web'), fc.string(), (project, text) => {
        const added = addFile(project, 'one-more.css', 'web', text)
        if (!added.ok) return
        const back = deleteFile(added.project, 'one-more.css', 'web')
        expect(back.ok && sameProject(back.project, project)).toBe(true)
      }),
    )
  })
})

test('writing the same text changes nothing', () => {
  expect(writeFile(python, 'b.py', '2')).toBe(python)
  expect(writeFile(python, 'b.py', '3').files['b.py']).toBe('3')
})

test('projects are compared by what they hold', () => {
  expect(sameProject(python, { files: { ...python.files }, media: {} })).toBe(true)
  expect(sameProject(python, { ...python, media: { 'a.png': 'x' } })).toBe(false)
  expect(sameProject(python, writeFile(python, 'b.py', ''))).toBe(false)
  expect(sameProject({ files: {}, media: {} }, { files: { toString: '' }, media: {} })).toBe(false)
})
