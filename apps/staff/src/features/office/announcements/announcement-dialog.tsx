import { limits, savedBy, staffAnnouncement, type Lang, type StaffAnnouncement } from '@qadam/contract'
import { SelectField } from '@qadam/ui/select-field'
import { Tabs } from '@qadam/ui/tabs'
import { TextArea } from '@qadam/ui/text-area'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { DateField } from '../../../platform/date-field.tsx'
import { call } from '../../../platform/call.ts'
import { useConflictForm } from '../../../platform/conflict-form.tsx'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { useRussian } from '../../../platform/in-languages.tsx'
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
  const [chosen, setLanguage] = useState<Lang>('uz')
  const [isPreview, setIsPreview] = useState(false)
  const [wasPressed, setWasPressed] = useState(false)
  const [requestId] = useState(() => crypto.randomUUID())
  const form = useConflictForm({
    saved: announcement,
    newer: newerAnnouncement,
    draftOf: (saved): Draft => ({
      audience: saved
        ? audienceOf(saved)
        : maySchool
          ? SCHOOL
          : groups[0]
            ? audienceOf({ group: groups[0] })
            : '',
      title_uz: saved?.title.uz ?? '',
      title_ru: saved?.title.ru ?? '',
      body_uz: saved?.body.uz ?? '',
      body_ru: saved?.body.ru ?? '',
      from: saved?.from ?? today,
      until: saved?.until ?? '',
    }),
    send: async ({ base, draft }) =>
      await call('announcement_save', {
        ...(base ? { id: base.id, revision: base.revision } : { request_id: requestId }),
        ...idsOf(draft.audience),
        ...textsOf(draft),
        from: draft.from,
        until: draft.until === '' ? null : draft.until,
      }),
    onSaved: ({ state }) => {
      void queryClient.invalidateQueries({ queryKey: ['announcements'] })
      void showToast('success', t(state === 'planned' ? 'announcements.planned' : 'announcements.saved'))
      onClose()
    },
    onError: (failure) => {
      if (reasonOf(failure) === 'no_russian') setLanguage('ru')
      // The list behind shows what the other one saved.
      if (isCallError(failure, 'conflict'))
        void queryClient.invalidateQueries({ queryKey: ['announcements'] })
    },
    labelOf: (field) => t(`announcements.${field}`),
    wordOf: (value, field) => wordOf(String(value), field),
  })
  const { draft, change } = form
  const texts = textsOf(draft)
  const russian = { title: useRussian(texts.title), body: useRussian(texts.body) }
  const hasRussian = russian.title.isShown || russian.body.isShown
  const language = hasRussian ? chosen : 'uz'
  const asked = (field: 'title' | 'body') =>
    language === 'ru' && russian[field].isNeeded ? t('authoring.russian_needed') : undefined

  const missing = {
    title: draft.title_uz.trim() === '',
    body: draft.body_uz.trim() === '',
    // A Russian title over an Uzbek text, or the other way round, is half a translation.
    russian: (draft.title_ru.trim() === '') !== (draft.body_ru.trim() === ''),
    from: draft.from === '',
    until: draft.until !== '' && (draft.until < draft.from || draft.until < today),
  }
  const isWhole = !Object.values(missing).some(Boolean) && draft.audience !== ''

  function onSubmit(): void {
    setWasPressed(true)
    if (missing.title || missing.body) setLanguage('uz')
    else if (missing.russian) setLanguage('ru')
    if (isWhole) form.send()
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
      : wasPressed && language === 'ru' && missing.russian && draft[`${field}_ru`].trim() === ''
        ? t('announcements.half_russian')
        : undefined

  return (
    <FormDialog
      title={t(announcement ? 'announcements.edit' : 'announcements.add')}
      isBusy={form.isBusy}
      fault={form.failure && failureText(form.failure)}
      submitLabel={t(announcement ? 'announcements.save' : 'announcements.publish')}
      noValidate
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <SelectField
        label={t('announcements.audience')}
        value={draft.audience}
        disabled={announcement !== undefined}
        options={[
          ...(maySchool ? [{ value: SCHOOL, label: t('announcements.whole_school') }] : []),
          ...groups.map((group) => ({
            value: audienceOf({ group }),
            label: group.name,
            group: courses.length === 0 ? undefined : t('announcements.groups'),
          })),
          ...courses.map((course) => ({
            value: audienceOf({ course }),
            label: course.name,
            group: t('announcements.courses'),
          })),
        ]}
        onChange={(audience) => change({ audience })}
      />
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
        value={draft[`title_${language}`]}
        maxLength={titleMaxLength}
        hint={asked('title')}
        error={required('title')}
        onChange={({ target }) => change({ [`title_${language}`]: target.value })}
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
          <Preview title={draft[`title_${language}`]} body={draft[`body_${language}`]} />
        ) : (
          <TextArea
            key={`body-${language}`}
            label={t(`announcements.body_${language}`)}
            labelHidden
            hint={asked('body') ?? t('announcements.markdown')}
            value={draft[`body_${language}`]}
            maxLength={bodyMaxLength}
            minRows={5}
            maxRows={10}
            error={required('body')}
            onChange={({ target }) => change({ [`body_${language}`]: target.value })}
          />
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField
          label={t('announcements.from')}
          value={draft.from}
          error={wasPressed && missing.from ? t('announcements.required') : undefined}
          onChange={(day) => change({ from: day })}
        />
        <DateField
          label={t('announcements.until')}
          hint={t('announcements.until_hint')}
          min={draft.from > today ? draft.from : today}
          value={draft.until}
          error={wasPressed && missing.until ? t('announcements.until_wrong') : undefined}
          onChange={(day) => change({ until: day })}
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
      {form.conflict}
    </FormDialog>
  )
}

interface Draft {
  audience: string
  title_uz: string
  title_ru: string
  body_uz: string
  body_ru: string
  from: string
  until: string
}

const textsOf = ({ title_uz, title_ru, body_uz, body_ru }: Draft) => ({
  title: { uz: title_uz, ru: title_ru },
  body: { uz: body_uz, ru: body_ru },
})

/** Of a long text the beginning: enough to see what was changed. */
const SHOWN = 200
function wordOf(value: string, field: keyof Draft): string {
  if (value === '') return '—'
  if (field === 'from' || field === 'until') return formatDate(value)
  return value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value
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
