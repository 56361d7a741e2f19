import type { OutputOf, StaffActions } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Chip } from '@qadam/ui/chip'
import { Icon } from '@qadam/ui/icon'
import { ProgressBar } from '@qadam/ui/progress-bar'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { ConfirmButton } from '../../../platform/confirm-button.tsx'
import { queryClient } from '../../../platform/query-client.ts'
import { formatMoment } from '../../../platform/times.ts'
import { replyQuery } from '../../../platform/reply-query.ts'
import { saveSlips } from './slips.ts'

type Line = OutputOf<StaffActions['student_imports']>[number]

/** Where a list is taken in, its progress is polled; elsewhere one may begin now and then. */
const LOOK_MS = 2000
const IDLE_LOOK_MS = 60_000
/** Passwords are hashed one by one. */
const PATIENCE_MS = 10 * 60_000
const SHOWN = 3

const importsQuery = queryOptions({
  ...replyQuery(['roster', 'imports'], 'student_imports', {}),
  refetchInterval: ({ state }) =>
    state.data?.some((line) => line.state === 'running') ? LOOK_MS : IDLE_LOOK_MS,
})

const tones = { running: 'lapis', done: 'pistachio', failed: 'pomegranate' } as const

/** Lists that are taken in or were lately, from whichever device. Renders nothing where there are none. */
export function StudentImports(): ReactNode {
  const { t } = useTranslation()
  const { data } = useQuery(importsQuery)
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="student-imports" className="flex max-w-4xl flex-col gap-2">
      <h2 id="student-imports" className="text-lg font-bold">
        {t('roster.imports.title')}
      </h2>
      <ul className="rounded-card border border-line bg-card px-4">
        {data.slice(0, SHOWN).map((line) => (
          <Row key={line.id} line={line} />
        ))}
      </ul>
    </section>
  )
}

function Row({ line }: { line: Line }): ReactNode {
  const { t } = useTranslation()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-first:border-t">
      <span className="min-w-0 flex-1 basis-56">
        <span className="block font-semibold">{t('roster.imports.rows', { count: line.rows })}</span>
        <span className="block text-sm text-muted numbers">
          {t('roster.imports.begun', { at: formatMoment(line.created_at), by: line.by.name })}
        </span>
        {line.state === 'running' && (
          <ProgressBar
            className="mt-2"
            value={line.done / Math.max(1, line.rows)}
            label={t('roster.imports.running')}
          />
        )}
        {line.reason && (
          <span className="block text-compact text-pomegranate-text">
            {t(`roster.imports.why.${line.reason}`)}
          </span>
        )}
      </span>
      <Chip tone={tones[line.state]}>{t(`roster.imports.${line.state}`)}</Chip>
      {line.state === 'done' && line.waiting > 0 && <NewSlips line={line} />}
    </li>
  )
}

/** New passwords for those who have never signed in: those of a slip that was lost. */
function NewSlips({ line }: { line: Line }): ReactNode {
  const { t } = useTranslation()
  // One press is one request, however often its reply is lost.
  const request = useRef(crypto.randomUUID())
  const make = useMutation({
    mutationFn: async () =>
      await call(
        'student_import_slips',
        { id: line.id, request_id: request.current },
        { timeout_ms: PATIENCE_MS },
      ),
    onSuccess: ({ created }) => {
      request.current = crypto.randomUUID()
      if (created.length > 0) saveSlips(created, t)
      else void showToast('info', t('roster.imports.nobody'))
      void queryClient.invalidateQueries({ queryKey: importsQuery.queryKey })
    },
    onError: (failure) => void showToast('error', errorText(failure)),
    gcTime: 0,
  })
  const made = make.data?.created ?? []
  return (
    <>
      {made.length > 0 && (
        <Button size="sm" icon={<Icon name="download" size={18} />} onClick={() => saveSlips(made, t)}>
          {t('roster.slips')}
        </Button>
      )}
      <ConfirmButton
        variant="secondary"
        loading={make.isPending}
        question={{
          title: t('roster.imports.ask', { count: line.waiting }),
          body: t('roster.imports.ask_text'),
          confirmLabel: t('roster.imports.make'),
        }}
        onConfirm={() => make.mutate()}
      >
        {t('roster.imports.new_slips', { count: line.waiting })}
      </ConfirmButton>
    </>
  )
}
