/** What stands behind the fence of a program: its language, then how it is to be tried. */
export interface CodeInfo {
  language: string
  options: readonly string[]
}

export const codeLanguages = ['python', 'html', 'css', 'js', 'jsx', 'text', 'output', 'exercise'] as const
/** Of these a piece is marked, so that nobody is offered to run it. */
const inPieces = ['python', 'js', 'html']

export function readInfo(info: string): CodeInfo {
  const [language = '', ...options] = info.match(/[^\s="]+="[^"]*"|\S+/g) ?? []
  return { language, options }
}

export function writeInfo({ language, options }: CodeInfo): string {
  return [language, ...options].join(' ').trim()
}

export function mayBePiece({ language }: CodeInfo): boolean {
  return inPieces.includes(language)
}

export function isPiece({ options }: CodeInfo): boolean {
  return options.includes('fragment')
}

export function withPiece(info: CodeInfo, isOne: boolean): CodeInfo {
  const options = info.options.filter((option) => option !== 'fragment')
  return { ...info, options: isOne ? [...options, 'fragment'] : options }
}

/** The lines that `input()` gives to a program, one after the other; undefined where there are none. */
export function inputOf({ options }: CodeInfo): string | undefined {
  const written = options.find((option) => option.startsWith('input='))
  return written?.slice('input='.length).replace(/^"(.*)"$/, '$1')
}

export function withInput(info: CodeInfo, input: string): CodeInfo {
  const options = info.options.filter((option) => !option.startsWith('input='))
  // A quote would end it.
  const value = input.replaceAll(/["`\n]/g, '')
  return { ...info, options: value === '' ? options : [`input="${value}"`, ...options] }
}

/** What a student is offered to say what will be printed, `|` between them; empty where they type it, undefined where nobody asks. */
export function predictionOf({ options }: CodeInfo): string | undefined {
  const written = options.find((option) => option === 'predict' || option.startsWith('predict='))
  return written?.slice('predict='.length).replace(/^"(.*)"$/, '$1')
}

export function withPrediction(info: CodeInfo, offered: string | undefined): CodeInfo {
  const options = info.options.filter((option) => option !== 'predict' && !option.startsWith('predict='))
  if (offered === undefined) return { ...info, options }
  const value = offered.replaceAll(/["`\n]/g, '')
  return { ...info, options: [...options, value === '' ? 'predict' : `predict="${value}"`] }
}

/** Another language keeps none of the options: they are about programs of the one before. */
export function withLanguage(info: CodeInfo, language: string): CodeInfo {
  return info.language === language ? info : { language, options: [] }
}
