import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** What one project of a Vitest run came to. */
export interface ProjectRun {
  project: string
  passed: number
  failed: number
  /** Files that can't be run, for another reason than a failed test in them. */
  brokenFiles: number
  /** What its files took one after another, with their imports and their databases. */
  work_ms: number
  tests: { name: string; duration_ms: number }[]
}

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
    const { state } = test.result()
    if (state === 'passed') run.passed += 1
    if (state === 'failed' || state === 'pending') failed += 1
    const name = `${module.relativeModuleId} › ${test.fullName}`
    run.tests.push({ name, duration_ms: test.diagnostic()?.duration ?? 0 })
  }
  run.failed += failed
  if (!module.ok() && failed === 0) run.brokenFiles += 1
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  run.work_ms += environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
}
