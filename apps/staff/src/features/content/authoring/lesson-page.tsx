import type { AuthoredLesson, DraftQuestion, Lang } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { FormFault } from '@qadam/ui/form-fault'
import { Icon } from '@qadam/ui/icon'
import { Notice } from '@qadam/ui/notice'
import { Skeleton } from '@qadam/ui/skeleton'
import { Tabs } from '@qadam/ui/tabs'
import { SavedLine } from '@qadam/ui/text-area'
import { useLatest } from '@qadam/ui/use-latest'
import { errorText } from '@qadam/web/error-text'
import { PageTitle } from '@qadam/web/frame/page-title'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { formatMoment } from '../../../platform/times.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { courseQuery, lessonQuery } from './authoring-queries.ts'
import { conflictText } from './conflict-text.ts'
import { ContentLanguagesContext } from '../../../platform/content-languages-context.ts'
import { BackLink } from '../../../platform/back-link.tsx'
import { CourseFilesContext } from './files/course-files-context.ts'
import { OtherSends } from './files/other-sends.tsx'
import { sendsOf } from './files/sends-of.ts'
import { titleIn } from './fault-text.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { leadToField, readHash } from './lead-to-field.ts'
import { LessonRules } from './lesson-rules.tsx'
import { MoveQuestionDialog } from './move-question-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { QuestionFileDialog } from './question-file-dialog.tsx'
import { QuestionFields } from './question-fields.tsx'
import { QuestionList } from './question-list.tsx'
import { StateChip } from './state-chip.tsx'
import { StudentView } from './student-view.tsx'
import { offerUndo } from '../../../platform/undo-toast.ts'
import { useLessonDraft } from './use-lesson-draft.ts'

/** A lesson that is being written: its questions in their order, one of them open beside what students will see. */
export function LessonPage({ id, accountId }: { id: number; accountId: number }): ReactNode {
  const skeleton = (
    <div className="px-4 py-5 sm:px-6">
      <Skeleton height={320} />
    </div>
  )
  return (
    <QueryView query={useQuery(lessonQuery(id))} skeleton={skeleton}>
      {(lesson) => (
        <ContentLanguagesContext value={lesson.languages}>
          <Lesson lesson={lesson} accountId={accountId} />
        </ContentLanguagesContext>
      )}
    </QueryView>
  )
}

type Asked = { of: 'undo' | 'history' | 'file' | 'publish' } | { of: 'move'; question: DraftQuestion }

function Lesson({ lesson, accountId }: { lesson: AuthoredLesson; accountId: number }): ReactNode {
  const { t, i18n } = useTranslation()
  const draft = useLessonDraft(lesson, accountId)
  const { document, change, stale } = draft
  // What publishing misses names its question and its field.
  const { hash, state } = useLocation()
  const named = readHash(hash)
  const step = `${state.__TSR_key} ${hash}`
  const [openId, setOpenId] = useState(named.question ?? document.questions[0]?.id)
  const fields = useRef<HTMLDivElement>(null)
  const rules = useRef<HTMLDivElement>(null)
  // Also from the dialog that stands before this very lesson, and the same a second time.
  useEffect(() => {
    if (named.question !== null) setOpenId(named.question)
  }, [step, named.question])
  const openFields = (question: string) => {
    setOpenId(question)
    requestAnimationFrame(() => {
      // By keyboard the whole list stands between a row and its fields.
      fields.current?.focus({ preventScroll: true })
      // Where the fields stand below the list, a press would seem to do nothing.
      if (!matchMedia('(min-width: 64rem)').matches) fields.current?.scrollIntoView()
    })
  }
  const [asked, setAsked] = useState<Asked | null>(null)
  // A question that was deleted, moved or undone makes room for another.
  const open = document.questions.find(({ id }) => id === openId) ?? document.questions[0]
  const isNamedOpen = named.question === null || named.question === open?.id
  const type = open?.type
  const ledTo = useRef('')
  useEffect(() => {
    const within = named.question === null ? rules.current : fields.current
    if (hash === '' || !isNamedOpen || !within || ledTo.current === step) return
    ledTo.current = step
    return leadToField(within, { path: named.path, type }, t)
  }, [step, hash, isNamedOpen, named.question, named.path, type, t])
  const title = titleIn(document.title, i18n.language, t)
  const sends = sendsOf(accountId)
  useEffect(() => void sends.open(), [sends])
  const files = useMemo(
    () => ({ courseId: lesson.course.id, sends, place: `${lesson.id}/${open?.id ?? ''}` }),
    [lesson.course.id, lesson.id, sends, open?.id],
  )
  const setQuestions = (questions: DraftQuestion[]) => change({ ...document, questions })
  const latest = useLatest(draft)
  const remove = (question: DraftQuestion) => {
    const place = document.questions.findIndex(({ id }) => id === question.id)
    setQuestions(document.questions.filter(({ id }) => id !== question.id))
    const putBack = () => {
      const now = latest.current
      if (now.document.questions.some(({ id }) => id === question.id)) return
      now.change({ ...now.document, questions: now.document.questions.toSpliced(place, 0, question) })
      setOpenId(question.id)
    }
    offerUndo(t('authoring.question_deleted'), t, putBack)
  }
  return (
    <CourseFilesContext value={files}>
      <div className="flex flex-col gap-5 px-4 py-5 sm:px-6">
        <PageTitle>{title}</PageTitle>
        <BackLink to={paths.coursePattern} params={{ courseId: String(lesson.course.id) }}>
          {titleIn(lesson.course.title, i18n.language, t)}
        </BackLink>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="min-w-52 flex-1 text-2xl font-bold break-words">{title}</h1>
          <SavedLine
            kind={draft.state}
            text={draft.state === 'failed' ? t('authoring.save_failed') : t(`authoring.save_${draft.state}`)}
          />
          <StateChip state={lesson.state} />
          <span className="-ml-4 flex flex-wrap sm:ml-0">
            <Button
              size="sm"
              variant="ghost"
              icon={<Icon name="refresh" size={20} className="-scale-x-100" />}
              onClick={() => setAsked({ of: 'undo' })}
            >
              {t('authoring.undo')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              icon={<Icon name="clock" size={20} />}
              onClick={() => setAsked({ of: 'history' })}
            >
              {t('authoring.history')}
            </Button>
          </span>
          {lesson.state !== 'published' && (
            <Button size="sm" disabled={draft.state !== 'saved'} onClick={() => setAsked({ of: 'publish' })}>
              {t('authoring.publish')}
            </Button>
          )}
        </div>
        {stale && (
          <Notice
            tone="saffron"
            icon="info"
            role="alert"
            title={
              stale.by === null
                ? t('authoring.stale_unknown')
                : t('authoring.stale', { by: stale.by, at: formatMoment(stale.at) })
            }
            action={
              <span className="flex flex-wrap gap-2">
                <Button size="sm" variant="secondary" onClick={() => void draft.takeTheirs()}>
                  {t('authoring.take_theirs')}
                </Button>
                <Button size="sm" onClick={draft.keepMine}>
                  {t('authoring.save_mine')}
                </Button>
              </span>
            }
          />
        )}
        {draft.failure !== null && draft.failure !== undefined && !stale && (
          <FormFault>{conflictText(draft.failure, t) || errorText(draft.failure)}</FormFault>
        )}
        <OtherSends />
        <div ref={rules}>
          <LessonRules document={document} onChange={change} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <QuestionList
            document={document}
            openId={open?.id}
            onOpen={openFields}
            onMove={(question) => setAsked({ of: 'move', question })}
            onFile={() => setAsked({ of: 'file' })}
            onDelete={remove}
            onChange={setQuestions}
          />
          {open ? (
            <OpenQuestion
              ref={fields}
              key={open.id}
              lesson={lesson}
              title={document.title}
              question={open}
              onChange={(question) =>
                setQuestions(document.questions.map((one) => (one.id === question.id ? question : one)))
              }
            />
          ) : (
            <EmptyState title={t('authoring.no_questions')} text={t('authoring.no_questions_text')} />
          )}
        </div>
        {asked?.of === 'move' && (
          <MoveQuestionDialog
            lesson={lesson}
            draft={draft}
            question={asked.question}
            onClose={() => setAsked(null)}
          />
        )}
        {asked?.of === 'publish' && (
          <PublishLesson
            lesson={lesson}
            title={title}
            onClose={() => {
              setAsked(null)
              void queryClient.invalidateQueries({ queryKey: lessonQuery(lesson.id).queryKey })
            }}
          />
        )}
        {asked?.of === 'file' && (
          <QuestionFileDialog target={{ lesson, draft }} onClose={() => setAsked(null)} />
        )}
        {(asked?.of === 'undo' || asked?.of === 'history') && (
          <HistoryDialog
            lesson={lesson}
            draft={draft}
            isUndo={asked.of === 'undo'}
            onClose={() => setAsked(null)}
          />
        )}
      </div>
    </CourseFilesContext>
  )
}

function PublishLesson({
  lesson,
  title,
  onClose,
}: {
  lesson: AuthoredLesson
  title: string
  onClose: () => void
}): ReactNode {
  const { data: tree } = useQuery(courseQuery(lesson.course.id))
  return (
    tree && <PublishDialog part={{ kind: 'lesson', id: lesson.id, title }} tree={tree} onClose={onClose} />
  )
}

function OpenQuestion({
  ref,
  lesson,
  title,
  question,
  onChange,
}: {
  ref: Ref<HTMLDivElement>
  lesson: AuthoredLesson
  title: { uz: string; ru?: string | undefined }
  question: DraftQuestion
  onChange: (question: DraftQuestion) => void
}): ReactNode {
  const { t } = useTranslation()
  const [lang, setLang] = useState<Lang>('uz')
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-label={t(`authoring.question_type.${question.type}`)}
      className="grid min-w-0 scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <QuestionFields question={question} media={lesson.media} onChange={onChange} />
      <section className="flex min-w-0 flex-col gap-3 self-start rounded-card border border-line bg-ground p-3 xl:sticky xl:top-4">
        <h2 className="font-semibold">{t('authoring.as_student')}</h2>
        <Tabs
          label={t('authoring.as_student')}
          value={lang}
          onChange={setLang}
          items={[
            { value: 'uz', label: 'Oʻzbekcha' },
            { value: 'ru', label: 'Русский' },
          ]}
        />
        <StudentView lessonId={lesson.id} title={title[lang] || title.uz} question={question} lang={lang} />
      </section>
    </div>
  )
}
