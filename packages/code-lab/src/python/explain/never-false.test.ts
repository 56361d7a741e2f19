import path from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { readCorpus } from '../../corpus/read-corpus.ts'
import type { PythonError } from '../parse-message.ts'
import { pythonInNode } from '../python-in-node.ts'
import { causes } from './corpus/causes.ts'
import { explainError } from './explain-error.ts'
import { findRule } from './rules.ts'

const rights = readCorpus(path.join(import.meta.dirname, 'corpus/right.py'), causes)
  // What may go on for ever once it is changed has no place here.
  .filter(({ program }) => !/while|sleep|input|\*\*/.test(program))
  .map(({ program }) => program)

let run: Awaited<ReturnType<typeof pythonInNode>>
beforeAll(async () => {
  run = await pythonInNode()
})

const tokens = /[fF]?"[^"\n]*"|[fF]?'[^'\n]*'|\p{L}[\p{L}\p{N}_]*|\d[\w.]*|[^\s\w]|\n *| +/gu

/** A right program with one thing in it changed: a token taken away, doubled, swapped or replaced, or a line moved. */
const changed = fc
  .record({
    program: fc.constantFrom(...rights),
    how: fc.constantFrom('delete', 'twice', 'swap', 'replace', 'letter', 'indent', 'lines'),
    at: fc.nat(),
    other: fc.nat(),
  })
  .map(({ program, how, at, other }) => {
    const parts: readonly string[] = program.match(tokens) ?? []
    const solid = [...parts.keys()].filter((each) => /\S/.test(parts[each] ?? ''))
    const [i = 0, j = 0] = [solid[at % solid.length], solid[other % solid.length]]
    const [part = '', against = ''] = [parts[i], parts[j]]
    const cut = other % Math.max(1, part.length)
    const lines = program.trimEnd().split('\n')
    const [k, l] = [at % lines.length, other % lines.length]
    const line = lines[k] ?? ''
    switch (how) {
      case 'delete':
        return parts.with(i, '').join('')
      case 'twice':
        return parts.with(i, `${part} ${part}`).join('')
      case 'swap':
        return parts.with(i, against).with(j, part).join('')
      case 'replace':
        return parts.with(i, against).join('')
      case 'letter':
        return parts.with(i, part.slice(0, cut) + part.slice(cut + 1)).join('')
      case 'indent':
        return lines.with(k, `  ${line}`).join('\n')
      case 'lines':
        return lines
          .with(k, lines[l] ?? '')
          .with(l, line)
          .join('\n')
    }
  })
  .filter((program) => !/while|input|\*\*/.test(program))

/** The line as an explanation says that it is to be, where it says so to the letter. */
function mended({ code }: PythonError, { rule, named }: NonNullable<ReturnType<typeof findRule>>) {
  const { name, other } = named
  switch (rule) {
    case 'keyword':
    case 'foreign_word':
      return code.replace(name, other)
    case 'colon':
      return `${code.replace(/\s*[,;]?\s*(?:#.*)?$/, '')}: pass`
    case 'word_twice':
      return code.replace(new RegExp(`${name}\\s+(?=${name})`), '')
    case 'sign_space':
      return code.replace(/(?<sign>[=!<>+\-*/])\s+=(?!=)/, '$<sign>=')
    default:
      return undefined
  }
}

/** The line at which Python stops to read a program, or 0. */
function stopsAt(program: string): number {
  const { out } = run({
    'main.py':
      'import ast\ntry:\n  ast.parse(open("p.txt", encoding="utf-8").read())\n  print(0)\nexcept SyntaxError as e:\n  print(e.lineno or 0)',
    'p.txt': program,
  })
  return Number(out)
}

test('whatever is changed in a right program, what is said of it can be checked and holds', () => {
  fc.assert(
    fc.property(changed, (program) => {
      const { result } = run(program)
      if (result.outcome !== 'error') return
      const { error } = result
      const found = findRule(error)
      const [uz = '', ru = ''] = [explainError(error, 'uz'), explainError(error, 'ru')]
      expect(found).toBeDefined()
      // Both languages speak, and of the same numbers.
      expect([uz, ru].every((text) => text !== '' && !text.includes('undefined'))).toBe(true)
      const numbersOf = (text: string) => [...new Set(text.match(/\d+/g))].sort()
      expect(numbersOf(uz)).toEqual(numbersOf(ru))
      const lines = program.split('\n')
      if (error.place) expect(lines[error.place.line - 1]?.trimEnd()).toBe(error.code.trimEnd())
      if (!found) return
      const { line, head, name, other } = found.named
      // A line that is named is there, and has the name in it.
      for (const each of [line, head]) expect(each).toBeLessThanOrEqual(lines.length)
      if (
        line > 0 &&
        ['later', 'branch', 'global', 'deleted', 'except_name', 'shadowed'].includes(found.rule)
      )
        expect(lines[line - 1]).toContain(name)
      // A name that is suggested is one of the program’s, or of Python’s own.
      if (found.rule === 'name_near') expect(program).toMatch(new RegExp(`\\b${other}\\b`))
      const right = mended(error, found)
      if (right === undefined || !error.place || !error.parents.includes('SyntaxError')) return
      const stop = stopsAt(lines.with(error.place.line - 1, right).join('\n'))
      expect(stop === 0 || stop > error.place.line, `${ru}\n${program}`).toBe(true)
    }),
    { numRuns: 400, seed: 30 },
  )
})
