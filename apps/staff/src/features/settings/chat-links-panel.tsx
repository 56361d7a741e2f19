import { limits, staffActions, type OutputOf } from '@qadam/contract'
import { Button, IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { Notice } from '@qadam/ui/notice'
import { Skeleton } from '@qadam/ui/skeleton'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { LoadError } from '@qadam/web/frame/load-error'
import { showToast } from '@qadam/web/toast'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { call } from '../../platform/call.ts'
import { queryClient } from '../../platform/query-client.ts'
import { courseOf, entriesOf, linkOf, type ChatLinkDraft } from './chat-links-draft.ts'

const chatLinksQuery = queryOptions({
  queryKey: ['chat_links'],
  queryFn: ({ signal }) => call('chat_links', {}, { signal }),
  // A switch to another window and back does not overwrite what is being typed.
  refetchOnWindowFocus: false,
})

type Links = OutputOf<typeof staffActions.chat_links>

/** The chats of the courses: of two lines for one course the first counts. */
export function ChatLinksPanel(): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(chatLinksQuery)
  if (data) return <Editor links={data} />
  if (!error) return <Skeleton height={240} />
  return <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
}

function Editor({ links }: { links: Links }): ReactNode {
  const { t } = useTranslation()
  const [drafts, setDrafts] = useState<readonly ChatLinkDraft[]>(() => draftsOf(links))
  const [revision, setRevision] = useState(links.revision)
  const [wasPressed, setWasPressed] = useState(false)
  const save = useMutation({
    mutationFn: async (input: Pick<Links, 'entries' | 'revision'>) => await call('chat_links_save', input),
    onSuccess: (data) => {
      queryClient.setQueryData(chatLinksQuery.queryKey, data)
      setRevision(data.revision)
      setWasPressed(false)
      void showToast('success', t('settings.saved'))
    },
  })
  const change = (key: number, part: Partial<ChatLinkDraft>) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)))
  const add = () => {
    const key = Math.max(-1, ...drafts.map((draft) => draft.key)) + 1
    setDrafts([...drafts, { key, course: '', link: '' }])
  }
  const hintOf = (draft: ChatLinkDraft, place: number): string => {
    const id = courseOf(draft)
    if (id === undefined) return t('settings.course_hint')
    if (drafts.slice(0, place).some((before) => courseOf(before) === id)) return t('settings.course_again')
    return links.courses.find((course) => course.id === id)?.title ?? t('settings.course_unknown')
  }

  function saveOver(known: number): void {
    setWasPressed(true)
    const entries = entriesOf(drafts)
    if (entries && !save.isPending) save.mutate({ entries, revision: known })
  }

  function take(newer: Links): void {
    queryClient.setQueryData(chatLinksQuery.queryKey, newer)
    setDrafts(draftsOf(newer))
    setRevision(newer.revision)
    setWasPressed(false)
    save.reset()
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    saveOver(revision)
  }

  const newer = newerOf(save.error)

  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      {drafts.length === 0 && <p className="text-muted">{t('settings.no_links')}</p>}
      <ol className="flex flex-col gap-4">
        {drafts.map((draft, place) => (
          <li key={draft.key} className="flex flex-wrap items-start gap-3 border-b border-line pb-4">
            <TextField
              label={t('settings.course')}
              inputMode="numeric"
              autoComplete="off"
              className="w-40"
              value={draft.course}
              hint={hintOf(draft, place)}
              error={wasPressed && courseOf(draft) === undefined ? t('settings.course_wrong') : undefined}
              onChange={({ target }) => change(draft.key, { course: target.value })}
            />
            <TextField
              label={t('settings.link')}
              inputMode="url"
              autoComplete="off"
              className="min-w-52 flex-1"
              maxLength={limits.chatLinks.maxLength}
              value={draft.link}
              error={wasPressed && linkOf(draft) === undefined ? t('settings.link_wrong') : undefined}
              onChange={({ target }) => change(draft.key, { link: target.value })}
            />
            <IconButton
              className="mt-6"
              label={t('settings.remove', { number: place + 1 })}
              icon={<Icon name="trash" size={20} />}
              onClick={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
            />
          </li>
        ))}
      </ol>
      {newer && (
        <Meanwhile newer={newer} onTake={() => take(newer)} onKeep={() => saveOver(newer.revision)} />
      )}
      {save.error && !newer && (
        <p role="alert" className="text-pomegranate-text">
          {errorText(save.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={save.isPending}>
          {t('settings.save')}
        </Button>
        {drafts.length < limits.chatLinks.maxEntries && (
          <Button variant="secondary" icon={<Icon name="plus" size={20} />} onClick={add}>
            {t('settings.add')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** What another admin saved meanwhile; what was typed here stands until one of the two is chosen. */
function Meanwhile({
  newer,
  onTake,
  onKeep,
}: {
  newer: Links
  onTake: () => void
  onKeep: () => void
}): ReactNode {
  const { t } = useTranslation()
  return (
    <Notice
      tone="saffron"
      icon="info"
      role="alert"
      title={t('settings.meanwhile')}
      text={
        <>
          {t('settings.meanwhile_text')}
          {newer.entries.length === 0 ? (
            <span className="mt-2 block font-medium">{t('settings.meanwhile_empty')}</span>
          ) : (
            <span className="mt-2 flex flex-col gap-1 font-medium break-all">
              {newer.entries.map(({ course_id, link }, place) => (
                <span key={place}>
                  {newer.courses.find(({ id }) => id === course_id)?.title ?? `№ ${course_id}`}: {link}
                </span>
              ))}
            </span>
          )}
        </>
      }
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={onTake}>
            {t('settings.take_theirs')}
          </Button>
          <Button size="sm" onClick={onKeep}>
            {t('settings.keep_mine')}
          </Button>
        </span>
      }
    />
  )
}

function draftsOf({ entries }: Links): ChatLinkDraft[] {
  return entries.map(({ course_id, link }, key) => ({ key, course: String(course_id), link }))
}

function newerOf(failure: unknown): Links | undefined {
  if (!isCallError(failure, 'conflict')) return undefined
  return z.safeParse(staffActions.chat_links.output, failure.details['newer']).data
}
