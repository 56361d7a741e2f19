import { parseInfo, predictionOf, type CodeInfo } from './code-info.ts'
import { markdownTokens } from './markdown.ts'

/** A fenced code block of a lesson, and how it is to be tried. */
export type CodeSample = {
  /** The first word of the info string: python, html, css, js, jsx … */
  language: string
  code: string
  /** The line of the Markdown text its code starts on, from 1. */
  line: number
  /** What input() gives, one by one. */
  input: string[]
  /** The name of the error the sample must end in. */
  error?: string
  /** Only a piece: compiled, never run. */
  isFragment: boolean
  /** What it must print: the `output` block that directly follows. */
  output?: string
  /** A student is asked what it prints before it runs: of these, or in their own words where there are none. */
  predict?: string[]
}

/** The code samples of a Markdown text, in order. */
export function extractSamples(markdown: string): CodeSample[] {
  const tokens = markdownTokens(markdown)
  return tokens.flatMap((token, index) => {
    if (token.type !== 'fence') return []
    const info = parseInfo(token.info)
    const { language, options } = info
    if (language === '' || language === 'output') return []
    const next = tokens[index + 1]
    const isAnswered = next?.type === 'fence' && parseInfo(next.info).language === 'output'
    const input = options.get('input')
    const error = options.get('error')
    const predict = predictionOf(info)
    return {
      language,
      code: token.content,
      line: (token.map?.[0] ?? 0) + 2,
      input: input === undefined ? [] : input.split('|'),
      ...(error === undefined ? {} : { error }),
      isFragment: options.has('fragment'),
      ...(isAnswered ? { output: next.content } : {}),
      ...(predict ? { predict } : {}),
    }
  })
}

const known: Record<string, RegExp> = {
  input: /[\s\S]/,
  error: /^[A-Za-z_]\w*$/,
  fragment: /^$/,
  predict: /^/,
}

const { mostOptions, optionMaxLength } = { mostOptions: 4, optionMaxLength: 200 }

/** Sentences on unknown info strings, and on output that belongs to no sample. */
export function sampleFaults(markdown: string): string[] {
  const tokens = markdownTokens(markdown)
  return tokens.flatMap((token, index) => {
    if (token.type !== 'fence') return []
    const info = parseInfo(token.info)
    const { language, options } = info
    const line = (token.map?.[0] ?? 0) + 1
    const [before, next] = [tokens[index - 1], tokens[index + 1]]
    const isAnswer = before?.type === 'fence' && parseInfo(before.info).language !== 'output'
    const orphan =
      language === 'output' && !isAnswer ? [`the output on line ${line} follows no code sample`] : []
    const strange = [...options]
      .filter(([name, value]) => !known[name]?.test(value))
      .map(([name]) => `the code sample on line ${line} has an unknown option ${name}`)
    const isTold = next?.type === 'fence' && parseInfo(next.info).language === 'output'
    const predicted = predictionFaults(info, isTold).map((fault) => `the prediction on line ${line} ${fault}`)
    return [...orphan, ...strange, ...predicted]
  })
}

/** What is wrong with the question of what a program prints, as far as it is seen without running it. */
function predictionFaults(info: CodeInfo, isTold: boolean): string[] {
  const { language, options } = info
  if (!options.has('predict')) return []
  const offered = predictionOf(info)
  if (!offered) return [`is of ${language === '' ? 'no language' : language}: only python is run`]
  const others = ['input', 'error', 'fragment'].filter((name) => options.has(name))
  const isFewOrMany = offered.length === 1 || offered.length > mostOptions
  return [
    ...others.map((name) => `goes with no ${name}`),
    ...(isTold ? ['has its output right below it: a student would read it there'] : []),
    ...(isFewOrMany ? [`has 2 to ${mostOptions} options, or none and is typed`] : []),
    ...(new Set(offered.map((option) => option.trim())).size < offered.length ? ['has an option twice'] : []),
    ...(offered.some((option) => option.trim() === '' || option.length > optionMaxLength)
      ? [`has an option that is empty or longer than ${optionMaxLength}`]
      : []),
  ]
}
