/** What stands behind the fence of a program: `python input="Ali|15" fragment` is a language and options. */
export interface CodeInfo {
  language: string
  /** One without a value has the value ''. */
  options: Map<string, string>
}

export function parseInfo(info: string): CodeInfo {
  const [language = '', ...words] = info.trim().match(/[^\s="]+(?:="[^"]*"|=\S+)?|\S+/g) ?? []
  const options = words.map((word): [string, string] => {
    const at = word.indexOf('=')
    return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1).replace(/^"(.*)"$/s, '$1')]
  })
  return { language, options: new Map(options) }
}

/**
 * What a student is offered to say what a program will print before it runs, `|` between them and `\n` for a new line;
 * an empty list where they type it, undefined where they are not asked.
 */
export function predictionOf({ language, options }: CodeInfo): string[] | undefined {
  const written = options.get('predict')
  if (language !== 'python' || written === undefined) return undefined
  return written === '' ? [] : written.split('|').map((option) => option.replaceAll(String.raw`\n`, '\n'))
}
