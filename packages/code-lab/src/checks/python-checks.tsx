import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { entryNames, type Project } from '../project/project.ts'
import type { PythonEngine } from '../python/python-engine.ts'
import { ChecksPanel } from './checks-panel.tsx'
import type { CheckLabels } from './labels.ts'
import type { ShownCheck } from './shown-check.ts'
import { tryPython, type TryPorts } from './try-python.ts'
import { useChecks } from './use-checks.ts'

/** The Python of a lab, for what stands below its editor. */
export interface PythonDesk {
  project: Project
  /** Undefined until somebody wants it. */
  engine: PythonEngine | undefined
  isBusy: boolean
  want: () => void
}

export interface PythonChecksProps {
  desk: PythonDesk
  checks: readonly ShownCheck[]
  labels: CheckLabels
  lang: 'uz' | 'ru'
  onCheck?: () => void
}

/** The checks of a Python task, tried in the lab's own Python. */
export function PythonChecks({ desk, checks, labels, lang, onCheck }: PythonChecksProps): ReactNode {
  const { project, engine, isBusy, want } = desk
  const waiting = useRef<((engine: PythonEngine) => void) | undefined>(undefined)
  useEffect(() => {
    if (!engine) return
    waiting.current?.(engine)
    waiting.current = undefined
  }, [engine])
  const tryAll = useCallback(
    async ({ files }: Project, ports: TryPorts) => {
      const python = engine ?? (await new Promise<PythonEngine>((resolve) => (waiting.current = resolve)))
      const entry = Object.hasOwn(files, entryNames.python)
        ? entryNames.python
        : (Object.keys(files)[0] ?? '')
      const open = checks.filter(({ hidden }) => hidden !== true)
      return await tryPython(python, { files, entry }, open, lang, ports)
    },
    [engine, checks, lang],
  )
  const checking = useChecks(project, tryAll)
  const check = () => {
    want()
    onCheck?.()
    checking.check()
  }
  return (
    <ChecksPanel
      checks={checks}
      checking={{ ...checking, check }}
      labels={labels}
      isBusy={isBusy && !checking.isRunning}
    />
  )
}
