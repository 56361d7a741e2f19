import { useLatest } from '@qadam/ui/use-latest'
import { useCallback, type ReactNode } from 'react'
import { entryNames, type Project } from '../project/project.ts'
import type { PythonEngine } from '../python/python-engine.ts'
import { ChecksPanel } from './checks-panel.tsx'
import type { CheckLabels } from './labels.ts'
import type { ShownCheck } from './shown-check.ts'
import { tryPython, type TryPorts } from './try-python.ts'
import { useChecks } from './use-checks.ts'

/** The Python of a lab, for what stands below its editor. */
export interface PythonWorkspace {
  project: Project
  isBusy: boolean
  /** The page's Python; the first caller starts it. */
  takeEngine: () => PythonEngine
}

export interface PythonChecksProps {
  workspace: PythonWorkspace
  checks: readonly ShownCheck[]
  labels: CheckLabels
  lang: 'uz' | 'ru'
  onCheck?: () => void
}

/** The checks of a Python task, tried in the lab's own Python. */
export function PythonChecks({ workspace, checks, labels, lang, onCheck }: PythonChecksProps): ReactNode {
  const { project, isBusy, takeEngine } = workspace
  const latest = useLatest(takeEngine)
  const tryAll = useCallback(
    async ({ files }: Project, ports: TryPorts) => {
      const entry = Object.hasOwn(files, entryNames.python)
        ? entryNames.python
        : (Object.keys(files)[0] ?? '')
      const open = checks.filter(({ hidden }) => hidden !== true)
      return await tryPython(latest.current(), { files, entry }, open, lang, ports)
    },
    [checks, lang, latest],
  )
  const checking = useChecks(project, tryAll, onCheck)
  return (
    <ChecksPanel checks={checks} checking={checking} labels={labels} isBusy={isBusy && !checking.isRunning} />
  )
}
