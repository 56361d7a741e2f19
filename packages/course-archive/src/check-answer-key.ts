import { isProgramFile } from '@qadam/contract'
import type { FaultCode } from './archive.ts'
import { type ArchiveQuestion, codeIn } from './schema.ts'

type PlacedMessage = { code: FaultCode; path?: string; message: string }

/** Whether a question's ids and key fit together, so that it can be graded. */
export function checkAnswerKey(question: ArchiveQuestion): PlacedMessage[] {
  switch (question.type) {
    case 'selected-file':
    case 'image-based-question':
      return [...checkOptions(question), ...checkOneRight(question.options), ...checkPictures(question)]
    case 'selected-multiple':
      return [
        ...checkOptions(question),
        ...(question.options.some(({ right }) => right)
          ? []
          : [{ code: 'none_right' as const, path: 'options', message: 'no option is right' }]),
      ]
    case 'selected-drag':
      return checkOptions(question)
    case 'selected-code-drag':
      return [...uniqueIds('options', question.options), ...checkBlanks(question)]
    case 'text': {
      const { min = 1, max = Infinity } = question.words ?? {}
      return min > max ? [{ code: 'words_order', path: 'words', message: 'min is more than max' }] : []
    }
    case 'compiler':
      return checkProgram(question)
    default:
      return []
  }
}

type OptionQuestion = Extract<
  ArchiveQuestion,
  { type: 'selected-file' | 'selected-multiple' | 'selected-drag' | 'image-based-question' }
>

function checkOptions({ options }: OptionQuestion): PlacedMessage[] {
  const bare = options.flatMap(({ text, picture }, index) =>
    text || picture
      ? []
      : [
          {
            code: 'empty_option' as const,
            path: `options.${index}`,
            message: 'the option has neither a text nor a picture',
          },
        ],
  )
  return [...uniqueIds('options', options), ...bare]
}

function checkOneRight(options: readonly { right?: true }[]): PlacedMessage[] {
  const right = options.filter((option) => option.right).length
  if (right === 1) return []
  const message = right === 0 ? 'no option is right' : `exactly one option must be right, not ${right}`
  return [{ code: right === 0 ? 'none_right' : 'one_right', path: 'options', message }]
}

function checkPictures(question: ArchiveQuestion): PlacedMessage[] {
  if (question.type !== 'image-based-question' || question.picture) return []
  if (question.options.every(({ picture }) => picture)) return []
  return [
    { code: 'no_picture', message: 'the question needs a picture, or a picture in each of its options' },
  ]
}

function checkBlanks(question: Extract<ArchiveQuestion, { type: 'selected-code-drag' }>): PlacedMessage[] {
  const { template, blanks, options } = question
  const ids = new Set(options.map(({ id }) => id))
  const faults = blanks
    .map((id, index) => ({ id, path: `blanks.${index}` }))
    .flatMap(({ id, path }): PlacedMessage[] => {
      if (!ids.has(id)) return [{ code: 'blank_unknown', path, message: `there is no option ${id}` }]
      const isRepeated = blanks.indexOf(id) !== blanks.lastIndexOf(id)
      return isRepeated
        ? [
            {
              code: 'blank_twice',
              path,
              message: `the option ${id} fills two blanks, but can be dragged once`,
            },
          ]
        : []
    })
  const unmarked = (['uz', 'ru'] as const).flatMap((lang) => {
    const marks = codeIn(template.code, lang).match(/(?<!_)___(?!_)/g)?.length ?? 0
    return marks === blanks.length
      ? []
      : [
          {
            code: 'blanks_count' as const,
            path: 'blanks',
            message: `the code has ${marks} ___, but blanks names ${blanks.length}`,
          },
        ]
  })
  return [...faults, ...unmarked.slice(0, 1), ...checkEqualPieces(options)]
}

/** Equal pieces are interchangeable when an answer is graded, so they must be equal to every reader. */
function checkEqualPieces(
  options: Extract<ArchiveQuestion, { type: 'selected-code-drag' }>['options'],
): PlacedMessage[] {
  const differs = options.some((one) =>
    options.some(
      (other) =>
        (codeIn(one.code, 'uz') === codeIn(other.code, 'uz')) !==
        (codeIn(one.code, 'ru') === codeIn(other.code, 'ru')),
    ),
  )
  return differs
    ? [{ code: 'half_equal_pieces', path: 'options', message: 'two pieces are equal in one language only' }]
    : []
}

function checkProgram(question: Extract<ArchiveQuestion, { type: 'compiler' }>): PlacedMessage[] {
  const { language, starter, solution, checks = [] } = question
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
}

function uniqueIds(path: string, items: readonly { id: string }[]): PlacedMessage[] {
  const ids = items.map(({ id }) => id)
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  return twice.map((id) => ({ code: 'repeated_id', path, message: `the id ${id} is given twice` }))
}
