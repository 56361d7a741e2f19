import type { ShownCheck, ShownResult } from './shown-check.ts'
import type { TryPorts } from './try-python.ts'

export type OnTried = (code: string, results: readonly ShownResult[]) => void

/** The checks that may be tried here. */
export const openChecks = (checks: readonly ShownCheck[]) => checks.filter(({ hidden }) => hidden !== true)

/** Tries an exercise, and reports the results once all are there: a try that was stopped says nothing. */
export async function tryWhole(
  code: string,
  checks: readonly ShownCheck[],
  ports: TryPorts,
  tryAll: (ports: TryPorts) => Promise<boolean>,
  onTried: OnTried,
): Promise<boolean> {
  const results: ShownResult[] = []
  const isWhole = await tryAll({
    ...ports,
    onResult: (result) => {
      results.push(result)
      ports.onResult(result)
    },
  })
  if (isWhole && results.length === checks.length) onTried(code, results)
  return isWhole
}
