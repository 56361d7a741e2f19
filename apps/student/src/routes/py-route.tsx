import { prefetchPython } from '@qadam/code-lab/prefetch-python'
import { pythonFrame } from '@qadam/web/code-frames'
import { draftLabels, editorLabels } from '@qadam/web/code-labels'
import { pythonLabels } from '@qadam/web/python-labels'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PythonWorkspace } from '../features/learning/code/python-workspace.tsx'
import { SharedPython } from '../features/learning/code/shared-python.tsx'
import { formatSize } from '../platform/i18n/sizes-and-moments.ts'
import { paths } from '../platform/paths.ts'
import { session } from '../platform/session.ts'
import { Playground } from './playground.tsx'

const starter = { 'main.py': 'print("Salom, dunyo!")\n' }

// The prefetch of a link to this page loads this file; the page itself starts loading Python by itself.
if (location.pathname !== paths.py && session.get()?.user.status !== 'freezed') prefetchPython(pythonFrame)

/** The Python compiler. */
export function PyRoute(): ReactNode {
  const { t } = useTranslation()
  const labels = useMemo(
    () => ({ editor: editorLabels(t, formatSize), draft: draftLabels(t), python: pythonLabels(t) }),
    [t],
  )
  return (
    <Playground
      slot="py"
      words={{
        title: t('code.python.title'),
        close: t('code.python.close'),
        guest: t('code.python.guest'),
      }}
      starter={starter}
      workspace={(workspace) => <PythonWorkspace key={workspace.ports.key} {...workspace} labels={labels} />}
      shared={(shared) => <SharedPython {...shared} labels={labels} />}
    />
  )
}
