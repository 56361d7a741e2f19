import { CheckField } from '@qadam/ui/check-field'
import { FormFault } from '@qadam/ui/form-fault'
import { authoringLimits, type AuthoredLesson, type DraftQuestion } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Notice } from '@qadam/ui/notice'
import { SelectField } from '@qadam/ui/select-field'
import { Skeleton } from '@qadam/ui/skeleton'
import { SavedLine } from '@qadam/ui/text-area'
import { QueryView } from '@qadam/web/frame/query-view'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { courseQuery, lessonQuery } from './authoring-queries.ts'
import { conflictText } from './conflict-text.ts'
import { titleIn } from './fault-text.ts'
import { typesOf } from './new-question.ts'
import type { LessonDraft } from './use-lesson-draft.ts'
import { OpenDialog } from '../../../platform/open-dialog.tsx'

export interface MoveQuestionDialogProps {
  lesson: AuthoredLesson
  draft: LessonDraft
  question: DraftQuestion
  onClose: () => void
}

/** To which lesson of the course a question goes, whole or as a copy. */
export function MoveQuestionDialog({ lesson, draft, question, onClose }: MoveQuestionDialogProps): ReactNode {
  const { t, i18n } = useTranslation()
  const read = useQuery(courseQuery(lesson.course.id))
  const tree = read.data
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
      void read.refetch()
    },
  })
  return (
    <OpenDialog
      title={t('authoring.move_title')}
      description={question.text.uz.split('\n', 1)[0]}
      isBusy={move.isPending}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <QueryView query={read} skeleton={<Skeleton height={96} />} />
        {others?.length === 0 && <p>{t('authoring.no_other_lesson')}</p>}
        {tree && others && others.length > 0 && (
          <>
            <SelectField
              label={t('authoring.move_to')}
              value={toId ?? ''}
              options={[
                { value: '' as const, label: t('authoring.choose_lesson') },
                ...tree.modules.flatMap((module) =>
                  module.lessons
                    .filter(({ id }) => id !== lesson.id)
                    .map(({ id, title, questions }) => ({
                      value: id,
                      label: titleIn(title, i18n.language, t),
                      disabled: questions >= authoringLimits.questions,
                      group: titleIn(module.title, i18n.language, t),
                    })),
                ),
              ]}
              onChange={(id) => setToId(id === '' ? undefined : id)}
            />
            <CheckField label={t('authoring.leave_copy')} checked={isCopy} onChange={setIsCopy} />
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
            {move.error && <FormFault>{conflictText(move.error, t)}</FormFault>}
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
    </OpenDialog>
  )
}
