import type { CheckRun } from '@qadam/code-lab/python-checks'
import { runInSandbox, type SandboxCase, type SandboxRun } from '../src/sandbox/run-in-sandbox.ts'
import { sandbox, type SandboxRuntime } from '../src/sandbox/runtime.ts'

export const none: CheckRun = { kind: 'broken' }
export const quick = { start_ms: 60_000, case_ms: 10_000, all_ms: 30_000 }

export function runtime(): SandboxRuntime {
  const found = sandbox.runtime()
  if (!found) throw new Error('this platform has no runtime to be tested')
  return found
}

export async function looked(
  source: string,
  cases: SandboxCase[] = [{}],
  limits = quick,
): Promise<SandboxRun[]> {
  return await runInSandbox(
    { runtime: runtime(), limits },
    { files: { 'main.py': source }, entry: 'main.py' },
    cases,
  )
}

export async function runs(source: string, cases: SandboxCase[] = [{}], limits = quick): Promise<CheckRun[]> {
  return (await looked(source, cases, limits)).map(({ run }) => run)
}
