import { useCallback, useMemo, type ReactNode } from 'react'
import { useLatest } from '@qadam/ui/use-latest'
import { entryNames, type Project } from '../project/project.ts'
import { ProgramPanel, type ProgramPanelProps } from '../python/snippet/python-snippet.tsx'
import type { PythonPart } from '../python/snippet/shared-python.ts'
import { ChecksPanel } from './checks-panel.tsx'
import type { CheckLabels } from './labels.ts'
import type { ShownCheck } from './shown-check.ts'
import { openChecks, tryWhole, type OnTried } from './tried.ts'
import { tryPython, type TryPorts } from './try-python.ts'
import { useChecks } from './use-checks.ts'

export interface ExerciseTools {
  checks: readonly ShownCheck[]
  checkLabels: CheckLabels
  onCheck?: () => void
  /** All that may be tried here was tried with this program. */
  onTried: OnTried
}

export type PythonExerciseProps = Omit<ProgramPanelProps, 'below' | 'onClose' | 'runsAtOnce'> & ExerciseTools

/** A program to write where it stands in a text, with its checks below. */
export function PythonExercise(props: PythonExerciseProps): ReactNode {
  const { checks, checkLabels, onCheck, onTried, ...panel } = props
  return (
    <ProgramPanel
      {...panel}
      below={(python) => (
        <Tries
          {...{ checks, checkLabels, onCheck, onTried }}
          {...python}
          text={panel.text}
          lang={panel.lang}
        />
      )}
    />
  )
}

interface TriesProps extends ExerciseTools {
  text: string
  lang: 'uz' | 'ru'
  isBusy: boolean
  take: () => PythonPart
}

function Tries({ text, lang, isBusy, take, checks, checkLabels, onCheck, onTried }: TriesProps): ReactNode {
  const project = useMemo(() => ({ files: { [entryNames.python]: text }, media: {} }), [text])
  const latest = useLatest({ take, onTried })
  const tryAll = useCallback(
    async ({ files }: Project, ports: TryPorts) => {
      const open = openChecks(checks)
      const program = { files, entry: entryNames.python }
      return await tryWhole(
        files[entryNames.python] ?? '',
        open,
        ports,
        async (own) => await tryPython(latest.current.take(), program, open, lang, own),
        (...tried) => latest.current.onTried(...tried),
      )
    },
    [checks, lang, latest],
  )
  const checking = useChecks(project, tryAll, onCheck)
  return (
    <ChecksPanel
      checks={checks}
      checking={checking}
      labels={checkLabels}
      isBusy={isBusy && !checking.isRunning}
    />
  )
}
