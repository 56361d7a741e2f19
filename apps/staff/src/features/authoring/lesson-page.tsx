import type { AuthoredLesson, DraftLesson, DraftQuestion, Lang } from '@qadam/contract'
import { authoringLimits } from '@qadam/contract'
import { Button, IconButton } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { Icon } from '@qadam/ui/icon'
import { ActionMenu } from '@qadam/ui/menu'
import { Notice } from '@qadam/ui/notice'
import { Skeleton } from '@qadam/ui/skeleton'
import { Tabs } from '@qadam/ui/tabs'
import { SavedLine } from '@qadam/ui/text-area'
import { TextField } from '@qadam/ui/text-field'
import { errorText } from '@qadam/web/error-text'
import { LoadError } from '@qadam/web/frame/load-error'
import { PageTitle } from '@qadam/web/frame/page-title'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../platform/paths.ts'
import { formatMoment } from '../../platform/times.ts'
import { lessonQuery } from './authoring-queries.ts'
import { conflictText } from './conflict-text.ts'
import { titleIn } from './fault-text.ts'
import { copyQuestion, moveQuestion, newQuestion, typesOf } from './new-question.ts'
import { QuestionFields } from './question-fields.tsx'
import { StateChip } from './state-chip.tsx'
import { StudentView } from './student-view.tsx'
import { useLessonDraft } from './use-lesson-draft.ts'

const kinds = ['Learn', 'Learn_Practice', 'Practice', 'Demoday'] as const

/** A lesson that is being written: its questions in their order, one of them open beside what students will see. */
export function LessonPage({ id, accountId }: { id: number; accountId: number }): ReactNode {
  const { data: lesson, error, isFetching, refetch } = useQuery(lessonQuery(id))
  if (lesson) return <Lesson lesson={lesson} accountId={accountId} />
  if (!error)
    return (
      <div className="px-4 py-5 sm:px-6">
        <Skeleton height={320} />
      </div>
    )
  return <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
}

function Lesson({ lesson, accountId }: { lesson: AuthoredLesson; accountId: number }): ReactNode {
  const { t, i18n } = useTranslation()
  const draft = useLessonDraft(lesson, accountId)
  const { document, change, stale } = draft
  const [openId, setOpenId] = useState(document.questions[0]?.id)
  const open = document.questions.find(({ id }) => id === openId)
  const title = titleIn(document.title, i18n.language, t)
  const setQuestions = (questions: DraftQuestion[]) => change({ ...document, questions })
  return (
    <div className="flex flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{title}</PageTitle>
      <Link
        to={paths.coursePattern}
        params={{ courseId: String(lesson.course.id) }}
        className="flex items-center gap-1.5 self-start font-medium text-turquoise-text"
      >
        <Icon name="arrow-left" size={20} />
        {titleIn(lesson.course.title, i18n.language, t)}
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 flex-1 text-2xl font-bold break-words">{title}</h1>
        <SavedLine
          kind={draft.state}
          text={draft.state === 'failed' ? t('authoring.save_failed') : t(`authoring.save_${draft.state}`)}
        />
        <StateChip state={lesson.state} />
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
        <p role="alert" className="text-pomegranate-text">
          {conflictText(draft.failure, t) || errorText(draft.failure)}
        </p>
      )}
      <Rules document={document} onChange={change} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <QuestionList document={document} openId={openId} onOpen={setOpenId} onChange={setQuestions} />
        {open ? (
          <OpenQuestion
            key={open.id}
            lesson={lesson}
            question={open}
            onChange={(question) =>
              setQuestions(document.questions.map((one) => (one.id === question.id ? question : one)))
            }
          />
        ) : (
          <EmptyState title={t('authoring.no_questions')} text={t('authoring.no_questions_text')} />
        )}
      </div>
    </div>
  )
}

function Rules({
  document,
  onChange,
}: {
  document: DraftLesson
  onChange: (document: DraftLesson) => void
}): ReactNode {
  const { t } = useTranslation()
  const maxLength = authoringLimits.titleMaxLength
  const { title } = document
  const number = (field: 'pass_percent' | 'max_attempts' | 'time_limit_s') => (
    <TextField
      label={t(`authoring.${field}`)}
      type="number"
      min={1}
      className="w-40"
      value={document[field] ?? ''}
      onChange={({ target }) => {
        const { [field]: _before, ...rest } = document
        const value = Math.round(Number(target.value))
        onChange(target.value === '' || value < 0 ? rest : { ...rest, [field]: value })
      }}
    />
  )
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('authoring.title_uz')}
        lang="uz"
        className="min-w-52 flex-1"
        maxLength={maxLength}
        value={title.uz}
        onChange={({ target }) => onChange({ ...document, title: { ...title, uz: target.value } })}
      />
      <TextField
        label={t('authoring.title_ru')}
        lang="ru"
        className="min-w-52 flex-1"
        maxLength={maxLength}
        value={title.ru ?? ''}
        onChange={({ target }) => onChange({ ...document, title: { ...title, ru: target.value } })}
      />
      <label className="flex flex-col gap-1.5 text-sm font-medium">
        {t('authoring.lesson_type')}
        <select
          className="min-h-12 rounded-control border border-control bg-card px-3 text-base"
          value={document.type}
          onChange={({ target }) => {
            const type = kinds.find((kind) => kind === target.value)
            if (type) onChange({ ...document, type })
          }}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`authoring.type.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      {document.type.startsWith('Learn') && (
        <>
          {number('pass_percent')}
          {number('max_attempts')}
          {number('time_limit_s')}
        </>
      )}
    </div>
  )
}

function QuestionList({
  document: { type, questions },
  openId,
  onOpen,
  onChange,
}: {
  document: DraftLesson
  openId: string | undefined
  onOpen: (id: string) => void
  onChange: (questions: DraftQuestion[]) => void
}): ReactNode {
  const { t } = useTranslation()
  const add = (kind: DraftQuestion['type']) => {
    const question = newQuestion(kind)
    onChange([...questions, question])
    onOpen(question.id)
  }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <ol className="flex flex-col gap-1.5">
        {questions.map((question, place) => {
          const name = `${place + 1}. ${t(`authoring.question_type.${question.type}`)}`
          return (
            <li
              key={question.id}
              className={`flex items-center rounded-control border ${question.id === openId ? 'border-turquoise bg-turquoise-soft' : 'border-line bg-card'}`}
            >
              <button
                type="button"
                aria-current={question.id === openId}
                className="min-h-12 min-w-0 flex-1 px-3 py-2 text-start"
                onClick={() => onOpen(question.id)}
              >
                <span className="block text-sm font-medium">{name}</span>
                <span className="block truncate text-[13px] text-muted">{question.text.uz}</span>
              </button>
              <ActionMenu
                trigger={
                  <IconButton
                    label={t('authoring.more', { title: name })}
                    icon={<Icon name="more" size={20} />}
                  />
                }
                actions={[
                  {
                    id: 'up',
                    label: t('authoring.up'),
                    disabled: place === 0,
                    onSelect: () => onChange(moveQuestion(questions, question.id, -1)),
                  },
                  {
                    id: 'down',
                    label: t('authoring.down'),
                    disabled: place === questions.length - 1,
                    onSelect: () => onChange(moveQuestion(questions, question.id, 1)),
                  },
                  {
                    id: 'copy',
                    label: t('authoring.copy'),
                    disabled: questions.length >= authoringLimits.questions,
                    onSelect: () => onChange(copyQuestion(questions, question.id)),
                  },
                  {
                    id: 'delete',
                    label: t('authoring.delete'),
                    tone: 'danger',
                    onSelect: () => onChange(questions.filter(({ id }) => id !== question.id)),
                  },
                ]}
              />
            </li>
          )
        })}
      </ol>
      {questions.length < authoringLimits.questions && (
        <ActionMenu
          trigger={
            <Button size="sm" variant="secondary" icon={<Icon name="plus" size={20} />}>
              {t('authoring.add_question')}
            </Button>
          }
          actions={typesOf[type].map((kind) => ({
            id: kind,
            label: t(`authoring.question_type.${kind}`),
            onSelect: () => add(kind),
          }))}
        />
      )}
    </div>
  )
}

function OpenQuestion({
  lesson,
  question,
  onChange,
}: {
  lesson: AuthoredLesson
  question: DraftQuestion
  onChange: (question: DraftQuestion) => void
}): ReactNode {
  const { t } = useTranslation()
  const [lang, setLang] = useState<Lang>('uz')
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <QuestionFields question={question} media={lesson.media} onChange={onChange} />
      <section className="flex min-w-0 flex-col gap-3 self-start rounded-card border border-line bg-canvas p-4">
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
        <StudentView lessonId={lesson.id} question={question} lang={lang} />
      </section>
    </div>
  )
}
