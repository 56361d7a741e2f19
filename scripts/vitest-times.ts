import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import type { ProjectRun } from './count-tests.ts'

/** Writes what each project came to into the file that `VITEST_TIMES` names. */
export default class VitestTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const runs = new Map<string, ProjectRun>()
    for (const module of modules) {
      const project = module.project.name
      const run = runs.get(project) ?? {
        project,
        passed: 0,
        failed: 0,
        brokenFiles: 0,
        work_ms: 0,
        tests: [],
      }
      runs.set(project, run)
      addModule(run, module)
    }
    const file = process.env['VITEST_TIMES']
    if (file !== undefined) writeFileSync(file, JSON.stringify([...runs.values()]))
  }
}

function addModule(run: ProjectRun, module: TestModule): void {
  let failed = 0
  for (const test of module.children.allTests()) {
    const { state, errors = [] } = test.result()
    const isFailed = state === 'failed' || state === 'pending'
    if (state === 'passed') run.passed += 1
    if (isFailed) failed += 1
    const name = `${module.relativeModuleId} › ${test.fullName}`
    const time = { name, duration_ms: test.diagnostic()?.duration ?? 0 }
    run.tests.push(isFailed ? { ...time, failure: wordsOf(errors) } : time)
  }
  run.failed += failed
  if (!module.ok() && failed === 0) {
    run.brokenFiles += 1
    run.tests.push({ name: module.relativeModuleId, duration_ms: 0, failure: wordsOf(module.errors()) })
  }
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  run.work_ms += environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
}

function wordsOf(errors: readonly { message: string; stack?: string | undefined }[]): string {
  return errors.map(({ message, stack = '' }) => `${message}\n${stack}`).join('\n')
}
