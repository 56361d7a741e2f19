import { isProgramFile } from '@qadam/contract'
import * as z from 'zod'
import { code, fileContent, fileName, plainText, programFiles, slug, written } from '../fields.ts'
import type { PlacedMessage } from '../fault.ts'
import { defineQuestionType } from './define-question-type.ts'
import { uniqueIds } from './options.ts'

export const compiler = defineQuestionType('compiler', {
  fields: () => ({
    language: z.enum(['python', 'web']),
    /** File name -> content the student starts from: main.py or index.html, and others. */
    starter: z.record(fileName, code(fileContent)),
    checks: z
      .array(
        z.strictObject({
          id: slug,
          title: plainText,
          /** Of a hidden one a student sees the title alone: only the server runs it, and Python alone. */
          hidden: z.literal(true).optional(),
          /** Python: what input() gives, line by line. */
          input: z.array(z.string().max(1000)).max(100).optional(),
          /** Python: what must be printed; what input() asks with, spaces at line ends and empty lines at the end do not count. */
          output: z.string().max(10_000).optional(),
          /** Python statements over the program's names, or web: JavaScript over `document`, which throw on a fault. */
          assert: written(5000).optional(),
        }),
      )
      .max(20)
      .optional(),
    /** A solution that passes the checks; never leaves the server, read by the checker. */
    solution: programFiles.optional(),
  }),
  checkKey: ({ language, starter, solution, checks = [] }) => {
    const main = language === 'python' ? 'main.py' : 'index.html'
    const faults: PlacedMessage[] = [...uniqueIds('checks', checks)]
    for (const [path, files] of Object.entries({ starter, solution })) {
      if (!files) continue
      if (!(main in files)) faults.push({ code: 'no_main_file', path, message: `there is no ${main}` })
      for (const name of Object.keys(files).filter((file) => !isProgramFile(language, file)))
        faults.push({ code: 'file_type', path, message: `a ${language} project holds no ${name}` })
    }
    if (checks.length > 0 && !solution)
      faults.push({
        code: 'no_solution',
        path: 'solution',
        message: 'a solution that passes the checks is missing',
      })
    checks.forEach((check, index) => {
      const path = `checks.${index}`
      if (language === 'web' && (check.input || check.output !== undefined))
        faults.push({
          code: 'python_check',
          path,
          message: 'input and output are for Python; a web check is an assert',
        })
      if (check.output === undefined && check.assert === undefined)
        faults.push({ code: 'empty_check', path, message: 'the check has neither an output nor an assert' })
    })
    return faults
  },
  shortTexts: ({ checks = [] }) =>
    checks.map(({ title }, index) => ({ path: `checks.${index}.title`, text: title })),
})
