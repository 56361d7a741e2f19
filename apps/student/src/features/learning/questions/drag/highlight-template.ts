import type { HLJSApi, LanguageFn } from 'highlight.js'

/** A piece of highlighted code: text, a blank by its number, or a coloured part with more inside. */
export type CodePart =
  | { kind: 'text'; text: string }
  | { kind: 'blank'; index: number }
  | { kind: 'part'; className: string; parts: CodePart[] }

const BLANK = /_{3,}/g
/** Stands for a blank while the code is coloured; a name in every language at hand. */
const MARK = /qadamblank(\d+)z/

const languages: Record<string, () => Promise<{ default: LanguageFn }>> = {
  python: () => import('highlight.js/lib/languages/python'),
  html: () => import('highlight.js/lib/languages/xml'),
  css: () => import('highlight.js/lib/languages/css'),
  js: () => import('highlight.js/lib/languages/javascript'),
  jsx: () => import('highlight.js/lib/languages/javascript'),
}

/** How many blanks a template has. */
export function countBlanks(code: string): number {
  return code.match(BLANK)?.length ?? 0
}

/** The template without colours, which is there at once. */
export function plainTemplate(code: string): CodePart[] {
  return splitText(marked(code))
}

/** The template in colours. @throws where the highlighter or its language does not arrive. */
export async function highlightTemplate(code: string, language: string): Promise<CodePart[]> {
  const load = languages[language]
  if (!load) return plainTemplate(code)
  const [{ default: highlighter }, { default: grammar }]: [{ default: HLJSApi }, { default: LanguageFn }] =
    await Promise.all([import('highlight.js/lib/core'), load()])
  highlighter.registerLanguage(language, grammar)
  const { value } = highlighter.highlight(marked(code), { language, ignoreIllegals: true })
  return partsOf(new DOMParser().parseFromString(value, 'text/html').body)
}

function marked(code: string): string {
  let index = 0
  return code.replace(BLANK, () => `qadamblank${index++}z`)
}

function partsOf(node: Node): CodePart[] {
  return [...node.childNodes].flatMap((child): CodePart[] => {
    if (child instanceof Element) return [{ kind: 'part', className: child.className, parts: partsOf(child) }]
    return splitText(child.textContent ?? '')
  })
}

function splitText(text: string): CodePart[] {
  // A split by a pattern with a group gives text and number by turns.
  return text.split(MARK).flatMap((piece, turn): CodePart[] => {
    if (turn % 2 === 1) return [{ kind: 'blank', index: Number(piece) }]
    return piece === '' ? [] : [{ kind: 'text', text: piece }]
  })
}
