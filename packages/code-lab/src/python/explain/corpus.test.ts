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

const files = [
  'keywords',
  'quotes',
  'brackets',
  'indents',
  'types',
  'names',
  'lists',
  'functions',
  'fresh-1',
  'fresh-2',
  'fresh-3',
  'fresh-4',
  'fresh-5',
  'fresh-6',
  'fresh-7',
  'fresh-8',
  'fresh-9',
  'fresh-10',
  'fresh-11',
  'fresh-12',
  'fresh-13',
  'fresh-14',
  'fresh-15',
  'fresh-16',
  'fresh-17',
  'fresh-18',
  'fresh-19',
  'fresh-20',
  'fresh-21',
  'fresh-22',
  'fresh-23',
  'fresh-24',
  'fresh-25',
  'fresh-26',
  'fresh-27',
  'fresh-28',
  'fresh-29',
  'fresh-30',
  'fresh-31',
  'fresh-32',
  'fresh-33',
  'fresh-34',
  'fresh-35',
  'fresh-36',
  'fresh-37',
  'fresh-38',
  'fresh-39',
  'fresh-40',
  'rare',
]

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

const silent = [
  'slips',
  'fresh-7-silent',
  'fresh-8-silent',
  'fresh-9-silent',
  'fresh-10-silent',
  'fresh-12-silent',
  'fresh-15-silent',
  'fresh-16-silent',
  'fresh-19-silent',
  'fresh-20-silent',
  'fresh-27-silent',
  'fresh-28-silent',
  'fresh-32-silent',
  'fresh-40-silent',
]

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
