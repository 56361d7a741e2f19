import type { AuthoredLessonLine, AuthoredModule, AuthoredTree } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Chip } from '@qadam/ui/chip'
import { EmptyState } from '@qadam/ui/empty-state'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { Spinner } from '@qadam/ui/spinner'
import { useConfirm } from '@qadam/ui/use-confirm'
import { PageTitle } from '@qadam/web/frame/page-title'
import { QueryView } from '@qadam/web/frame/query-view'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFileOf } from '../../../platform/call-file.ts'
import { call } from '../../../platform/call.ts'
import { paths } from '../../../platform/paths.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { BackLink } from '../../../platform/back-link.tsx'
import { courseQuery, keepTree } from './authoring-queries.ts'
import { conflictText, exportText } from './conflict-text.ts'
import { ContentLanguagesContext } from '../../../platform/content-languages-context.ts'
import { dropInCourse, fitsCourse, inOrder, lessonKey, moduleKey, titlesOf } from './drag/course-drag.ts'
import { SortArea, SortList, SortRow } from './drag/sort-area.tsx'
import { moveLesson, moveModule, type Place, type Step } from './course-steps.ts'
import { DeletedParts } from './deleted-parts.tsx'
import { titleIn } from './fault-text.ts'
import { hiddenBy } from './hidden-by.ts'
import { PartMenu } from './part-menu.tsx'
import { QuestionFileDialog } from './question-file-dialog.tsx'
import { StateChip } from './state-chip.tsx'
import { Steps, type Mover } from './steps.tsx'
import { WordsDialog, type Named } from './words-dialog.tsx'

/** A course with its modules and lessons: named, brought into an order, published. */
export function CoursePage({ id }: { id: number }): ReactNode {
  const skeleton = (
    <div className="px-4 py-5 sm:px-6">
      <Skeleton height={320} />
    </div>
  )
  return (
    <QueryView query={useQuery(courseQuery(id))} skeleton={skeleton}>
      {(tree) => (
        <ContentLanguagesContext value={tree.languages}>
          <Course tree={tree} />
        </ContentLanguagesContext>
      )}
    </QueryView>
  )
}

function Course({ tree }: { tree: AuthoredTree }): ReactNode {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const [named, setNamed] = useState<Named | null>(null)
  const [savedMb, setSavedMb] = useState(0)
  const confirm = useConfirm()
  const { course, modules } = tree
  const title = titleIn(course.title, i18n.language, t)
  const toList = () => void navigate({ to: paths.courses })
  const archive = useMutation({
    mutationFn: async () => await call('authoring_archive', { id: course.id, archived: !course.archived }),
    onSuccess: keepTree,
    onError: (failure) => void showToast('error', conflictText(failure, t)),
  })
  const askToArchive = () =>
    confirm.ask({
      tone: 'danger',
      title: t('authoring.archive_title', { title }),
      body: t('authoring.archive_text'),
      confirmLabel: t('authoring.archive'),
      cancelLabel: t('shell.cancel'),
      onConfirm: () => archive.mutate(),
    })
  const save = useMutation({
    mutationFn: async (what: 'draft' | 'published') =>
      await saveFileOf('course_export', { id: course.id, what }, (bytes) =>
        // Told by whole megabytes: a render a piece would be hundreds a second.
        setSavedMb(Math.floor(bytes / 1024 ** 2)),
      ),
    onMutate: () => setSavedMb(0),
    onError: (failure) => void showToast('error', exportText(failure, t)),
  })
  const order = useMutation({
    mutationFn: async (wanted: Place[]) =>
      await call('authoring_order', {
        id: course.id,
        revision: course.revision,
        modules: wanted.map((place) => ({ id: place.id, lessons: [...place.lessons] })),
      }),
    onSuccess: keepTree,
    onError: (failure) => {
      void showToast('error', conflictText(failure, t))
      // The order stands on a revision: without the one that is there now every further step would be refused.
      void queryClient.invalidateQueries({ queryKey: ['authoring'] })
    },
  })
  const now: Place[] = modules.map((module) => ({
    id: module.id,
    lessons: module.lessons.map((lesson) => lesson.id),
  }))
  // Optimistic: what was dropped stays where it was put while the order is saved.
  const shown = order.isPending ? inOrder(modules, order.variables) : modules
  const drop = (active: string, over: string) => {
    const wanted = dropInCourse(now, active, over)
    if (wanted && !order.isPending) order.mutate(wanted)
  }
  const mover = (next: (step: Step) => Place[] | undefined) => ({
    can: (step: Step) => next(step) !== undefined,
    go: (step: Step) => {
      const wanted = next(step)
      if (wanted && !order.isPending) order.mutate(wanted)
    },
  })
  return (
    <div className="flex flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{title}</PageTitle>
      <BackLink to={paths.courses}>{t('authoring.back')}</BackLink>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 flex-1 text-2xl font-bold break-words">{title}</h1>
        <StateChip state={course.state} />
        <PartMenu
          kind="course"
          id={course.id}
          title={title}
          state={course.state}
          tree={tree}
          onDeleted={toList}
          onCopied={(copy) => void navigate({ to: paths.coursePattern, params: { courseId: String(copy) } })}
          more={[
            {
              id: 'edit',
              label: t('authoring.edit'),
              onSelect: () =>
                setNamed({
                  kind: 'course',
                  id: course.id,
                  revision: course.revision,
                  words: course,
                  cover: course.cover,
                }),
            },
            {
              id: 'export-draft',
              label: t('course_files.export_draft'),
              onSelect: () => save.mutate('draft'),
            },
            ...(course.state === 'draft'
              ? []
              : [
                  {
                    id: 'export-published',
                    label: t('course_files.export_published'),
                    onSelect: () => save.mutate('published'),
                  },
                ]),
            {
              id: 'archive',
              label: t(course.archived ? 'authoring.unarchive' : 'authoring.archive'),
              onSelect: () => (course.archived ? archive.mutate() : askToArchive()),
            },
          ]}
        />
      </div>
      {save.isPending && (
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner size={20} />
          {t('course_files.exporting', { count: savedMb })}
        </p>
      )}
      {course.description.uz.trim() !== '' && (
        <p className="max-w-prose text-muted">
          {(i18n.language === 'ru' ? course.description.ru : undefined) ?? course.description.uz}
        </p>
      )}
      {modules.length === 0 && (
        <EmptyState title={t('authoring.no_modules')} text={t('authoring.no_modules_text')} />
      )}
      <SortArea
        titles={titlesOf(tree, (title) => titleIn(title, i18n.language, t))}
        fits={fitsCourse(now)}
        onDrop={drop}
      >
        <SortList ids={shown.map(({ id }) => moduleKey(id))}>
          <ol className="flex flex-col gap-4">
            {shown.map((module) => (
              <SortRow
                key={module.id}
                id={moduleKey(module.id)}
                title={titleIn(module.title, i18n.language, t)}
                isDisabled={order.isPending}
                className="rounded-card border border-line bg-card"
              >
                {(handle) => (
                  <ModuleCard
                    handle={handle}
                    isBusy={order.isPending}
                    module={module}
                    tree={tree}
                    mover={mover((step) => moveModule(now, module.id, step))}
                    lessonMover={(lesson) => mover((step) => moveLesson(now, lesson, step))}
                    onName={() =>
                      setNamed({
                        kind: 'module',
                        courseId: course.id,
                        id: module.id,
                        revision: module.revision,
                        words: module,
                        lessons: module.lessons,
                      })
                    }
                  />
                )}
              </SortRow>
            ))}
          </ol>
        </SortList>
      </SortArea>
      <Button
        variant="secondary"
        className="self-start"
        icon={<Icon name="plus" size={20} />}
        onClick={() => setNamed({ kind: 'module', courseId: course.id })}
      >
        {t('authoring.add_module')}
      </Button>
      <DeletedParts parts={tree.deleted} />
      {named && <WordsDialog named={named} onClose={() => setNamed(null)} />}
      {confirm.dialog}
    </div>
  )
}

function ModuleCard({
  handle,
  isBusy,
  module,
  tree,
  mover,
  lessonMover,
  onName,
}: {
  handle: ReactNode
  isBusy: boolean
  module: AuthoredModule
  tree: AuthoredTree
  mover: Mover
  lessonMover: (lesson: number) => Mover
  onName: () => void
}): ReactNode {
  const { t, i18n } = useTranslation()
  const title = titleIn(module.title, i18n.language, t)
  const navigate = useNavigate()
  const [isFileAsked, setIsFileAsked] = useState(false)
  const add = useMutation({
    mutationFn: async () =>
      await call('authoring_lesson_save', {
        module_id: module.id,
        document: { type: 'Learn', title: { uz: '' }, questions: [] },
      }),
    onSuccess: (lesson) => {
      void queryClient.invalidateQueries({ queryKey: ['authoring'] })
      void navigate({ to: paths.lessonPattern, params: { lessonId: String(lesson.id) } })
    },
    onError: (failure) => void showToast('error', conflictText(failure, t)),
  })
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 pe-3 ps-1 sm:pe-4 sm:ps-2">
        {handle}
        <h2 className="min-w-40 flex-1 basis-[calc(100%-3rem)] sm:basis-0 text-lg font-semibold break-words">
          {title}
        </h2>
        <span className="ms-11 me-auto sm:mx-0">
          <StateChip
            state={module.state}
            isHidden={hiddenBy({ kind: 'module', id: module.id }, tree) !== undefined}
          />
        </span>
        <Steps title={title} mover={mover} />
        <PartMenu
          kind="module"
          id={module.id}
          title={title}
          state={module.state}
          tree={tree}
          more={[
            { id: 'edit', label: t('authoring.edit_module_more'), onSelect: onName },
            { id: 'file', label: t('question_files.open'), onSelect: () => setIsFileAsked(true) },
          ]}
        />
        {isFileAsked && <QuestionFileDialog target={{ module }} onClose={() => setIsFileAsked(false)} />}
      </div>
      {module.lessons.length === 0 ? (
        <p className="border-t border-line p-3 text-muted sm:px-4">{t('authoring.no_lessons')}</p>
      ) : (
        <SortList ids={module.lessons.map(({ id }) => lessonKey(id))}>
          <ol className="divide-y divide-line border-t border-line">
            {module.lessons.map((lesson) => (
              <SortRow
                key={lesson.id}
                id={lessonKey(lesson.id)}
                title={titleIn(lesson.title, i18n.language, t)}
                isDisabled={isBusy}
                className="bg-card"
              >
                {(grip) => (
                  <LessonLine handle={grip} lesson={lesson} tree={tree} mover={lessonMover(lesson.id)} />
                )}
              </SortRow>
            ))}
          </ol>
        </SortList>
      )}
      {module.checkpoint && (
        <p className="flex items-center gap-2 border-t border-line px-3 py-2.5 text-sm text-muted sm:px-4">
          <Icon name="flag" size={20} className="shrink-0" />
          {t('authoring.checkpoint_of', { count: module.checkpoint.questions })}
        </p>
      )}
      <div className="border-t border-line p-2">
        <Button
          size="sm"
          variant="ghost"
          loading={add.isPending}
          icon={<Icon name="plus" size={20} />}
          onClick={() => add.mutate()}
        >
          {t('authoring.add_lesson')}
        </Button>
      </div>
    </>
  )
}

function LessonLine({
  handle,
  lesson,
  tree,
  mover,
}: {
  handle: ReactNode
  lesson: AuthoredLessonLine
  tree: AuthoredTree
  mover: Mover
}): ReactNode {
  const { t, i18n } = useTranslation()
  const title = titleIn(lesson.title, i18n.language, t)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 ps-1 pe-3 sm:ps-6 sm:pe-4">
      {handle}
      <span className="min-w-40 flex-1 basis-[calc(100%-3rem)] sm:basis-0">
        <Link
          to={paths.lessonPattern}
          params={{ lessonId: String(lesson.id) }}
          className="block font-medium break-words hover:text-turquoise-text"
        >
          {title}
        </Link>
        <span className="text-sm text-muted numbers">
          {t(`authoring.type.${lesson.type}`)} · {t('authoring.questions', { count: lesson.questions })}
        </span>
      </span>
      <span className="ms-11 me-auto flex flex-col items-start gap-1 sm:mx-0 sm:flex-row sm:gap-3">
        {lesson.errors > 0 && (
          <Chip tone="pomegranate">{t('authoring.errors', { count: lesson.errors })}</Chip>
        )}
        <StateChip
          state={lesson.state}
          isHidden={hiddenBy({ kind: 'lesson', id: lesson.id }, tree) !== undefined}
        />
      </span>
      <Steps title={title} mover={mover} />
      <PartMenu kind="lesson" id={lesson.id} title={title} state={lesson.state} tree={tree} />
    </div>
  )
}
