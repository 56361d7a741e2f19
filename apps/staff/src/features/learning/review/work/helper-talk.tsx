import type { HelperMessage, ProjectPlace } from '@qadam/contract'
import { Skeleton } from '@qadam/ui/skeleton'
import { Prose } from '@qadam/ui/prose'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FoldedCard } from '../../../../platform/folded-card.tsx'
import { replyQuery } from '../../../../platform/reply-query.ts'

const talkQuery = (studentId: number, place: ProjectPlace) =>
  replyQuery(['helper_history', studentId, place], 'helper_history', { student_id: studentId, ...place })

interface HelperTalkProps {
  studentId: number
  place: ProjectPlace
  title: string
}

/** What a student and the helper said about an assignment or in a playground: collapsed, and fetched once it is opened. */
export function HelperTalk({ studentId, place, title }: HelperTalkProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const talk = useQuery({ ...talkQuery(studentId, place), enabled: isOpen })
  return (
    <FoldedCard
      icon="info"
      title={title}
      className="flex max-h-[min(28rem,60dvh)] flex-col gap-3"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <QueryView query={talk} skeleton={<Skeleton height={72} />}>
        {({ messages }) => <Messages messages={messages} />}
      </QueryView>
    </FoldedCard>
  )
}

function Messages({ messages }: { messages: readonly HelperMessage[] }): ReactNode {
  const { t } = useTranslation()
  if (messages.length === 0) return <p className="text-muted">{t('review.helper.nothing')}</p>
  return messages.map(({ role, content, html, level, answered_by }, index) =>
    role === 'user' ? (
      <p
        key={index}
        className="max-w-[85%] self-end rounded-card rounded-br-md bg-turquoise-soft px-3.5 py-2 text-compact wrap-anywhere whitespace-pre-wrap"
      >
        {content === '' ? t('review.helper.hint', { value: level ?? 1 }) : content}
      </p>
    ) : (
      <div key={index} className="self-stretch rounded-card rounded-bl-md border border-line px-3.5 py-2.5">
        <p className="pb-1 text-caption text-muted">
          {t(answered_by === 'model' ? 'review.helper.model' : 'review.helper.built_in')}
        </p>
        <Prose className="text-compact" html={html} />
      </div>
    ),
  )
}
