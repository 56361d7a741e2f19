import { limits, type InputOf, type Snippet, type StaffActions } from '@qadam/contract'
import { Button, IconButton } from '@qadam/ui/button'
import { FormFault } from '@qadam/ui/form-fault'
import { Icon } from '@qadam/ui/icon'
import { TextArea } from '@qadam/ui/text-area'
import { TextField } from '@qadam/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../platform/call.ts'
import { errorText } from '@qadam/web/error-text'
import { queryClient } from '../../../../platform/query-client.ts'
import { savedPhrasesQuery } from './saved-phrases-query.ts'
import { OpenDialog } from '../../../../platform/open-dialog.tsx'

const keep = (snippets: Snippet[]): void =>
  queryClient.setQueryData(savedPhrasesQuery.queryKey, snippets) && undefined

/** Saves, edits and deletes phrases. */
export function SavedPhrasesDialog({
  snippets,
  comment,
  onClose,
}: {
  snippets: readonly Snippet[]
  comment: string
  onClose: () => void
}): ReactNode {
  const { t } = useTranslation()
  const { titleMaxLength, max } = limits.review.snippets
  const [edited, setEdited] = useState<Partial<Snippet>>({ title: '', body: comment })
  const save = useMutation({
    mutationFn: (input: InputOf<StaffActions['snippet_save']>) => call('snippet_save', input),
    onSuccess: (all) => {
      keep(all)
      setEdited({ title: '', body: '' })
    },
  })
  const forget = useMutation({ mutationFn: (id: number) => call('snippet_delete', { id }), onSuccess: keep })
  const title = edited.title?.trim() ?? ''
  const body = edited.body?.trim() ?? ''
  const failure = save.error ?? forget.error

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (title !== '' && body !== '') save.mutate({ id: edited.id, title, body })
  }

  return (
    <OpenDialog
      title={t('review.snippets')}
      description={t('review.snippets_text')}
      isBusy={save.isPending}
      onClose={onClose}
    >
      <form onSubmit={onSubmit} className="flex flex-col gap-3 border-b border-line pb-5">
        <TextField
          label={t('review.snippet_title')}
          value={edited.title ?? ''}
          maxLength={titleMaxLength}
          onChange={(event) => setEdited({ ...edited, title: event.target.value })}
        />
        <TextArea
          label={t('review.snippet_body')}
          value={edited.body ?? ''}
          minRows={3}
          maxRows={8}
          maxLength={limits.review.commentMaxLength}
          onChange={(event) => setEdited({ ...edited, body: event.target.value })}
        />
        {failure && <FormFault>{errorText(failure)}</FormFault>}
        <div className="flex gap-2">
          <Button
            type="submit"
            size="sm"
            loading={save.isPending}
            disabled={title === '' || body === '' || (edited.id === undefined && snippets.length >= max)}
          >
            {t(edited.id === undefined ? 'review.snippet_add' : 'review.snippet_save')}
          </Button>
          {edited.id !== undefined && (
            <Button size="sm" variant="ghost" onClick={() => setEdited({ title: '', body: '' })}>
              {t('shell.cancel')}
            </Button>
          )}
        </div>
      </form>
      <ul className="divide-y divide-line">
        {snippets.map((snippet) => (
          <li key={snippet.id} className="flex items-center gap-1 py-2">
            <button
              type="button"
              onClick={() => setEdited(snippet)}
              className="min-h-11 min-w-0 flex-1 rounded-control px-2 text-left hover:bg-ground"
            >
              <span className="block truncate font-semibold">{snippet.title}</span>
              <span className="line-clamp-1 text-sm text-muted">{snippet.body}</span>
            </button>
            <IconButton
              label={t('review.snippet_forget', { title: snippet.title })}
              icon={<Icon name="cross" size={20} />}
              disabled={forget.isPending}
              onClick={() => forget.mutate(snippet.id)}
            />
          </li>
        ))}
      </ul>
    </OpenDialog>
  )
}
