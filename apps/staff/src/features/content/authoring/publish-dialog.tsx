import type { AuthoredTree, AuthoringFault, AuthoringNotice } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { FormFault } from '@qadam/ui/form-fault'
import { Notice } from '@qadam/ui/notice'
import { Skeleton } from '@qadam/ui/skeleton'
import { QueryView } from '@qadam/web/frame/query-view'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { paths } from '../../../platform/paths.ts'
import { keepTree } from './authoring-queries.ts'
import { conflictText } from './conflict-text.ts'
import { faultText, questionName, titleIn } from './fault-text.ts'
import { hiddenBy, type Outer } from './hidden-by.ts'
import { toHash } from './lead-to-field.ts'
import { OpenDialog } from '../../../platform/open-dialog.tsx'
import { replyQuery } from '../../../platform/reply-query.ts'

/** So many lines are read before they are mended; the rest is counted. */
const SHOWN = 12
/** So long it is said that students see nothing of it yet. */
const READ_MS = 6000

export interface PublishDialogProps {
  part: { kind: 'course' | 'module' | 'lesson'; id: number; title: string }
  tree: AuthoredTree
  onClose: () => void
}

/** What publishing means: which lessons go out, what is missing before, and what students' results come to. */
export function PublishDialog({ part, tree, onClose }: PublishDialogProps): ReactNode {
  const { t, i18n } = useTranslation()
  const [outer, setOuter] = useState<Outer>()
  const { kind, id } = outer ?? part
  const title = outer ? titleIn(outer.title, i18n.language, t) : part.title
  const hiding = hiddenBy({ kind, id }, tree)
  const hiddenText = (by: Outer) =>
    t(`authoring.hidden_by.${by.kind}`, { title: titleIn(by.title, i18n.language, t) })
  const check = useQuery({
    ...replyQuery(['authoring', 'check', kind, id], 'authoring_check', { kind, id }),
    gcTime: 0,
    staleTime: 0,
  })
  const publish = useMutation({
    mutationFn: async () => await call('authoring_publish', { kind, id }),
    onSuccess: (next) => {
      keepTree(next)
      const by = hiddenBy({ kind, id }, next)
      if (by) void showToast('info', t('authoring.hidden'), { text: hiddenText(by), duration_ms: READ_MS })
      else void showToast('success', t('authoring.done.published'))
      onClose()
    },
    onError: () => void check.refetch(),
  })
  const lines = (level: AuthoringFault['level']) =>
    (check.data?.faults ?? [])
      .filter((fault) => fault.level === level)
      .map((fault): Line => ({
        text: faultText(fault, tree, i18n.language, t),
        ...(fault.lesson_id === null ? {} : { lesson: fault.lesson_id, at: toHash(fault) }),
      }))
  const errors = lines('error')
  const goingOut = check.data?.lessons ?? []
  const lessonsOut =
    goingOut.length > 0 &&
    t('authoring.lessons_out', {
      titles: goingOut.map((lesson) => titleIn(lesson.title, i18n.language, t)).join(', '),
    })
  return (
    <OpenDialog title={t('authoring.publish_title', { title })} isBusy={publish.isPending} onClose={onClose}>
      <div className="flex flex-col gap-4" aria-busy={check.isPending}>
        <QueryView query={check} skeleton={<Skeleton height={96} />}>
          {({ notices }) => (
            <>
              {errors.length > 0 ? (
                <Notice
                  tone="pomegranate"
                  icon="warning"
                  title={t('authoring.missing')}
                  text={<Lines lines={errors} onFollow={onClose} />}
                />
              ) : (
                <Notice
                  tone={hiding ? 'saffron' : 'pistachio'}
                  icon={hiding ? 'info' : 'check'}
                  title={t(hiding ? 'authoring.hidden' : 'authoring.ready')}
                  text={
                    hiding
                      ? [hiddenText(hiding), kind === 'module' && lessonsOut].filter(Boolean).join(' ')
                      : lessonsOut
                  }
                  action={
                    hiding && (
                      <Button size="sm" variant="secondary" onClick={() => setOuter(hiding)}>
                        {t(`authoring.publish_outer.${hiding.kind}`)}
                      </Button>
                    )
                  }
                />
              )}
              {notices.length > 0 && (
                <Notice
                  tone="saffron"
                  icon="info"
                  title={t('authoring.kept')}
                  text={
                    <Lines
                      lines={notices.map((notice) => ({
                        text: noticeText(notice, tree, i18n.language, t),
                      }))}
                    />
                  }
                />
              )}
              {lines('advice').length > 0 && (
                <Notice
                  tone="lapis"
                  icon="info"
                  title={t('authoring.advice')}
                  text={<Lines lines={lines('advice')} onFollow={onClose} />}
                />
              )}
            </>
          )}
        </QueryView>
        {publish.error && <FormFault>{conflictText(publish.error, t)}</FormFault>}
        <Button
          full
          loading={publish.isPending}
          disabled={!check.data || errors.length > 0}
          onClick={() => publish.mutate()}
        >
          {t('authoring.publish')}
        </Button>
      </div>
    </OpenDialog>
  )
}

interface Line {
  text: string
  /** Where it is mended. */
  lesson?: number
  at?: string
}

function Lines({ lines, onFollow }: { lines: readonly Line[]; onFollow?: () => void }): ReactNode {
  const { t } = useTranslation()
  const rest = lines.length - SHOWN
  return (
    <ul className="mt-1 list-disc ps-5 break-words">
      {lines.slice(0, SHOWN).map(({ text, lesson, at }, index) => (
        <li key={index}>
          {lesson === undefined ? (
            text
          ) : (
            <Link
              to={paths.lessonPattern}
              params={{ lessonId: String(lesson) }}
              hash={at}
              onClick={onFollow}
              className="underline underline-offset-3"
            >
              {text}
            </Link>
          )}
        </li>
      ))}
      {rest > 0 && <li>{t('authoring.and_more', { count: rest })}</li>}
    </ul>
  )
}

function noticeText(
  notice: AuthoringNotice,
  tree: AuthoredTree,
  language: string,
  t: Parameters<typeof titleIn>[2],
): string {
  const { kind, lesson_id, students } = notice
  const lesson = tree.modules.flatMap(({ lessons }) => lessons).find(({ id }) => id === lesson_id)
  return t(`authoring.${kind}`, {
    lesson: lesson ? titleIn(lesson.title, language, t) : lesson_id,
    question: questionName(notice, t) ?? notice.question,
    students,
  })
}
