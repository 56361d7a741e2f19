import { limits, savedBy, staffAnnouncement, type Lang, type StaffAnnouncement } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { Tabs } from '@qadam/ui/tabs'
import { TextArea } from '@qadam/ui/text-area'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { call } from '../../../platform/call.ts'
import { useRussian } from '../../../platform/in-languages.tsx'
import { differencesOf, Meanwhile, mergeMine, newerOf } from '../../../platform/meanwhile.tsx'
import { queryClient } from '../../../platform/query-client.ts'
import { formatDate, schoolToday } from '../../../platform/times.ts'

const MarkdownPreview = lazy(async () => ({
  default: (await import('../../../platform/markdown-preview.tsx')).MarkdownPreview,
}))

const { titleMaxLength, bodyMaxLength, ofTeacherADay } = limits.announcements
const SCHOOL = 'school'
type Named = readonly { id: number; name: string }[]

const newerAnnouncement = z.extend(staffAnnouncement, savedBy)

export interface AnnouncementDialogProps {
  /** A new one where absent. */
  announcement: StaffAnnouncement | undefined
  groups: Named
  /** Those to whom an admin may announce. */
  courses: Named
  /** An admin may announce to the whole school. */
  maySchool: boolean
  /** How many new ones there may be today; absent where there is no limit. */
  leftToday?: number | undefined
  onClose: () => void
}

/** An announcement in both languages, its audience, its days and its preview. */
export function AnnouncementDialog({
  announcement,
  groups,
  courses,
  maySchool,
  leftToday,
  onClose,
}: AnnouncementDialogProps): ReactNode {
  const { t } = useTranslation()
  const today = schoolToday()
  // As it was read, or as the last conflict told.
  const [base, setBase] = useState(announcement)
  const [draft, setDraft] = useState<Draft>({
    audience: announcement
      ? audienceOf(announcement)
      : maySchool
        ? SCHOOL
        : groups[0]
          ? audienceOf({ group: groups[0] })
          : '',
    ...contentOf(announcement, today),
  })
  const [chosen, setLanguage] = useState<Lang>('uz')
  const [isPreview, setIsPreview] = useState(false)
  const [wasPressed, setWasPressed] = useState(false)
  const [requestId] = useState(() => crypto.randomUUID())
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes })
  const russian = { title: useRussian(draft.title), body: useRussian(draft.body) }
  const hasRussian = russian.title.isShown || russian.body.isShown
  const language = hasRussian ? chosen : 'uz'
  const asked = (field: 'title' | 'body') =>
    language === 'ru' && russian[field].isNeeded ? t('authoring.russian_needed') : undefined

  const save = useMutation({
    mutationFn: async ({ draft, base }: { draft: Draft; base: StaffAnnouncement | undefined }) =>
      await call('announcement_save', {
        ...(base ? { id: base.id, revision: base.revision } : { request_id: requestId }),
        ...idsOf(draft.audience),
        title: draft.title,
        body: draft.body,
        from: draft.from,
        until: draft.until === '' ? null : draft.until,
      }),
    onSuccess: ({ state }) => {
      void queryClient.invalidateQueries({ queryKey: ['announcements'] })
      void showToast('success', t(state === 'planned' ? 'announcements.planned' : 'announcements.saved'))
      onClose()
    },
    onError: (failure) => reasonOf(failure) === 'no_russian' && setLanguage('ru'),
  })

  const newer = newerOf(save.error, newerAnnouncement)
  function take(saved: StaffAnnouncement, content: Content): void {
    setBase(saved)
    change(content)
    save.reset()
    // The list behind shows what the other one saved.
    void queryClient.invalidateQueries({ queryKey: ['announcements'] })
  }

  const missing = {
    title: draft.title.uz.trim() === '',
    body: draft.body.uz.trim() === '',
    // A Russian title over an Uzbek text, or the other way round, is half a translation.
    russian: (draft.title.ru.trim() === '') !== (draft.body.ru.trim() === ''),
    from: draft.from === '',
    until: draft.until !== '' && (draft.until < draft.from || draft.until < today),
  }
  const isWhole = !Object.values(missing).some(Boolean) && draft.audience !== ''

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setWasPressed(true)
    if (missing.title || missing.body) setLanguage('uz')
    else if (missing.russian) setLanguage('ru')
    if (isWhole && !save.isPending) save.mutate({ draft, base })
  }

  function failureText(failure: unknown): string {
    const reason = reasonOf(failure)
    if (reason === 'no_russian') return t('announcements.no_russian')
    if (reason === 'day_full') return t('announcements.day_full', { most: ofTeacherADay })
    return reason === 'ended' ? t('announcements.ended_meanwhile') : errorText(failure)
  }

  const required = (field: 'title' | 'body') =>
    wasPressed && language === 'uz' && missing[field]
      ? t('announcements.required')
      : wasPressed && language === 'ru' && missing.russian && draft[field].ru.trim() === ''
        ? t('announcements.half_russian')
        : undefined

  return (
    <Dialog
      open
      title={t(announcement ? 'announcements.edit' : 'announcements.add')}
      closeLabel={t('shell.close')}
      isBusy={save.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
        <label className="flex flex-col gap-1.5 text-sm font-medium">
          {t('announcements.audience')}
          <select
            className="min-h-12 rounded-control border border-control bg-card px-3 text-base disabled:opacity-60"
            value={draft.audience}
            disabled={announcement !== undefined}
            onChange={({ target }) => change({ audience: target.value })}
          >
            {maySchool && <option value={SCHOOL}>{t('announcements.whole_school')}</option>}
            <Audiences
              label={courses.length === 0 ? undefined : t('announcements.groups')}
              items={groups.map((group) => ({ value: audienceOf({ group }), name: group.name }))}
            />
            <Audiences
              label={t('announcements.courses')}
              items={courses.map((course) => ({ value: audienceOf({ course }), name: course.name }))}
            />
          </select>
        </label>
        {hasRussian && (
          <Tabs
            label={t('announcements.language')}
            value={language}
            onChange={setLanguage}
            items={[
              { value: 'uz', label: 'Oʻzbekcha' },
              { value: 'ru', label: 'Русский' },
            ]}
          />
        )}
        <TextField
          key={`title-${language}`}
          label={t(`announcements.title_${language}`)}
          value={draft.title[language]}
          maxLength={titleMaxLength}
          hint={asked('title')}
          error={required('title')}
          onChange={({ target }) => change({ title: { ...draft.title, [language]: target.value } })}
        />
        <div className="flex flex-col gap-1.5">
          <div className="flex items-center justify-between gap-2">
            <span className="text-sm font-medium">{t(`announcements.body_${language}`)}</span>
            <button
              type="button"
              aria-pressed={isPreview}
              onClick={() => setIsPreview(!isPreview)}
              className="min-h-11 rounded-control px-2.5 text-sm font-semibold text-turquoise-text hover:bg-turquoise-soft aria-pressed:bg-turquoise-soft"
            >
              {t('announcements.preview')}
            </button>
          </div>
          {isPreview ? (
            <Preview title={draft.title[language]} body={draft.body[language]} />
          ) : (
            <TextArea
              key={`body-${language}`}
              label={t(`announcements.body_${language}`)}
              labelHidden
              hint={asked('body') ?? t('announcements.markdown')}
              value={draft.body[language]}
              maxLength={bodyMaxLength}
              minRows={5}
              maxRows={10}
              error={required('body')}
              onChange={({ target }) => change({ body: { ...draft.body, [language]: target.value } })}
            />
          )}
        </div>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t('announcements.from')}
            type="date"
            value={draft.from}
            error={wasPressed && missing.from ? t('announcements.required') : undefined}
            onChange={({ target }) => change({ from: target.value })}
          />
          <TextField
            label={t('announcements.until')}
            type="date"
            hint={t('announcements.until_hint')}
            min={draft.from > today ? draft.from : today}
            value={draft.until}
            error={wasPressed && missing.until ? t('announcements.until_wrong') : undefined}
            onChange={({ target }) => change({ until: target.value })}
          />
        </div>
        {!announcement && (
          <p className="text-sm text-muted">
            {t('announcements.told')}{' '}
            {leftToday !== undefined &&
              (leftToday > 0
                ? t('announcements.left_today', { count: leftToday })
                : t('announcements.day_full', { most: ofTeacherADay }))}
          </p>
        )}
        {newer && base && (
          <Meanwhile
            saved={newer}
            differences={differencesOf(
              { base: flat(contentOf(base, today)), mine: flat(draft), newer: flat(contentOf(newer, today)) },
              (field) => t(`announcements.${field}`),
              (value, field) => wordOf(String(value), field),
            )}
            onTake={() => take(newer, contentOf(newer, today))}
            onKeep={() => {
              const theirs = contentOf(newer, today)
              const content = deep(mergeMine(flat(contentOf(base, today)), flat(draft), flat(theirs)))
              take(newer, content)
              save.mutate({ draft: { ...draft, ...content }, base: newer })
            }}
          />
        )}
        {save.error && !newer && (
          <p role="alert" className="text-[15px] text-pomegranate-text">
            {failureText(save.error)}
          </p>
        )}
        <Button type="submit" full loading={save.isPending}>
          {t(announcement ? 'announcements.save' : 'announcements.publish')}
        </Button>
      </form>
    </Dialog>
  )
}

interface Content {
  title: { uz: string; ru: string }
  body: { uz: string; ru: string }
  from: string
  until: string
}
interface Draft extends Content {
  audience: string
}

const contentOf = (announcement: StaffAnnouncement | undefined, today: string): Content => ({
  title: { uz: announcement?.title.uz ?? '', ru: announcement?.title.ru ?? '' },
  body: { uz: announcement?.body.uz ?? '', ru: announcement?.body.ru ?? '' },
  from: announcement?.from ?? today,
  until: announcement?.until ?? '',
})

/** As one text a field, which are compared. */
const flat = ({ title, body, from, until }: Content) => ({
  title_uz: title.uz,
  title_ru: title.ru,
  body_uz: body.uz,
  body_ru: body.ru,
  from,
  until,
})
type Flat = ReturnType<typeof flat>
const deep = ({ title_uz, title_ru, body_uz, body_ru, from, until }: Flat): Content => ({
  title: { uz: title_uz, ru: title_ru },
  body: { uz: body_uz, ru: body_ru },
  from,
  until,
})

/** Of a long text the beginning: enough to see what was changed. */
const SHOWN = 200
function wordOf(value: string, field: keyof Flat): string {
  if (value === '') return '—'
  if (field === 'from' || field === 'until') return formatDate(value)
  return value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value
}

function Audiences({
  label,
  items,
}: {
  label: string | undefined
  items: { value: string; name: string }[]
}): ReactNode {
  const options = items.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
  return label === undefined || items.length === 0 ? options : <optgroup label={label}>{options}</optgroup>
}

function reasonOf(failure: unknown): unknown {
  return isCallError(failure, 'conflict') ? failure.details['reason'] : undefined
}

/** Its audience, as a choice of the list. */
function audienceOf({ group, course }: { group?: { id: number } | null; course?: { id: number } | null }) {
  return group ? `group-${group.id}` : course ? `course-${course.id}` : SCHOOL
}

function idsOf(audience: string): { group_id: number | null; course_id: number | null } {
  const [kind, id] = audience.split('-')
  return { group_id: kind === 'group' ? Number(id) : null, course_id: kind === 'course' ? Number(id) : null }
}

function Preview({ title, body }: { title: string; body: string }): ReactNode {
  const { t } = useTranslation()
  return (
    <div className="min-h-38 rounded-control border border-line bg-card px-3.5 py-3">
      {title.trim() === '' && body.trim() === '' ? (
        <p className="text-muted">{t('announcements.preview_empty')}</p>
      ) : (
        <>
          <p className="mb-2 font-semibold break-words">{title}</p>
          <Suspense fallback={null}>
            <MarkdownPreview text={body} />
          </Suspense>
        </>
      )}
    </div>
  )
}
