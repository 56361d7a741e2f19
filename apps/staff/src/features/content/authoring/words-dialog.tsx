import { authoringLimits, draftCourse, savedBy, type AuthoredTree } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { CourseCover } from '@qadam/ui/course-cover'
import { Dialog } from '@qadam/ui/dialog'
import { TextArea } from '@qadam/ui/text-area'
import { TextField } from '@qadam/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { call } from '../../../platform/call.ts'
import { differencesOf, Meanwhile, mergeMine, newerOf } from '../../../platform/meanwhile.tsx'
import { keepTree } from './authoring-queries.ts'
import { conflictText } from './conflict-text.ts'
import { InLanguages } from '../../../platform/in-languages.tsx'

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
const { title, description, cover } = draftCourse.shape
const newerWords = z.object({ title, description, cover: z.optional(cover), ...savedBy })

const draftOf = (words: Words | undefined, hue = 200) => ({
  title_uz: words?.title.uz ?? '',
  title_ru: words?.title.ru ?? '',
  description_uz: words?.description.uz ?? '',
  description_ru: words?.description.ru ?? '',
  hue,
})
type Draft = ReturnType<typeof draftOf>

/** Title and description of a course or module, both languages side by side. */
export function WordsDialog({ named, onClose, onSaved }: WordsDialogProps): ReactNode {
  const { t } = useTranslation()
  // As it was read, or as the last conflict told.
  const [base, setBase] = useState(() => ({
    draft: draftOf(named.words, named.kind === 'course' ? named.cover?.hue : undefined),
    revision: named.revision,
  }))
  const [draft, setDraft] = useState(base.draft)
  const [wasPressed, setWasPressed] = useState(false)
  const isNew = named.id === undefined
  const save = useMutation({
    mutationFn: async ({ typed, revision }: { typed: Draft; revision: number | undefined }) => {
      const words = {
        ...(named.id === undefined ? {} : { id: named.id, revision }),
        title: inBoth(typed.title_uz, typed.title_ru),
        description: inBoth(typed.description_uz, typed.description_ru),
      }
      return named.kind === 'module'
        ? await call('authoring_module_save', { ...words, course_id: named.courseId })
        : await call('authoring_course_save', {
            ...words,
            cover: { hue: typed.hue, seed: named.cover?.seed ?? 1 },
          })
    },
    onSuccess: (tree) => {
      keepTree(tree)
      onSaved?.(tree)
      onClose()
    },
  })
  const newer = newerOf(save.error, newerWords)
  const isMissing = draft.title_uz.trim() === ''

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setWasPressed(true)
    if (isMissing) event.currentTarget.querySelector<HTMLElement>('input[lang="uz"]')?.focus()
    else if (!save.isPending) save.mutate({ typed: draft, revision: base.revision })
  }

  function take(saved: typeof base, next: Draft): void {
    setBase(saved)
    setDraft(next)
    save.reset()
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
        {newer && (
          <Meanwhile
            saved={newer}
            differences={differencesOf(
              { base: base.draft, mine: draft, newer: draftOf(newer, newer.cover?.hue) },
              (name) => t(`authoring.${name}`),
              (value) => String(value) || '—',
            )}
            onTake={() => {
              const theirs = draftOf(newer, newer.cover?.hue)
              take({ draft: theirs, revision: newer.revision }, theirs)
            }}
            onKeep={() => {
              const theirs = draftOf(newer, newer.cover?.hue)
              const merged = mergeMine(base.draft, draft, theirs)
              take({ draft: theirs, revision: newer.revision }, merged)
              save.mutate({ typed: merged, revision: newer.revision })
            }}
          />
        )}
        {save.error && !newer && (
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
