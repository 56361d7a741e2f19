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
}

/** The code samples of a Markdown text, in order. */
export function extractSamples(markdown: string): CodeSample[] {
  const tokens = markdownTokens(markdown)
  return tokens.flatMap((token, index) => {
    if (token.type !== 'fence') return []
    const { language, options } = parseInfo(token.info)
    if (language === '' || language === 'output') return []
    const next = tokens[index + 1]
    const isAnswered = next?.type === 'fence' && parseInfo(next.info).language === 'output'
    const input = options.get('input')
    const error = options.get('error')
    return {
      language,
      code: token.content,
      line: (token.map?.[0] ?? 0) + 2,
      input: input === undefined ? [] : input.split('|'),
      ...(error === undefined ? {} : { error }),
      isFragment: options.has('fragment'),
      ...(isAnswered ? { output: next.content } : {}),
    }
  })
}

const known: Record<string, RegExp> = { input: /[\s\S]/, error: /^[A-Za-z_]\w*$/, fragment: /^$/ }

/** Sentences on unknown info strings, and on output that belongs to no sample. */
export function sampleFaults(markdown: string): string[] {
  const tokens = markdownTokens(markdown)
  return tokens.flatMap((token, index) => {
    if (token.type !== 'fence') return []
    const { language, options } = parseInfo(token.info)
    const line = (token.map?.[0] ?? 0) + 1
    const before = tokens[index - 1]
    const isAnswer = before?.type === 'fence' && parseInfo(before.info).language !== 'output'
    const orphan =
      language === 'output' && !isAnswer ? [`the output on line ${line} follows no code sample`] : []
    const strange = [...options]
      .filter(([name, value]) => !known[name]?.test(value))
      .map(([name]) => `the code sample on line ${line} has an unknown option ${name}`)
    return [...orphan, ...strange]
  })
}

/** `python input="Ali|15" fragment` -> language and options; an option without a value has the value ''. */
function parseInfo(info: string): { language: string; options: Map<string, string> } {
  const [language = '', ...words] = info.trim().match(/[^\s="]+(?:="[^"]*"|=\S+)?|\S+/g) ?? []
  const options = words.map((word): [string, string] => {
    const at = word.indexOf('=')
    return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1).replace(/^"(.*)"$/s, '$1')]
  })
  return { language, options: new Map(options) }
}
