import { limits } from '@qadam/contract'
import { Button, IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { TextField } from '@qadam/ui/text-field'
import { errorText } from '@qadam/web/error-text'
import { LoadError } from '@qadam/web/frame/load-error'
import { showToast } from '@qadam/web/toast'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
import { queryClient } from '../../platform/query-client.ts'
import { courseOf, entriesOf, linkOf, type ChatLinkDraft } from './chat-links-draft.ts'

const chatLinksQuery = queryOptions({
  queryKey: ['chat_links'],
  queryFn: ({ signal }) => call('chat_links', {}, { signal }),
  // What is being typed is not taken away by a look into another window.
  refetchOnWindowFocus: false,
})

interface Links {
  entries: { course_id: number; link: string }[]
  courses: { id: number; title: string }[]
}

/** The chats of the courses: of two lines for one course the first counts. */
export function ChatLinksPanel(): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(chatLinksQuery)
  if (data) return <Editor links={data} />
  if (!error) return <Skeleton height={240} />
  return <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
}

function Editor({ links }: { links: Links }): ReactNode {
  const { t } = useTranslation()
  const [drafts, setDrafts] = useState<readonly ChatLinkDraft[]>(() =>
    links.entries.map(({ course_id, link }, key) => ({ key, course: String(course_id), link })),
  )
  const [wasPressed, setWasPressed] = useState(false)
  const save = useMutation({
    mutationFn: async (entries: Links['entries']) => await call('chat_links_save', { entries }),
    onSuccess: (data) => {
      queryClient.setQueryData(chatLinksQuery.queryKey, data)
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

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setWasPressed(true)
    const entries = entriesOf(drafts)
    if (entries && !save.isPending) save.mutate(entries)
  }

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
      {save.error && (
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
