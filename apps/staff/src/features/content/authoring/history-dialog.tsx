import type { AuthoredLesson, LessonVersion } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Chip } from '@qadam/ui/chip'
import { FormFault } from '@qadam/ui/form-fault'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { SavedLine } from '@qadam/ui/text-area'
import { QueryView } from '@qadam/web/frame/query-view'
import { showToast } from '@qadam/web/toast'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { formatMoment } from '../../../platform/times.ts'
import { lessonQuery, versionQuery, versionsQuery } from './authoring-queries.ts'
import { conflictText } from './conflict-text.ts'
import { titleIn } from './fault-text.ts'
import type { LessonDraft } from './use-lesson-draft.ts'
import { VersionView } from './version-view.tsx'
import { OpenDialog } from '../../../platform/open-dialog.tsx'

export interface HistoryDialogProps {
  lesson: AuthoredLesson
  draft: LessonDraft
  /** Opens at the version before the newest one, to undo the last change. */
  isUndo: boolean
  onClose: () => void
}

/** The versions of a lesson, each to be viewed and restored. The current one stays a version too. */
export function HistoryDialog({ lesson, draft, isUndo, onClose }: HistoryDialogProps): ReactNode {
  const { t } = useTranslation()
  const [pickedId, setPickedId] = useState<number | 'none' | undefined>(isUndo ? undefined : 'none')
  const isSaved = draft.state === 'saved'
  const versions = useQuery({
    ...versionsQuery(lesson.id, draft.revision),
    // What is still being saved may be a version of its own.
    enabled: isSaved,
    placeholderData: keepPreviousData,
  })
  const [newest, previous] = versions.data ?? []
  const picked = pickedId === undefined ? previous : versions.data?.find((version) => version.id === pickedId)
  const restore = useMutation({
    mutationFn: async (id: number) =>
      await call('authoring_restore', { version_id: id, revision: draft.revision }),
    onSuccess: (restored) => {
      draft.show(restored)
      void showToast('success', t('authoring.done.restored'))
      onClose()
    },
    onError: () => {
      // What stands now comes onto the screen, unless something was typed since.
      void queryClient.invalidateQueries({ queryKey: lessonQuery(lesson.id).queryKey })
      void versions.refetch()
    },
  })
  const old = picked && picked.id !== newest?.id ? picked : undefined
  return (
    <OpenDialog
      size="wide"
      title={t(isUndo ? 'authoring.undo_title' : 'authoring.history_title')}
      description={t('authoring.history_text')}
      isBusy={restore.isPending}
      onClose={onClose}
      footer={
        old && (
          <Button
            full
            loading={restore.isPending}
            disabled={!isSaved || versions.isFetching}
            onClick={() => restore.mutate(old.id)}
          >
            {t('authoring.restore')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {!isSaved && (
          <SavedLine
            kind={draft.state}
            text={t(draft.state === 'failed' ? 'authoring.save_first' : 'authoring.save_saving')}
          />
        )}
        {restore.error && <FormFault>{conflictText(restore.error, t)}</FormFault>}
        <QueryView query={versions} skeleton={isSaved && <Skeleton height={160} />} />
        {picked ? (
          <Picked version={picked} lesson={lesson} isNewest={!old} onBack={() => setPickedId('none')} />
        ) : (
          <>
            {versions.data && isUndo && pickedId === undefined && <p>{t('authoring.nothing_to_undo')}</p>}
            <ol className="divide-y divide-line">
              {versions.data?.map((version) => (
                <li key={version.id}>
                  <button
                    type="button"
                    className="flex min-h-12 w-full flex-wrap items-center gap-x-3 gap-y-1 py-2 text-start hover:text-turquoise-text"
                    onClick={() => setPickedId(version.id)}
                  >
                    <Line version={version} isNewest={version.id === newest?.id} />
                  </button>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </OpenDialog>
  )
}

/** Which one it is: when it was saved last and by whom, and how it came about. */
function Line({ version, isNewest }: { version: LessonVersion; isNewest: boolean }): ReactNode {
  const { t, i18n } = useTranslation()
  const at = formatMoment(version.saved_at)
  return (
    <>
      <span className="min-w-40 flex-1">
        <span className="block font-medium numbers">
          {version.by === null ? at : t('authoring.saved_by', { at, by: version.by })}
        </span>
        <span className="block text-sm break-words text-muted numbers">
          {titleIn(version.title, i18n.language, t)} ·{' '}
          {t('authoring.questions', { count: version.questions })}
        </span>
      </span>
      {version.origin !== null && <Chip tone="lapis">{t(`authoring.origin.${version.origin}`)}</Chip>}
      {version.published_at !== null && <Chip tone="turquoise">{t('authoring.was_published')}</Chip>}
      {isNewest && <Chip tone="pistachio">{t('authoring.newest')}</Chip>}
    </>
  )
}

function Picked({
  version,
  lesson,
  isNewest,
  onBack,
}: {
  version: LessonVersion
  lesson: AuthoredLesson
  isNewest: boolean
  onBack: () => void
}): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(versionQuery(version))
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="self-start"
        icon={<Icon name="arrow-left" size={20} />}
        onClick={onBack}
      >
        {t('authoring.all_versions')}
      </Button>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Line version={version} isNewest={isNewest} />
      </div>
      <QueryView query={read} skeleton={<Skeleton height={160} />}>
        {({ document }) => <VersionView document={document} now={lesson.document} />}
      </QueryView>
    </>
  )
}
