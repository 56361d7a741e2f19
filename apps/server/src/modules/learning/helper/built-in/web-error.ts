import type { HelperWords } from './helper-words.ts'

type Explain = (web: HelperWords['web'], name: string) => string

/** Browsers' error messages, and what they mean; the special before the general. */
const known: readonly (readonly [RegExp, Explain])[] = [
  [/(?<![\w$])([\w$]+) is not defined/, (web, name) => web.notDefined(name)],
  [/of (?:null|undefined) \((?:reading|setting) '([^']+)'/, (web, name) => web.ofNull(name)],
  [/(?<![\w$.])([\w$.]+) is not a function/, (web, name) => web.notFunction(name)],
  [/Assignment to constant/, (web) => web.constant],
  [/SyntaxError/, (web) => web.syntax],
]

/** What an error of a page means; undefined for one that is not known. */
export function explainWebError(problem: string, { web }: HelperWords): string | undefined {
  for (const [pattern, explain] of known) {
    const found = pattern.exec(problem)
    if (found) return explain(web, found[1] ?? '')
  }
  return undefined
}
