import {
  authoringLimits,
  draftCheckpoint,
  draftCourse,
  savedBy,
  type AuthoredLessonLine,
  type AuthoredTree,
  type DraftCheckpoint,
} from '@qadam/contract'
import { CourseCover } from '@qadam/ui/course-cover'
import { Switch } from '@qadam/ui/switch'
import { TextArea } from '@qadam/ui/text-area'
import { TextField } from '@qadam/ui/text-field'
import type { TFunction } from 'i18next'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { call } from '../../../platform/call.ts'
import { useConflictForm } from '../../../platform/conflict-form.tsx'
import { keepTree } from './authoring-queries.ts'
import { conflictText } from './conflict-text.ts'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { InLanguages } from '../../../platform/in-languages.tsx'
import { TextInLanguages } from '../../../platform/text-in-languages.tsx'

interface Words {
  title: { uz: string; ru?: string | undefined }
  description: { uz: string; ru?: string | undefined }
  /** Of a module. */
  checkpoint?: DraftCheckpoint | undefined
  /** Of a course. */
  interleaved?: boolean | undefined
}

/** What is named: a course, or a module of one; without an id a new one. */
export type Named =
  | { kind: 'course'; id?: number; revision?: number; words?: Words; cover?: { hue: number; seed: number } }
  | {
      kind: 'module'
      courseId: number
      id?: number
      revision?: number
      words?: Words
      /** What a checkpoint draws from. */
      lessons?: readonly AuthoredLessonLine[]
    }

export interface WordsDialogProps {
  named: Named
  onClose: () => void
  onSaved?: (tree: AuthoredTree) => void
}

const maxLength = authoringLimits.titleMaxLength
const { title, description, cover, interleaved } = draftCourse.shape
const newerWords = z.object({
  title,
  description,
  cover: z.optional(cover),
  checkpoint: z.optional(draftCheckpoint),
  interleaved,
  ...savedBy,
})

/** As it was read. */
interface Saved extends Words {
  revision: number | undefined
  cover?: { hue: number } | undefined
}

const draftOf = (saved: Saved | undefined) => ({
  title_uz: saved?.title.uz ?? '',
  title_ru: saved?.title.ru ?? '',
  description_uz: saved?.description.uz ?? '',
  description_ru: saved?.description.ru ?? '',
  hue: saved?.cover?.hue ?? 200,
  interleaved: saved?.interleaved === true,
  checkpoint_questions: saved?.checkpoint?.questions,
  checkpoint_percent: saved?.checkpoint?.pass_percent,
})

/** Title and description of a course or module, both languages side by side. */
export function WordsDialog({ named, onClose, onSaved }: WordsDialogProps): ReactNode {
  const { t } = useTranslation()
  const [wasPressed, setWasPressed] = useState(false)
  const isNew = named.id === undefined
  const form = useConflictForm({
    saved: savedOf(named),
    newer: newerWords,
    draftOf,
    send: async ({ base, draft }) => {
      const words = {
        ...(named.id === undefined ? {} : { id: named.id, revision: base?.revision }),
        title: inBoth(draft.title_uz, draft.title_ru),
        description: inBoth(draft.description_uz, draft.description_ru),
      }
      return named.kind === 'module'
        ? await call('authoring_module_save', {
            ...words,
            course_id: named.courseId,
            checkpoint: checkpointOf(draft),
          })
        : await call('authoring_course_save', {
            ...words,
            cover: { hue: draft.hue, seed: named.cover?.seed ?? 1 },
            interleaved: draft.interleaved,
          })
    },
    onSaved: (tree) => {
      keepTree(tree)
      onSaved?.(tree)
      onClose()
    },
    labelOf: (name) => t(`authoring.${name}`),
    wordOf: (value) => {
      if (typeof value === 'boolean') return t(`authoring.is_on.${value}`)
      return typeof value === 'string' || typeof value === 'number' ? String(value) || '—' : '—'
    },
  })
  const { draft, change } = form
  const isMissing = draft.title_uz.trim() === ''
  const isOutside = !isWithin(draft)

  function onSubmit(element: HTMLFormElement): void {
    setWasPressed(true)
    if (isMissing) element.querySelector<HTMLElement>('input[lang="uz"]')?.focus()
    else if (isOutside) element.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus()
    else form.send()
  }

  const heading =
    named.kind === 'course'
      ? t(isNew ? 'authoring.new_course' : 'authoring.edit_course')
      : t(isNew ? 'authoring.new_module' : 'authoring.edit_module')
  return (
    <FormDialog
      title={heading}
      isBusy={form.isBusy}
      fault={form.failure && conflictText(form.failure, t)}
      submitLabel={t('authoring.save')}
      noValidate
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {named.kind === 'course' && (
        <div className="flex items-center gap-4">
          <CourseCover
            hue={draft.hue}
            seed={String(named.cover?.seed ?? 1)}
            className="h-16 w-24 rounded-control"
          />
          <label className="flex flex-1 flex-col gap-1.5 text-sm font-medium">
            {t('authoring.hue')}
            <input
              type="range"
              min={0}
              max={360}
              value={draft.hue}
              className="min-h-11 accent-turquoise-text"
              onChange={({ target }) => change({ hue: Number(target.value) })}
            />
          </label>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInLanguages
          text={{ uz: draft.title_uz, ru: draft.title_ru }}
          labelOf={(lang) => t(`authoring.title_${lang}`)}
          maxLength={maxLength}
          error={wasPressed && isMissing ? t('authoring.required') : undefined}
          onChange={(lang, value) => change(lang === 'uz' ? { title_uz: value } : { title_ru: value })}
        />
        <InLanguages text={{ uz: draft.description_uz, ru: draft.description_ru }}>
          {(lang, hint) => (
            <TextArea
              label={t(`authoring.description_${lang}`)}
              hint={hint}
              lang={lang}
              maxLength={maxLength}
              minRows={2}
              value={draft[`description_${lang}`]}
              onChange={({ target: { value } }) =>
                change(lang === 'uz' ? { description_uz: value } : { description_ru: value })
              }
            />
          )}
        </InLanguages>
      </div>
      {named.kind === 'course' && (
        <Switch
          label={t('authoring.interleaved')}
          hint={t('authoring.interleaved_text')}
          checked={draft.interleaved}
          onChange={(isOn) => change({ interleaved: isOn })}
        />
      )}
      {named.kind === 'module' && (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-1 font-semibold">{t('authoring.checkpoint')}</legend>
          <p className="text-sm text-muted">{t('authoring.checkpoint_text')}</p>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={t('authoring.checkpoint_questions')}
              hint={checkpointHint(named.lessons ?? [], draft.checkpoint_questions, t)}
              type="number"
              inputMode="numeric"
              {...bounds}
              value={draft.checkpoint_questions ?? ''}
              error={isOutside ? t('authoring.checkpoint_bounds', bounds) : undefined}
              onChange={({ target }) => change({ checkpoint_questions: numberOf(target.value) })}
            />
            {draft.checkpoint_questions !== undefined && (
              <TextField
                label={t('authoring.checkpoint_percent')}
                hint={t('authoring.checkpoint_usual')}
                type="number"
                inputMode="numeric"
                min={1}
                max={100}
                value={draft.checkpoint_percent ?? ''}
                onChange={({ target }) => {
                  const percent = numberOf(target.value)
                  change({ checkpoint_percent: percent && Math.min(100, Math.max(1, percent)) })
                }}
              />
            )}
          </div>
        </fieldset>
      )}
      {form.conflict}
    </FormDialog>
  )
}

const bounds = { min: authoringLimits.checkpoint.fewest, max: authoringLimits.checkpoint.most }

/** What the lessons have to draw from, and what follows where that is less than is asked. */
function checkpointHint(
  lessons: readonly AuthoredLessonLine[],
  asked: number | undefined,
  t: TFunction,
): string {
  const counts = lessons.flatMap(({ test_questions: count }) => count ?? [])
  // A server of before counts none of them.
  if (counts.length < lessons.length) return t('authoring.checkpoint_none')
  const there = counts.reduce((sum, count) => sum + count, 0)
  const said = t('authoring.checkpoint_there', { count: there })
  if (asked === undefined) return `${said} ${t('authoring.checkpoint_none')}`
  return asked > there ? `${said} ${t('authoring.checkpoint_fewer')}` : said
}

const numberOf = (typed: string) => (typed === '' ? undefined : Math.round(Number(typed)))

interface CheckpointDraft {
  checkpoint_questions: number | undefined
  checkpoint_percent: number | undefined
}

function isWithin({ checkpoint_questions: count }: CheckpointDraft): boolean {
  return count === undefined || (count >= bounds.min && count <= bounds.max)
}

function checkpointOf({ checkpoint_questions, checkpoint_percent }: CheckpointDraft): DraftCheckpoint | null {
  if (checkpoint_questions === undefined) return null
  return {
    questions: checkpoint_questions,
    ...(checkpoint_percent !== undefined && { pass_percent: checkpoint_percent }),
  }
}

function inBoth(uz: string, ru: string): { uz: string; ru?: string } {
  return ru.trim() === '' ? { uz } : { uz, ru }
}

function savedOf({ words, revision, ...named }: Named): Saved | undefined {
  return words && { ...words, revision, cover: named.kind === 'course' ? named.cover : undefined }
}
