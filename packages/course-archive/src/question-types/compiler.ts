import { isProgramFile } from '@qadam/contract'
import * as z from 'zod'
import { code, fileContent, fileName, programFiles } from '../fields.ts'
import type { PlacedMessage } from '../fault.ts'
import { defineQuestionType } from './define-question-type.ts'
import { programCheck, programCheckFaults, programLanguage } from './program-checks.ts'

export const compiler = defineQuestionType('compiler', {
  fields: () => ({
    language: programLanguage,
    /** File name -> content the student starts from: main.py or index.html, and others. */
    starter: z.record(fileName, code(fileContent)),
    checks: z.array(programCheck).max(20).optional(),
    /** A solution that passes the checks; never leaves the server, read by the checker. */
    solution: programFiles.optional(),
  }),
  checkKey: ({ language, starter, solution, checks = [] }) => {
    const main = language === 'python' ? 'main.py' : 'index.html'
    const faults: PlacedMessage[] = [...programCheckFaults(checks, language)]
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
    return faults
  },
  shortTexts: ({ checks = [] }) =>
    checks.map(({ title }, index) => ({ path: `checks.${index}.title`, text: title })),
})
