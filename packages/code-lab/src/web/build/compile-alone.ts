import { transformScript } from './build-script.ts'
import type { Compiled } from './builder.ts'

/** Guards code that is no part of a project: what one types into the console, or a check. */
export function compileAlone(code: string, kind: 'expression' | 'check'): Compiled {
  const attempts = kind === 'expression' ? [`(${code}\n)`, code] : [code]
  let first: Compiled | undefined
  for (const text of attempts) {
    const source = { file: '', text, kind: kind === 'check' ? 'check' : 'script', hasJsx: false } as const
    const { text: guarded, problem } = transformScript(source)
    if (!problem) return { ok: true, code: guarded }
    first = { ok: false, problem }
  }
  return first ?? { ok: true, code: '' }
}
