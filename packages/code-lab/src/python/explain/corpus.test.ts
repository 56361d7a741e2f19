import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { faultsOf, readCorpus } from '../../corpus/read-corpus.ts'
import { pythonInNode } from '../python-in-node.ts'
import { causes } from './corpus/causes.ts'
import { explainError } from './explain-error.ts'
import { explainSlip } from './explain-slip.ts'

const programsOf = (name: string) =>
  readCorpus(path.join(import.meta.dirname, 'corpus', `${name}.py`), causes)

let run: Awaited<ReturnType<typeof pythonInNode>>
beforeAll(async () => {
  run = await pythonInNode()
})

/** Every file of the corpus: of programs with an error, of silent slips, and of right programs. */
const all = readdirSync(path.join(import.meta.dirname, 'corpus'))
  .filter((name) => name.endsWith('.py'))
  .map((name) => name.replace(/\.py$/, ''))
const isSilent = (name: string) => name === 'slips' || name.endsWith('-silent')
const silent = all.filter(isSilent)
const files = all.filter((name) => name !== 'right' && !isSilent(name))

describe.each(files)('of the faulty programs in %s.py', (file) => {
  test.each(programsOf(file).map((written) => [written.title, written] as const))(
    '%s is explained by its cause, in both languages',
    (_title, written) => {
      const { result } = run(written.program, written.answers)
      if (result.outcome !== 'error') throw new Error(`there is no error, but ${result.outcome}`)
      const { error } = result
      const told = (['uz', 'ru'] as const).map((lang) => {
        const text = explainError(error, lang) ?? ''
        return { text, faults: faultsOf(text, lang, written) }
      })
      const faults = told.filter((each) => each.faults.length > 0)
      const python = error.text.trimEnd().split('\n').at(-1)
      expect({ python, line: error.place?.line, faults }).toEqual({ python, line: written.line, faults: [] })
    },
  )
})

test.each(silent.flatMap(programsOf).map((written) => [written.title, written] as const))(
  '%s is told without an error, in both languages',
  (_title, written) => {
    const { result } = run(written.program, written.answers)
    if (result.outcome !== 'finished') throw new Error('the program has an error')
    const [slip] = result.slips ?? []
    if (!slip) throw new Error('nothing is told')
    const faults = (['uz', 'ru'] as const).map((lang) => faultsOf(explainSlip(slip, lang), lang, written))
    expect({ line: slip.line, faults }).toEqual({ line: written.line, faults: [[], []] })
  },
)

test.each(programsOf('right').map((written) => [written.title, written] as const))(
  '%s is right, and nothing is told',
  (_title, { program, answers }) => {
    expect(run(program, answers).result).toEqual({ outcome: 'finished' })
  },
)
