import { limits, type HelperMessage, type ProjectId } from '@qadam/contract'
import { IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { Mascot } from '@qadam/ui/mascot'
import '@qadam/ui/prose.css'
import { Skeleton } from '@qadam/ui/skeleton'
import { useLatest } from '@qadam/ui/use-latest'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { LoadError } from '../../../platform/load-error.tsx'
import { useOnline } from '../../../platform/use-online.ts'
import { askHelper, placeOf } from './helper-call.ts'
import { Composer } from './composer.tsx'
import { failureText } from './failure-text.ts'
import './helper-panel.css'
import { HelperTalk, type TalkState } from './helper-talk.ts'
import { HintLadder } from './hint-ladder.tsx'
import { Message, PendingMessage } from './message.tsx'

export interface HelperPanelProps {
  /** A practice question, or the playground with the student's own program. */
  about: ProjectId
  accountId: number
  /** The work as it is at this moment, file by file. */
  readFiles: () => Readonly<Record<string, string>>
  /** The text of the last error the program showed; empty where it showed none. */
  readProblem: () => string
  /** On a phone it leaves the upper half to the code, until the student wants more of it. */
  startsLow?: boolean
  /** It is opened by the student, and not as they left it. */
  takesFocus?: boolean
  /** Shows HTML that the server sanitised, with code that can be copied. */
  render: (html: string) => ReactNode
  onClose: () => void
}

/** The talk with the helper: beside the workspace on a laptop, over its lower part on a phone. */
export default function HelperPanel(props: HelperPanelProps): ReactNode {
  const { about, render, onClose, startsLow = false, takesFocus = true } = props
  const { t } = useTranslation()
  const latest = useLatest(props)
  const [talk] = useState(() => openTalk(about, latest))
  const state = useSyncExternalStore(talk.subscribe, talk.get)
  useEffect(() => {
    void talk.load()
    return () => talk.stop()
  }, [talk])
  const title = useRef<HTMLHeadingElement>(null)
  const [isLow, setLow] = useState(startsLow)
  const asked = useRef(takesFocus)
  useEffect(() => {
    if (asked.current) title.current?.focus({ preventScroll: true })
  }, [])

  return (
    <aside
      aria-label={t('helper.title')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      data-low={isLow || undefined}
      className="helper-panel fixed inset-x-0 bottom-0 z-40 flex flex-col rounded-t-sheet border-t border-line bg-card shadow-float max-lg:motion-safe:animate-sheet lg:motion-safe:animate-fade lg:inset-x-auto lg:top-0 lg:right-0 lg:w-[25rem] lg:rounded-none lg:border-t-0 lg:border-l lg:shadow-none"
    >
      <header className="flex items-center gap-2.5 border-b border-line py-2 pr-2 pl-4">
        <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-full bg-[var(--mascot-ground)]">
          <Mascot mood={state.pending ? 'thinking' : 'hello'} size={38} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 ref={title} tabIndex={-1} className="leading-6 font-bold outline-none">
            {t('helper.title')}
          </h2>
          <p className="min-h-5 text-caption leading-5 text-muted numbers">
            {state.leftToday !== undefined && t('helper.left', { count: state.leftToday })}
          </p>
        </div>
        {startsLow && (
          <IconButton
            className="lg:hidden"
            label={t(isLow ? 'helper.taller' : 'helper.lower')}
            icon={<Icon name="chevron-down" size={22} className={isLow ? 'rotate-180' : ''} />}
            onClick={() => setLow(!isLow)}
          />
        )}
        <IconButton label={t('helper.close')} icon={<Icon name="cross" size={22} />} onClick={onClose} />
      </header>
      {state.phase === 'failed' && state.messages.length === 0 ? (
        <div className="min-h-0 flex-1 overflow-y-auto p-4">
          <LoadError error={state.error} onRetry={() => void talk.load()} />
        </div>
      ) : (
        <>
          <Messages state={state} render={render} />
          <Foot {...props} talk={talk} state={state} />
        </>
      )}
    </aside>
  )
}

function Messages({ state, render }: { state: TalkState; render: HelperPanelProps['render'] }): ReactNode {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const { messages, pending, failure, phase, answeredBy } = state
  const count = messages.length
  const isAtEnd = useRef(true)
  const length = pending?.text.length ?? 0
  useEffect(() => {
    isAtEnd.current = true
  }, [count, pending?.asks])
  useEffect(() => {
    // Scrolls with new text only at the end; a student who reads further up stays there.
    if (isAtEnd.current) place.current?.scrollTo({ top: place.current.scrollHeight })
  }, [count, pending?.asks, length, failure])
  return (
    <div
      ref={place}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
      tabIndex={0}
      role="log"
      aria-label={t('helper.talk')}
      onScroll={({ currentTarget: list }) => {
        isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < 40
      }}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-4 py-4 focus-visible:-outline-offset-2"
    >
      {answeredBy && (
        <p className="rounded-control bg-tile px-3 py-2 text-caption leading-5 text-muted">
          {t(`helper.note.${answeredBy}`)} {t('helper.note.teacher')}
        </p>
      )}
      {phase === 'loading' && count === 0 && !pending && <Skeleton height={72} />}
      {phase === 'open' && count === 0 && !pending && !failure && (
        <div className="my-auto flex flex-col items-center gap-2 py-4">
          <Mascot mood="thinking" size={112} className="helper-picture" />
          <p className="text-center text-compact text-balance text-muted">{t('helper.empty')}</p>
        </div>
      )}
      {messages.map((message: HelperMessage, index) => (
        <Message key={index} message={message} render={render} />
      ))}
      {pending && <PendingMessage pending={pending} />}
    </div>
  )
}

function Foot({
  talk,
  state,
  accountId,
  about,
}: HelperPanelProps & { talk: HelperTalk; state: TalkState }): ReactNode {
  const { t } = useTranslation()
  const { pending, failure, leftToday } = state
  const isOut = leftToday === 0
  const isOnline = useOnline()
  return (
    <footer className="safe-bottom flex flex-col gap-2.5 border-t border-line px-4 pt-3 [--safe-bottom:12px]">
      {failure && (
        <p role="alert" className="flex items-start gap-2 text-compact leading-5 text-pomegranate-text">
          <Icon name="warning" size={20} className="mt-px" />
          <span className="flex-1">{failureText(failure.error, t)}</span>
          {'retry' in failure.asks && (
            <button
              type="button"
              className="-my-3 min-h-11 px-1 font-semibold underline underline-offset-2"
              onClick={() => void talk.ask(failure.asks)}
            >
              {t('helper.retry')}
            </button>
          )}
        </p>
      )}
      {isOut && !failure && <p className="text-compact text-muted">{t('helper.none_left')}</p>}
      <HintLadder
        last={talk.rung}
        isDisabled={pending !== undefined || isOut || !isOnline}
        onAsk={(rung) => void talk.ask({ retry: rung > 1 })}
      />
      <Composer
        draftKey={`qadam.helper.${accountId}.${about}`}
        maxLength={limits.helper.messageMaxLength}
        isBusy={pending !== undefined}
        isDisabled={isOut}
        onAsk={(message) => talk.ask({ message })}
        onStop={() => talk.stop()}
        onType={() => talk.dismissFailure()}
      />
    </footer>
  )
}

function openTalk(about: ProjectId, latest: { current: HelperPanelProps }): HelperTalk {
  return new HelperTalk({
    load: () => call('helper_history', placeOf(about)),
    ask: (asks, listening) => {
      const { readFiles, readProblem } = latest.current
      const problem = readProblem().slice(-limits.helper.problemMaxLength)
      return askHelper({ about, asks, problem, files: readFiles() }, listening)
    },
    now: () => new Date(),
  })
}
