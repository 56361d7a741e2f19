import type { DraftPorts } from '@qadam/code-lab/draft-keeper'
import { DraftStatus } from '@qadam/code-lab/draft-status'
import { openStorageDevice } from '@qadam/code-lab/page-storage'
import type { DraftLabels, EditorLabels } from '@qadam/code-lab/project-editor'
import { useDraft } from '@qadam/code-lab/use-draft'
import { WebLab, type WebLabels } from '@qadam/code-lab/web-lab'
import '@qadam/code-lab/code-lab.css'
import { limits } from '@qadam/contract'
import { Skeleton } from '@qadam/ui/skeleton'
import { webFrame } from '@qadam/web/code-frames'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../platform/error-text.ts'
import { logEvent } from '../../platform/event-log.ts'
import { LoadError } from '../../platform/load-error.tsx'
import { session } from '../../platform/session.ts'
import { useProjectWaiting } from '../projects/use-project-waiting.ts'
import { useDeskTools, type DeskTools } from './desk-tools.ts'

interface WebDeskProps extends DeskTools {
  ports: DraftPorts
  labels: { editor: EditorLabels; draft: DraftLabels; web: WebLabels }
  readMedia: (address: string) => Promise<Uint8Array>
}

/** A student's own web project: written, saved as it is typed, and shown. */
export function WebDesk({ ports, labels, readMedia, ...desk }: WebDeskProps): ReactNode {
  const { t } = useTranslation()
  const { state, keeper } = useDraft(ports)
  useProjectWaiting(ports.key, state)
  const { onAdopted } = desk
  /** Grows when another project takes the place of this one: its pages find nothing of what those before it kept. */
  const [adoptions, setAdoptions] = useState(0)
  const adopt = useCallback(
    (isKept: boolean) => {
      if (!isKept) return onAdopted(false)
      const forgotten = openStorageDevice().forget(ports.key)
      void forgotten
        .catch(() => undefined)
        .then(() => {
          setAdoptions((before) => before + 1)
          onAdopted(true)
        })
    },
    [ports.key, onAdopted],
  )
  const tools = useDeskTools({ ...desk, onAdopted: adopt }, state, keeper)
  useEffect(() => session.subscribe(() => session.get() && keeper?.retry()), [keeper])

  if (state.phase === 'loading') return <Skeleton height={560} />
  if (state.phase === 'failed')
    return <LoadError error={state.error} retrying={false} onRetry={() => keeper?.retry()} />
  return (
    <WebLab
      key={adoptions}
      project={state.project}
      onChange={(next) => keeper?.change(next)}
      labels={labels.editor}
      webLabels={labels.web}
      frameAddress={webFrame}
      readMedia={readMedia}
      storageKey={ports.key}
      keep={async () => await keeper?.keep()}
      maxBytes={limits.project.maxBytes}
      fileName={t('code.file_name')}
      tools={tools}
      isReadOnly={state.save.kind === 'conflict' && state.save.isResolving}
      onRun={() => logEvent('code_run', 'web /code')}
      status={
        <DraftStatus
          save={state.save}
          labels={labels.draft}
          kind="web"
          project={state.project}
          refusal={errorText}
          onRetry={() => keeper?.retry()}
          onResolve={(choice) => void keeper?.resolve(choice)}
        />
      }
    />
  )
}
