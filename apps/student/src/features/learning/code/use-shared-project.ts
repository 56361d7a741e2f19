import { hasLink } from '@qadam/code-lab/link-hash'
import type { Project, ProjectKind } from '@qadam/code-lab/project'
import { limits } from '@qadam/contract'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadChunk } from '../../../platform/chunk.ts'
import { showToast } from '../../../platform/toast.ts'

export type SharedProject =
  /** The student's own is shown; `adopted` is to take its place. */
  | { kind: 'none'; adopted?: Project }
  | { kind: 'opening' }
  | { kind: 'invalid' }
  | { kind: 'project'; project: Project }

export interface Shared {
  shared: SharedProject
  /** Back to the own project. */
  leave: () => void
  /** Makes it the student's own. */
  keep: (project: Project) => void
  /** The own place has taken it, or could not. */
  onAdopted: (isStored: boolean) => void
}

const size = { whole: limits.project.maxBytes * 2, files: limits.project.maxBytes }

/** The project that the page's address carries. */
export function useSharedProject(kind: ProjectKind): Shared {
  const { t } = useTranslation()
  const [hash, setHash] = useState(() => window.location.hash)
  const [shared, setShared] = useState<SharedProject>({ kind: hasLink(hash) ? 'opening' : 'none' })
  useEffect(() => {
    // Another address pasted over this one opens no new page.
    const follow = () => setHash(window.location.hash)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => {
    if (!hasLink(hash)) return
    let isGone = false
    const open = async () => {
      setShared({ kind: 'opening' })
      const next = await readShared(hash, kind)
      if (!isGone) setShared(next)
    }
    void open()
    return () => {
      isGone = true
    }
  }, [hash, kind])

  const clear = useCallback((next: SharedProject) => {
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search)
    setHash('')
    setShared(next)
  }, [])
  const onAdopted = useCallback(
    (isStored: boolean) => {
      void showToast(
        isStored ? 'success' : 'error',
        t(`code_tools.shared.${isStored ? 'kept' : 'keep_failed'}`),
      )
      setShared((now) => {
        if (now.kind !== 'none' || !now.adopted) return now
        return isStored ? { kind: 'none' } : { kind: 'project', project: now.adopted }
      })
    },
    [t],
  )
  return {
    shared,
    leave: useCallback(() => clear({ kind: 'none' }), [clear]),
    keep: useCallback((project: Project) => clear({ kind: 'none', adopted: project }), [clear]),
    onAdopted,
  }
}

async function readShared(hash: string, kind: ProjectKind): Promise<SharedProject> {
  try {
    const { readLink } = await loadChunk(() => import('@qadam/code-lab/project-link'))
    const read = readLink(hash, kind, size)
    return read.ok ? { kind: 'project', project: read.project } : { kind: 'invalid' }
  } catch {
    return { kind: 'invalid' }
  }
}
