import type { DraftKeeper, DraftPorts, DraftState } from '@qadam/code-lab/draft-keeper'
import { DraftStatus } from '@qadam/code-lab/draft-status'
import type { Project } from '@qadam/code-lab/project'
import type { DraftLabels, EditorLabels } from '@qadam/code-lab/project-editor'
import { useDraft } from '@qadam/code-lab/use-draft'
import '@qadam/code-lab/code-lab.css'
import { limits } from '@qadam/contract'
import { Skeleton } from '@qadam/ui/skeleton'
import { errorText } from '@qadam/web/error-text'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadError } from '../../../platform/load-error.tsx'
import { session } from '../../../platform/session.ts'
import { useProjectWaiting } from './use-project-waiting.ts'

export interface OwnProject {
  state: DraftState
  keeper: DraftKeeper | undefined
}

/** A student's own project: opened, saved as it is typed, and sent again once they are signed in again. */
export function useOwnProject(ports: DraftPorts): OwnProject {
  const { state, keeper } = useDraft(ports)
  useProjectWaiting(ports.key, state)
  useEffect(() => session.subscribe(() => session.get() && keeper?.retry()), [keeper])
  return { state, keeper }
}

/** What a lab is given of a project that is open. */
export interface OpenProject {
  project: Project
  onChange: (next: Project) => void
  labels: EditorLabels
  isReadOnly: boolean
  maxBytes: number
  fileName: string
  status: ReactNode
}

interface ProjectPlaceProps {
  own: OwnProject
  kind: 'python' | 'web'
  labels: { editor: EditorLabels; draft: DraftLabels }
  /** Of what stands here until the project is open. */
  height: number | string
  isReadOnly?: boolean
  children: (open: OpenProject) => ReactNode
}

/** The place of a student's own project: a skeleton, a failure with a way on, or the lab. */
export function ProjectPlace({
  own: { state, keeper },
  kind,
  labels,
  height,
  isReadOnly = false,
  children,
}: ProjectPlaceProps): ReactNode {
  const { t } = useTranslation()
  if (state.phase === 'loading') return <Skeleton height={height} />
  if (state.phase === 'failed') return <LoadError error={state.error} onRetry={() => keeper?.retry()} />
  return children({
    project: state.project,
    onChange: (next) => keeper?.change(next),
    labels: labels.editor,
    isReadOnly: isReadOnly || (state.save.kind === 'conflict' && state.save.isResolving),
    maxBytes: limits.project.maxBytes,
    fileName: t('code.file_name'),
    status: (
      <DraftStatus
        save={state.save}
        labels={labels.draft}
        kind={kind}
        project={state.project}
        refusal={errorText}
        onRetry={() => keeper?.retry()}
        onResolve={(choice) => void keeper?.resolve(choice)}
      />
    ),
  })
}
