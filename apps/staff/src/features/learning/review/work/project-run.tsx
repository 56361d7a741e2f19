import type { Project } from '@qadam/code-lab/project'
import { PythonLab } from '@qadam/code-lab/python-lab'
import { WebLab } from '@qadam/code-lab/web-lab'
import '@qadam/code-lab/code-lab.css'
import { limits, type HandedInProject } from '@qadam/contract'
import { pythonFrame, webFrame } from '@qadam/web/code-frames'
import { editorLabels } from '@qadam/web/code-labels'
import { currentLanguage } from '@qadam/web/language'
import { pythonLabels } from '@qadam/web/python-labels'
import { webLabels } from '@qadam/web/web-labels'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreviewLabels } from './preview-labels.ts'

interface ProjectRunProps {
  project: HandedInProject
  language: 'python' | 'web'
}

/**
 * The student's project, run in the sandbox as they run it. A reviewer may try a change of their own: it stays in this
 * place, and the submission is never changed.
 */
export function ProjectRun({ project, language }: ProjectRunProps): ReactNode {
  const { t } = useTranslation()
  const { formatSize } = usePreviewLabels()
  const [tried, setTried] = useState<Project>(project)
  const labels = useMemo(() => editorLabels(t, formatSize), [t, formatSize])
  const shown = {
    project: tried,
    onChange: setTried,
    labels,
    maxBytes: limits.project.maxBytes,
    fileName: t('code.file_name'),
  }
  return language === 'web' ? (
    <WebLab
      {...shown}
      webLabels={webLabels(t)}
      frameAddress={webFrame}
      readMedia={readMedia}
      startsAtOnce={false}
    />
  ) : (
    <PythonLab
      {...shown}
      pythonLabels={pythonLabels(t)}
      lang={currentLanguage()}
      frameAddress={pythonFrame}
      startsAtOnce
    />
  )
}

async function readMedia(address: string): Promise<Uint8Array> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`media ${reply.status}`)
  return new Uint8Array(await reply.arrayBuffer())
}
