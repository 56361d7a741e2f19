import { hasLink } from '@qadam/code-lab/link-hash'
import type { Project, ProjectKind } from '@qadam/code-lab/project'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '../../../platform/toast.ts'
import { readShared, takeCopy, type ReadShared, type SharedCopy, type SharedProblem } from './read-shared.ts'
import { hasShareKey } from './share-hash.ts'
import { takeWaitingShare } from './waiting-share.ts'

export type SharedProject =
  /** The student's own is shown; `adopted` is to take its place. */
  | { kind: 'none'; adopted?: Project }
  | { kind: 'opening' }
  | { kind: 'problem'; problem: SharedProblem }
  | { kind: 'project'; project: Project; copy?: SharedCopy }

export interface Shared {
  shared: SharedProject
  /** Back to the own project. */
  leave: () => void
  /** Reads the address again. */
  retry: () => void
  /** Makes it the student's own. */
  keep: (project: Project) => void
  /** It is on its way to be. */
  isKeeping: boolean
  /** The own place has taken it, or could not. */
  onAdopted: (isStored: boolean) => void
}

const isShared = (hash: string): boolean => hasLink(hash) || hasShareKey(hash)

/** What is to be shown of what was read; undefined where another page shows it. */
function shownOf(read: ReadShared): SharedProject | undefined {
  if (read.kind === 'project') return read
  return read.kind === 'elsewhere' ? undefined : { kind: 'problem', problem: read }
}

/** The project that the page's address carries or names. @param elsewhere the path of the other playground. */
export function useSharedProject(kind: ProjectKind, elsewhere: string, owner: number | undefined): Shared {
  const { t } = useTranslation()
  const [hash, setHash] = useState(() => takeWaitingShare() ?? window.location.hash)
  const [tries, setTries] = useState(0)
  const [isKeeping, setKeeping] = useState(false)
  const [shared, setShared] = useState<SharedProject>({ kind: isShared(hash) ? 'opening' : 'none' })
  useEffect(() => {
    // Another address pasted over this one opens no new page.
    const follow = () => setHash(window.location.hash)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => {
    if (!isShared(hash)) return
    let isGone = false
    const open = async () => {
      setShared({ kind: 'opening' })
      const next = shownOf(await readShared(hash, kind))
      if (isGone) return
      if (next) setShared(next)
      else window.location.replace(elsewhere + hash)
    }
    void open()
    return () => {
      isGone = true
    }
    // Whoever signs in here may open what was closed to whom was signed out.
  }, [hash, kind, elsewhere, owner, tries])

  const clear = useCallback((next: SharedProject) => {
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search)
    setHash('')
    setShared(next)
  }, [])
  const key = shared.kind === 'project' ? shared.copy?.key : undefined
  const keep = useCallback(
    (project: Project) => {
      const take = async () => {
        setKeeping(true)
        try {
          clear({ kind: 'none', adopted: key === undefined ? project : await takeCopy(key) })
        } catch (error) {
          void showToast('error', errorText(error))
        }
        setKeeping(false)
      }
      void take()
    },
    [clear, key],
  )
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
    retry: useCallback(() => setTries((count) => count + 1), []),
    keep,
    isKeeping,
    onAdopted,
  }
}
