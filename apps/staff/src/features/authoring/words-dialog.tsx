import { authoringLimits, type AuthoredTree } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { CourseCover } from '@qadam/ui/course-cover'
import { Dialog } from '@qadam/ui/dialog'
import { Notice } from '@qadam/ui/notice'
import { TextArea } from '@qadam/ui/text-area'
import { TextField } from '@qadam/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
import { formatMoment } from '../../platform/times.ts'
import { keepTree } from './authoring-queries.ts'
import { conflictText, staleOf } from './conflict-text.ts'
import { InLanguages } from '../../platform/in-languages.tsx'

interface Words {
  title: { uz: string; ru?: string | undefined }
  description: { uz: string; ru?: string | undefined }
}

/** What is named: a course, or a module of one; without an id a new one. */
export type Named =
  | { kind: 'course'; id?: number; revision?: number; words?: Words; cover?: { hue: number; seed: number } }
  | { kind: 'module'; courseId: number; id?: number; revision?: number; words?: Words }

export interface WordsDialogProps {
  named: Named
  onClose: () => void
  onSaved?: (tree: AuthoredTree) => void
}

const maxLength = authoringLimits.titleMaxLength

/** Title and description of a course or module, both languages side by side. */
export function WordsDialog({ named, onClose, onSaved }: WordsDialogProps): ReactNode {
  const { t } = useTranslation()
  const before = named.words
  const [draft, setDraft] = useState({
    title_uz: before?.title.uz ?? '',
    title_ru: before?.title.ru ?? '',
    description_uz: before?.description.uz ?? '',
    description_ru: before?.description.ru ?? '',
    hue: named.kind === 'course' ? (named.cover?.hue ?? 200) : 0,
  })
  const [revision, setRevision] = useState(named.revision)
  const [wasPressed, setWasPressed] = useState(false)
  const isNew = named.id === undefined
  const save = useMutation({
    mutationFn: async (known: number | undefined) => {
      const words = {
        ...(named.id === undefined ? {} : { id: named.id, revision: known }),
        title: inBoth(draft.title_uz, draft.title_ru),
        description: inBoth(draft.description_uz, draft.description_ru),
      }
      return named.kind === 'module'
        ? await call('authoring_module_save', { ...words, course_id: named.courseId })
        : await call('authoring_course_save', {
            ...words,
            cover: { hue: draft.hue, seed: named.cover?.seed ?? 1 },
          })
    },
    onSuccess: (tree) => {
      keepTree(tree)
      onSaved?.(tree)
      onClose()
    },
  })
  const stale = staleOf(save.error)
  const isMissing = draft.title_uz.trim() === ''

  function saveOver(known: number | undefined): void {
    setWasPressed(true)
    setRevision(known)
    if (!isMissing && !save.isPending) save.mutate(known)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    saveOver(revision)
    if (isMissing) event.currentTarget.querySelector<HTMLElement>('input[lang="uz"]')?.focus()
  }

  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const heading =
    named.kind === 'course'
      ? t(isNew ? 'authoring.new_course' : 'authoring.edit_course')
      : t(isNew ? 'authoring.new_module' : 'authoring.edit_module')
  return (
    <Dialog
      open
      title={heading}
      closeLabel={t('shell.close')}
      isBusy={save.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
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
                className="min-h-11"
                onChange={({ target }) => change({ hue: Number(target.value) })}
              />
            </label>
          </div>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <InLanguages text={{ uz: draft.title_uz, ru: draft.title_ru }}>
            {(lang, hint) => (
              <TextField
                label={t(`authoring.title_${lang}`)}
                hint={hint}
                lang={lang}
                maxLength={maxLength}
                value={draft[`title_${lang}`]}
                error={lang === 'uz' && wasPressed && isMissing ? t('authoring.required') : undefined}
                onChange={({ target: { value } }) =>
                  change(lang === 'uz' ? { title_uz: value } : { title_ru: value })
                }
              />
            )}
          </InLanguages>
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
              <Button size="sm" onClick={() => saveOver(stale.revision)}>
                {t('authoring.save_mine')}
              </Button>
            }
          />
        )}
        {save.error && !stale && (
          <p role="alert" className="text-pomegranate-text">
            {conflictText(save.error, t)}
          </p>
        )}
        <Button type="submit" full loading={save.isPending}>
          {t('authoring.save')}
        </Button>
      </form>
    </Dialog>
  )
}

function inBoth(uz: string, ru: string): { uz: string; ru?: string } {
  return ru.trim() === '' ? { uz } : { uz, ru }
}
