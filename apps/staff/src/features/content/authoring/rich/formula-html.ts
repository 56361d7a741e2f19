import { withFormulas } from '@qadam/course-archive/formulas'
import MarkdownIt from 'markdown-it'
import { readInline } from './markdown-reader.ts'

const renderer = new MarkdownIt({ html: false }).use(withFormulas)

/** A formula as students see it; its words where it can't be read. Built without trust in what TeX asks for. */
export function formulaHtml(tex: string, isDisplay: boolean): string {
  const sign = isDisplay ? '$$' : '$'
  return renderer.renderInline(`${sign}${tex}${sign}`)
}

/** Whether it is one formula, and TeX can read it. */
export function isFormula(tex: string): boolean {
  const [found, ...others] = readInline(`$${tex}$`)?.content ?? []
  const isOne = others.length === 0 && found?.type === 'formula' && found.attrs?.['tex'] === tex
  return isOne && formulaHtml(tex, false).startsWith('<math')
}
