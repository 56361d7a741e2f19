import { isRetryable } from '@qadam/web/is-retryable'
import { limits, type Submission } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { FileDrop, type FileItem } from '@qadam/ui/file-drop'
import { FormFault } from '@qadam/ui/form-fault'
import { FilePreview } from '@qadam/ui/file-preview'
import { pdfFrame } from '@qadam/web/code-frames'
import { Icon } from '@qadam/ui/icon'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isCallError } from '../../../platform/call-error.ts'
import { errorText } from '@qadam/web/error-text'
import type { Work, WorkAreaProps } from './practice-work.ts'
import type { QueuedFile } from './file-entry.ts'
import type { Unfit } from './file-queue.ts'
import { formatSize } from '../../../platform/i18n/sizes-and-moments.ts'
import { fileDropLabels, previewLabels } from './media-labels.ts'
import { practiceDraftQuery } from './practice-queries.ts'
import { useFileQueue } from './use-workspace.ts'

/** Files for the teacher: chosen, sent at once, submitted when the student presses the button. */
export default function FileWork(props: WorkAreaProps): ReactNode {
  const { question, accountId, base, disabled, onWork, onRefused } = props
  const { t } = useTranslation()
  const { queue, files } = useFileQueue(accountId, question.id)
  const [faults, setFaults] = useState<readonly string[]>([])
  const [openId, setOpenId] = useState<string>()
  const newestVersion = question.submission?.version ?? 0
  const server = useQuery(practiceDraftQuery(accountId, question.id))
  useEffect(() => {
    if (!server.data) return
    const { draft, askedAt } = server.data
    void queue.open().then(() => queue.adopt(draft.files, { askedAt, newestVersion }))
  }, [queue, server.data, newestVersion])
  useEffect(() => {
    if (server.error && !isRetryable(server.error)) onRefused(server.error)
  }, [server.error, onRefused])

  const report = useEffectEvent(onWork)
  useEffect(() => {
    report(workOf(t, files, faults))
  }, [t, files, faults])

  const add = async (chosen: readonly File[]) => {
    setFaults([])
    const { unfit } = await queue.add(
      chosen.map((file) => ({ name: file.name, content: file })),
      newestVersion,
    )
    setFaults(unfit.map(({ name, why }) => unfitText(t, name, why)))
  }
  const opened = files.find(({ id }) => id === openId)
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        label={t(
          matchMedia('(pointer: coarse)').matches ? 'practice.files.label_touch' : 'practice.files.label',
        )}
        hint={t('practice.files.hint')}
        error={faults.length > 0 ? faults.join(' ') : undefined}
        files={files.map((file) => itemOf(t, file))}
        camera
        disabled={disabled}
        onAdd={(chosen) => void add(chosen)}
        onCancel={(id) => void queue.remove(id)}
        onRetry={(id) => queue.retry(id)}
        onRemove={(id) => void queue.remove(id)}
        onOpen={setOpenId}
        formatSize={formatSize}
        labels={fileDropLabels(t)}
      />
      {base && base.files.length > 0 && files.length === 0 && (
        <FilesBefore base={base} disabled={disabled} onTaken={add} />
      )}
      {opened && <Preview file={opened} onClose={() => setOpenId(undefined)} />}
    </div>
  )
}

function workOf(t: TFunction, files: readonly QueuedFile[], faults: readonly string[]): Work {
  // A refused file does not count as none chosen.
  if (files.length === 0)
    return { kind: 'missing', message: faults.length > 0 ? faults.join(' ') : t('practice.files.none') }
  if (files.some(({ state }) => state.kind === 'failed'))
    return { kind: 'missing', message: t('practice.files.failed') }
  return { kind: 'files', read: async () => files.map(({ id }) => id) }
}

function unfitText(t: TFunction, name: string, why: Unfit): string {
  const size = formatSize(limits.upload.maxBytes)
  return t(`practice.files.${why}`, { name, size, count: limits.upload.maxFiles })
}

function itemOf(t: TFunction, { id, name, size, type, state }: QueuedFile): FileItem {
  if (state.kind === 'done') return { id, name, size, type, state: { kind: 'done' } }
  if (state.kind !== 'failed') return { id, name, size, type, state }
  const { error } = state
  // The same content would be refused again.
  const canRetry = !isCallError(error, 'file.type_not_allowed', 'file.too_large')
  const message = isCallError(error, 'file.too_large') ? unfitText(t, name, 'too_large') : errorText(error)
  return { id, name, size, type, state: { kind: 'failed', message, canRetry } }
}

function Preview({ file, onClose }: { file: QueuedFile; onClose: () => void }): ReactNode {
  const { t } = useTranslation()
  const { content, remote } = file
  // Only the server knows what a file is by its content; until its reply, the browser's type has to do.
  const local = useMemo(
    () => (content && !remote ? URL.createObjectURL(content) : undefined),
    [content, remote],
  )
  useEffect(() => {
    if (local !== undefined) return () => URL.revokeObjectURL(local)
  }, [local])
  const address = remote?.url ?? local
  if (address === undefined) return null
  return (
    <Dialog
      open
      title={t('practice.files.open', { name: file.name })}
      titleHidden
      closeLabel={t('practice.files.close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <FilePreview
        file={{ name: file.name, type: file.type, size: file.size, address, duration: remote?.duration_s }}
        formatSize={formatSize}
        labels={previewLabels(t)}
        pdfFrame={pdfFrame}
      />
    </Dialog>
  )
}

interface FilesBeforeProps {
  base: Submission
  disabled: boolean
  onTaken: (files: readonly File[]) => Promise<void>
}

/** Copies the files of the version that is revised, so that only what changed is chosen again. */
function FilesBefore({ base, disabled, onTaken }: FilesBeforeProps): ReactNode {
  const { t } = useTranslation()
  const [phase, setPhase] = useState<'idle' | 'taking' | 'failed'>('idle')
  const take = async () => {
    setPhase('taking')
    try {
      await onTaken(await Promise.all(base.files.map(fetchFile)))
      setPhase('idle')
    } catch {
      setPhase('failed')
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon name="copy" size={20} />}
        disabled={disabled}
        loading={phase === 'taking'}
        onClick={() => void take()}
      >
        {t('practice.files.before')}
      </Button>
      {phase === 'failed' && <FormFault>{t('practice.files.before_failed')}</FormFault>}
    </>
  )
}

async function fetchFile({ url, name, type }: Submission['files'][number]): Promise<File> {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`HTTP ${reply.status}`)
  return new File([await reply.blob()], name, { type })
}
