import type { Problem } from '../build/problem.ts'
import { syntaxProblem } from '../build/syntax-problem.ts'
import { fileType } from '../../project/project.ts'

export type Formatted = { ok: true; text: string } | { ok: false; problem: Problem }

/** A file as Prettier writes it, or where it could not be read. What it takes comes when it is first needed. */
export async function formatFile(file: string, text: string): Promise<Formatted> {
  const type = fileType(file)
  const parser = { html: 'html', css: 'css', js: 'babel', jsx: 'babel' }[type]
  if (parser === undefined) return { ok: true, text }
  const [prettier, html, css, babel, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/html'),
    import('prettier/plugins/postcss'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ])
  try {
    const plugins = [html.default, css.default, babel.default, estree.default]
    return { ok: true, text: await prettier.format(text, { parser, plugins, printWidth: 90, tabWidth: 2 }) }
  } catch (error) {
    const place = placeOf(error)
    const problem = syntaxProblem(error, file, text)
    return { ok: false, problem: { ...problem, ...place } }
  }
}

function placeOf(error: unknown): { line: number; column: number } | undefined {
  if (!(error instanceof Error) || !('loc' in error)) return undefined
  const { start } = error.loc as { start?: { line?: unknown; column?: unknown } } // Prettier's own
  return typeof start?.line === 'number' && typeof start.column === 'number'
    ? { line: start.line, column: start.column }
    : undefined
}
