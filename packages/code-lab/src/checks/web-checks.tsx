import { useCallback, useRef, type ReactNode } from 'react'
import type { Project } from '../project/project.ts'
import type { ReadMedia } from '../project/project-file.ts'
import { runWebChecks } from '../web/run-checks.ts'
import { ChecksPanel } from './checks-panel.tsx'
import type { CheckLabels } from './labels.ts'
import type { ShownCheck } from './shown-check.ts'
import type { TryPorts } from './try-python.ts'
import { useChecks } from './use-checks.ts'

export interface WebChecksProps {
  project: Project
  checks: readonly ShownCheck[]
  labels: CheckLabels
  /** The address of the frame in which web projects run. */
  frameAddress: string
  readMedia?: ReadMedia | undefined
  /** Brings what was typed to the device: a page that hangs may take the whole tab with it. */
  keep?: () => Promise<void>
  onCheck?: () => void
}

/** The checks of a web task, run in a hidden frame of their own. */
export function WebChecks(props: WebChecksProps): ReactNode {
  const { project, checks, labels, frameAddress, readMedia, keep, onCheck } = props
  const place = useRef<HTMLDivElement>(null)
  const tryAll = useCallback(
    async (tried: Project, { signal, onResult, onTry }: TryPorts) => {
      if (!place.current) return false
      const open = checks.flatMap(({ id, hidden, assert }) =>
        hidden === true || assert === undefined ? [] : { id, assert },
      )
      onTry(open[0]?.id ?? '')
      await keep?.()
      const results = await runWebChecks(tried, open, {
        frameAddress,
        parent: place.current,
        readMedia,
        signal,
      })
      for (const { id, ok, message } of results)
        onResult({ id, passed: ok, fault: ok ? null : { kind: 'assert', message }, printed: '' })
      return true
    },
    [checks, frameAddress, readMedia, keep],
  )
  const checking = useChecks(project, tryAll, onCheck)
  return (
    <>
      <div ref={place} />
      <ChecksPanel checks={checks} checking={checking} labels={labels} />
    </>
  )
}
