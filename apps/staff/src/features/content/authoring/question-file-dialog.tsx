import {
  authoringLimits,
  limits,
  type AuthoredLesson,
  type AuthoredModule,
  type DraftLesson,
  type QuestionFileReport,
} from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { FormFault } from '@qadam/ui/form-fault'
import { Notice } from '@qadam/ui/notice'
import { Spinner } from '@qadam/ui/spinner'
import { SavedLine } from '@qadam/ui/text-area'
import { isCallError } from '@qadam/web/call-error'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { callForm } from '../../../platform/call-form.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { lessonQuery } from './authoring-queries.ts'
import { conflictText, reasonOf } from './conflict-text.ts'
import { titleIn } from './fault-text.ts'
import { typesOf } from './new-question.ts'
import { QuestionFileReportView } from './question-file-report.tsx'
import type { LessonDraft } from './use-lesson-draft.ts'
import { OpenDialog } from '../../../platform/open-dialog.tsx'
import { FileChooser } from '../../../platform/file-chooser.tsx'

/** Where questions are taken to: a lesson that is being written, or new lessons of a module. */
export type QuestionTarget =
  | { lesson: AuthoredLesson; draft: LessonDraft }
  | { module: Pick<AuthoredModule, 'id' | 'title'> }

export interface QuestionFileDialogProps {
  target: QuestionTarget
  onClose: () => void
}

interface Chosen {
  file: File
  /** One file is one request, however often its reply is lost. */
  request_id: string
}

/** Questions from a file of another system: first the report of what would be taken over, then the taking. */
export function QuestionFileDialog({ target, onClose }: QuestionFileDialogProps): ReactNode {
  const { t, i18n } = useTranslation()
  const [chosen, setChosen] = useState<Chosen>()
  const read = useMutation({
    mutationFn: async ({ file }: Chosen) => await callForm('authoring_questions_read', { file }),
    gcTime: 0,
  })
  const report = read.data
  const count = report?.questions.length ?? 0
  const take = useMutation({
    mutationFn: async ({ file, request_id }: Chosen) =>
      await callForm('authoring_questions_take', { request_id, ...placeOf(target), file }),
    onSuccess: ({ lesson }) => {
      if ('draft' in target && lesson) target.draft.show(lesson)
      else void queryClient.invalidateQueries({ queryKey: ['authoring'] })
      void showToast('success', t('question_files.done', { count }))
      onClose()
    },
    onError: () => {
      // What stands now comes onto the screen, unless something was typed since.
      if ('lesson' in target)
        void queryClient.invalidateQueries({ queryKey: lessonQuery(target.lesson.id).queryKey })
    },
    gcTime: 0,
  })
  const choose = (file: File) => {
    const next = { file, request_id: crypto.randomUUID() }
    take.reset()
    setChosen(next)
    read.mutate(next)
  }
  const isBusy = read.isPending || take.isPending
  const failure = take.error ?? read.error
  const room =
    'draft' in target ? authoringLimits.questions - target.draft.document.questions.length : Infinity
  // After a try the server alone knows: where only the reply was lost, what stands there now are these very questions.
  const isFull = count > room && take.isIdle
  const isSaved = !('draft' in target) || target.draft.state === 'saved'
  const titleOf = (title: DraftLesson['title']) => titleIn(title, i18n.language, t)
  return (
    <OpenDialog
      title={t('question_files.open')}
      description={t('question_files.text')}
      size="wide"
      isBusy={take.isPending}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <FileChooser
          variant={count > 0 ? 'secondary' : 'outline'}
          accept=".xml,.txt,.gift,text/xml,application/xml,text/plain"
          disabled={isBusy}
          onChoose={choose}
        >
          {t(chosen ? 'question_files.choose_again' : 'question_files.choose')}
        </FileChooser>
        {chosen && <p className="text-sm break-words text-muted">{chosen.file.name}</p>}
        {read.isPending && (
          <p role="status" className="flex items-center gap-2">
            <Spinner size={20} />
            {t('question_files.reading')}
          </p>
        )}
        {report && !read.isPending && <QuestionFileReportView report={report} />}
        {isFull && (
          <Notice
            tone="saffron"
            icon="info"
            role="alert"
            title={t('question_files.no_room', { room: Math.max(0, room), count })}
          />
        )}
        {report && 'draft' in target && <Misfit report={report} lesson={target.draft.document} />}
        {failure && (
          <FormFault>
            {isCallError(failure, 'file.too_large')
              ? t('question_files.too_large', { count: Math.floor(limits.upload.maxBytes / 1024 ** 2) })
              : reasonOf(failure) === 'nothing'
                ? t('question_files.nothing')
                : conflictText(failure, t)}
          </FormFault>
        )}
        {report && count > 0 && !read.isPending && (
          <>
            <p className="text-sm text-muted">
              {'draft' in target
                ? t('question_files.into_lesson', { title: titleOf(target.draft.document.title) })
                : t('question_files.into_module', { title: titleOf(target.module.title) })}
            </p>
            {'draft' in target && !isSaved && (
              <SavedLine
                kind={target.draft.state}
                text={t(target.draft.state === 'failed' ? 'authoring.save_first' : 'authoring.save_saving')}
              />
            )}
            <Button
              full
              loading={take.isPending}
              disabled={!isSaved || isFull}
              onClick={() => chosen && take.mutate(chosen)}
            >
              {t('question_files.take', { count })}
            </Button>
          </>
        )}
      </div>
    </OpenDialog>
  )
}

function placeOf(target: QuestionTarget): Record<string, number> {
  return 'draft' in target
    ? { lesson_id: target.lesson.id, revision: target.draft.revision }
    : { module_id: target.module.id }
}

/** What a lesson of this kind does not hold. */
function Misfit({
  report,
  lesson: { type },
}: {
  report: QuestionFileReport
  lesson: DraftLesson
}): ReactNode {
  const { t } = useTranslation()
  const fitting: readonly string[] = typesOf(type)
  const others = new Set(
    report.questions.map((question) => question.type).filter((one) => !fitting.includes(one)),
  )
  if (others.size === 0) return null
  const types = [...others].map((one) => t(`authoring.question_type.${one}`)).join(', ')
  return <Notice tone="saffron" icon="info" title={t('question_files.misfit', { types })} />
}
