import { authoringLimits, type AuthoredLesson, type DraftQuestion } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { Notice } from '@qadam/ui/notice'
import { Skeleton } from '@qadam/ui/skeleton'
import { SavedLine } from '@qadam/ui/text-area'
import { LoadError } from '@qadam/web/frame/load-error'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { courseQuery, lessonQuery } from './authoring-queries.ts'
import { conflictText } from './conflict-text.ts'
import { titleIn } from './fault-text.ts'
import { selectClass } from './field-parts.ts'
import { typesOf } from './new-question.ts'
import type { LessonDraft } from './use-lesson-draft.ts'

export interface MoveQuestionDialogProps {
  lesson: AuthoredLesson
  draft: LessonDraft
  question: DraftQuestion
  onClose: () => void
}

/** To which lesson of the course a question goes, whole or as a copy. */
export function MoveQuestionDialog({ lesson, draft, question, onClose }: MoveQuestionDialogProps): ReactNode {
  const { t, i18n } = useTranslation()
  const { data: tree, error, isFetching, refetch } = useQuery(courseQuery(lesson.course.id))
  const [toId, setToId] = useState<number | undefined>()
  const [isCopy, setIsCopy] = useState(false)
  const isSaved = draft.state === 'saved'
  const others = tree?.modules.flatMap(({ lessons }) => lessons).filter(({ id }) => id !== lesson.id)
  const to = others?.find(({ id }) => id === toId)
  const move = useMutation({
    mutationFn: async (to_lesson_id: number) =>
      await call('authoring_question_move', {
        lesson_id: lesson.id,
        revision: draft.revision,
        question: question.id,
        to_lesson_id,
        copy: isCopy,
      }),
    onSuccess: (left, to_lesson_id) => {
      draft.show(left)
      void queryClient.invalidateQueries({ queryKey: lessonQuery(to_lesson_id).queryKey })
      void showToast('success', t(isCopy ? 'authoring.done.copied' : 'authoring.done.moved'))
      onClose()
    },
    onError: () => {
      // What stands now comes onto the screen, unless something was typed since.
      void queryClient.invalidateQueries({ queryKey: lessonQuery(lesson.id).queryKey })
      void refetch()
    },
  })
  return (
    <Dialog
      open
      title={t('authoring.move_title')}
      description={question.text.uz.split('\n', 1)[0]}
      closeLabel={t('shell.close')}
      isBusy={move.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="flex flex-col gap-4">
        {!tree &&
          (error ? (
            <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Skeleton height={96} />
          ))}
        {others?.length === 0 && <p>{t('authoring.no_other_lesson')}</p>}
        {tree && others && others.length > 0 && (
          <>
            <label className="flex min-w-0 flex-col gap-1.5 text-sm font-medium">
              {t('authoring.move_to')}
              <select
                className={selectClass}
                value={toId ?? ''}
                onChange={({ target }) => setToId(target.value === '' ? undefined : Number(target.value))}
              >
                <option value="">{t('authoring.choose_lesson')}</option>
                {tree.modules.map((module) => (
                  <optgroup key={module.id} label={titleIn(module.title, i18n.language, t)}>
                    {module.lessons
                      .filter(({ id }) => id !== lesson.id)
                      .map(({ id, title, questions }) => (
                        <option key={id} value={id} disabled={questions >= authoringLimits.questions}>
                          {titleIn(title, i18n.language, t)}
                        </option>
                      ))}
                  </optgroup>
                ))}
              </select>
            </label>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0"
                checked={isCopy}
                onChange={({ target }) => setIsCopy(target.checked)}
              />
              {t('authoring.leave_copy')}
            </label>
            {to && !typesOf(to.type).includes(question.type) && (
              <Notice
                tone="saffron"
                icon="info"
                title={t('authoring.move_misfit', { type: t(`authoring.type.${to.type}`) })}
              />
            )}
            {lesson.state !== 'draft' && !isCopy && (
              <p className="text-sm text-muted">{t('authoring.move_results')}</p>
            )}
            {!isSaved && (
              <SavedLine
                kind={draft.state}
                text={t(draft.state === 'failed' ? 'authoring.save_first' : 'authoring.save_saving')}
              />
            )}
            {move.error && (
              <p role="alert" className="text-pomegranate-text">
                {conflictText(move.error, t)}
              </p>
            )}
            <Button
              full
              loading={move.isPending}
              disabled={!to || !isSaved}
              onClick={() => to && move.mutate(to.id)}
            >
              {t(isCopy ? 'authoring.copy' : 'authoring.move_now')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}
