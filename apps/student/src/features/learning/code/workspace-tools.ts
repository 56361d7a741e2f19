import type { DraftKeeper } from '@qadam/code-lab/draft-keeper'
import type { Project } from '@qadam/code-lab/project'
import type { ToolPorts } from '@qadam/code-lab/project-tools'
import { useEffect, useMemo, useRef } from 'react'
import type { OwnProject } from '../projects/own-project.tsx'

/** What the route gives a workspace beside the project itself. */
export interface WorkspaceTools {
  toolsOf: (keeper: DraftKeeper | undefined) => ToolPorts
  /** A project that came by address and is to take the place of the student's own. */
  adopted: Project | undefined
  onAdopted: (isStored: boolean) => void
  /** Is told the project as it is, once it is open. */
  onProject: (project: Project | undefined) => void
}

/** The tools of a workspace; an adopted project replaces the own one once that is open, and so stored. */
export function useWorkspaceTools(
  { toolsOf, adopted, onAdopted, onProject }: WorkspaceTools,
  { state, keeper }: OwnProject,
): ToolPorts {
  const project = state.phase === 'open' ? state.project : undefined
  useEffect(() => onProject(project), [project, onProject])
  const taken = useRef<Project | undefined>(undefined)
  const isOpen = state.phase === 'open'
  const hasFailed = state.phase === 'failed'
  useEffect(() => {
    if (!adopted || taken.current === adopted || !keeper || !(isOpen || hasFailed)) return
    taken.current = adopted
    if (hasFailed) return onAdopted(false)
    keeper.replace(adopted).then(
      () => onAdopted(true),
      () => onAdopted(false),
    )
  }, [adopted, keeper, isOpen, hasFailed, onAdopted])
  return useMemo(() => toolsOf(keeper), [toolsOf, keeper])
}
