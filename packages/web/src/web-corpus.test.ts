import { ProjectBuilder } from '@qadam/code-lab/build-project'
import { faultsOf } from '@qadam/code-lab/read-corpus'
import { piecesOf } from '@qadam/code-lab/web-corpus'
import { describe, expect, test } from 'vitest'
import { labelsIn, languages } from './labels-in.ts'

describe.each(['styles', 'pages', 'scripts', 'components'] as const)(
  'of the faulty files in %s.txt',
  (corpus) => {
    test.each(piecesOf(corpus).map((piece) => [piece.title, piece] as const))(
      '%s: one place, its cause, in both languages',
      (_title, piece) => {
        const { problems, findings } = new ProjectBuilder().build(piece.project)
        const told = languages.map((lang) => {
          const { problem, finding } = labelsIn(lang)
          const text = [...problems.map(problem), ...findings.map(finding)].join('\n')
          return { text, faults: faultsOf(text, lang, piece) }
        })
        const faults = told.filter((each) => each.faults.length > 0)
        const places = [...problems, ...findings].map(({ file, line }) => `${file} ${line}`)
        const expected = piece.line === 0 ? [] : [`${piece.file} ${piece.line}`]
        expect({ places, faults }).toEqual({ places: expected, faults: [] })
      },
    )
  },
)
