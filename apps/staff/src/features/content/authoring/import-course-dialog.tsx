import { authoringLimits, type CourseImport } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { FormFault } from '@qadam/ui/form-fault'
import { Notice } from '@qadam/ui/notice'
import { ProgressBar } from '@qadam/ui/progress-bar'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { conflictText } from './conflict-text.ts'
import { ImportReport } from './import-report.tsx'
import { sendArchive } from './send-archive.ts'
import { OpenDialog } from '../../../platform/open-dialog.tsx'
import { FileChooser } from '../../../platform/file-chooser.tsx'
import { replyQuery } from '../../../platform/reply-query.ts'

/** How often the import's progress is polled. */
const LOOK_MS = 1000

/** A course from an archive: uploaded, checked, its changes shown, and only then imported. */
export function ImportCourseDialog({
  begun,
  onClose,
  onTaken,
}: {
  /** An import that was begun before, perhaps elsewhere; whoever began it may take it in. */
  begun?: { id: number; isOwn: boolean } | undefined
  onClose: () => void
  onTaken: (courseId: number) => void
}): ReactNode {
  const { t } = useTranslation()
  const [sent, setSent] = useState(0)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const begin = useMutation({
    mutationFn: async (file: File) => {
      setSent(0)
      const upload_id = await sendArchive(file, { signal: leaving.current.signal, onProgress: setSent })
      return await call('course_import_begin', { upload_id })
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['authoring', 'imports'] }),
    gcTime: 0,
  })
  const id = begin.data?.id ?? (begin.isIdle ? begun?.id : undefined)
  const mayTake = begin.data !== undefined || begun?.isOwn === true
  const look = useQuery({
    ...replyQuery(['authoring', 'import', id], 'course_import', { id: id ?? 0 }),
    enabled: id !== undefined,
    // Also where the first look failed: the school works on it all the same.
    refetchInterval: ({ state }) => (isWorking(state.data ?? begin.data) ? LOOK_MS : false),
    refetchIntervalInBackground: true,
    gcTime: 0,
  })
  const take = useMutation({
    mutationFn: async (publish: boolean) => await call('course_import_take', { id: id ?? 0, publish }),
    onSuccess: (next) => queryClient.setQueryData(['authoring', 'import', id], next),
  })
  const found = look.data ?? begin.data
  const courseId = found?.state === 'taken' ? found.course_id : null
  /** Also of one that was taken in and could not be published whole. */
  const changedId = isWorking(found) ? null : (found?.course_id ?? null)
  useEffect(() => {
    if (changedId !== null) void queryClient.invalidateQueries({ queryKey: ['authoring'] })
  }, [changedId])
  const isHeldBack = found?.report?.held_back === true
  useEffect(() => {
    if (courseId === null) return
    if (isHeldBack) void showToast('info', t('course_files.held_back'))
    onTaken(courseId)
  }, [courseId, isHeldBack, onTaken, t])

  const isBusy = begin.isPending || isWorking(found)
  const start = (file: File) => {
    take.reset()
    begin.mutate(file)
  }
  return (
    <OpenDialog
      title={t('course_files.import')}
      description={t('course_files.import_text')}
      size="wide"
      onClose={() => {
        void queryClient.invalidateQueries({ queryKey: ['authoring', 'imports'] })
        onClose()
      }}
    >
      <div className="flex flex-col gap-4">
        <FileChooser
          variant={found?.state === 'checked' ? 'secondary' : 'outline'}
          accept=".zip,application/zip"
          disabled={isBusy}
          onChoose={start}
        >
          {t(begin.isIdle && !begun ? 'course_files.choose' : 'course_files.choose_again')}
        </FileChooser>
        {isBusy && !begin.isPending && <p className="text-muted">{t('course_files.goes_on')}</p>}
        {isBusy && <Working sent={begin.isPending ? sent : 1} found={begin.isPending ? undefined : found} />}
        {begin.error && (
          <FormFault>
            {isCallError(begin.error, 'file.too_large')
              ? t('course_files.too_large', {
                  count: Math.round(authoringLimits.archiveMaxBytes / 1024 ** 2),
                })
              : errorText(begin.error)}
          </FormFault>
        )}
        {look.error && !isBusy && <FormFault>{errorText(look.error)}</FormFault>}
        {found?.state === 'failed' && (
          <FormFault>
            {t(found.course_id === null ? 'course_files.failed' : 'course_files.failed_taken')}
          </FormFault>
        )}
        {!begin.isPending && found?.report && <ImportReport report={found.report} />}
        {take.error && <FormFault>{conflictText(take.error, t)}</FormFault>}
        {found?.state === 'checked' && !mayTake && <p>{t('course_files.of_another')}</p>}
        {found?.state === 'checked' && mayTake && isHeldBack && (
          <Notice tone="saffron" icon="info" title={t('course_files.will_hold_back')} />
        )}
        {found?.state === 'checked' && mayTake && (
          <div className="flex flex-wrap gap-3">
            <Button
              disabled={take.isPending}
              loading={take.isPending && !take.variables}
              onClick={() => take.mutate(false)}
            >
              {t('course_files.take')}
            </Button>
            {!isHeldBack && (
              <Button
                variant="secondary"
                disabled={take.isPending}
                loading={take.isPending && take.variables}
                onClick={() => take.mutate(true)}
              >
                {t('course_files.take_publish')}
              </Button>
            )}
          </div>
        )}
      </div>
    </OpenDialog>
  )
}

function isWorking(found: CourseImport | undefined): boolean {
  return found?.state === 'waiting' || found?.state === 'reading' || found?.state === 'taking'
}

/** How far it is: on its way to the school, then at the school. */
function Working({ sent, found }: { sent: number; found: CourseImport | undefined }): ReactNode {
  const { t } = useTranslation()
  const step =
    found === undefined
      ? 'sending'
      : found.state === 'taking' || found.state === 'taken'
        ? 'taking'
        : 'reading'
  const text = t(`course_files.${step}`)
  const part = found === undefined ? sent : found.total > 0 ? found.done / found.total : 0
  return (
    <div className="flex flex-col gap-2">
      <p role="status">{text}</p>
      <ProgressBar value={part} label={text} />
    </div>
  )
}
