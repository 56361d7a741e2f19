import { CheckList } from '@qadam/code-lab/check-list'
import { ChecksCard, ChecksNote } from '@qadam/code-lab/checks-card'
import '@qadam/code-lab/code-lab.css'
import type { HandedInProject, ReviewPage, Submission } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { webFrame } from '@qadam/web/code-frames'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../platform/call.ts'
import { reviewQuery } from '../review-query.ts'
import { checkLabels } from './check-labels.ts'

const WebChecks = lazy(async () => ({ default: (await import('@qadam/code-lab/web-tries')).WebChecks }))

interface CheckResultsProps {
  submission: Submission
  project: HandedInProject
  task: ReviewPage['task']
}

/** The results of an assignment's checks for a version: the server's for Python; a page is checked in its frame. */
export function CheckResults({ submission, project, task }: CheckResultsProps): ReactNode {
  const { t } = useTranslation()
  const labels = useMemo(() => checkLabels(t), [t])
  if (task.language === 'web')
    return (
      <Suspense fallback={null}>
        <WebChecks
          key={submission.submission_id}
          project={project}
          checks={task.checks}
          labels={labels}
          frameAddress={webFrame}
          readMedia={readBytes}
        />
      </Suspense>
    )
  return <ServerResults submission={submission} task={task} labels={labels} />
}

/** What the server found. What it did not survive it runs again only here, by hand. */
export function ServerResults({
  submission: { submission_id, checks },
  task,
  labels,
}: Pick<CheckResultsProps, 'submission' | 'task'> & { labels: ReturnType<typeof checkLabels> }): ReactNode {
  const { t } = useTranslation()
  const passed = checks?.results.filter((result) => result.passed).length ?? 0
  const isAllPassed = checks?.state === 'done' && passed === checks.results.length
  const summary = () => {
    if (!checks) return t(task.server_checks ? 'checks.never' : 'checks.off')
    if (checks.state === 'lost') return t('checks.lost')
    if (checks.state === 'waiting') return t('checks.waiting')
    return isAllPassed ? labels.allPassed : labels.summary(passed, checks.results.length)
  }
  return (
    <ChecksCard
      title={labels.title}
      status={summary()}
      isPassed={isAllPassed}
      action={checks?.state === 'done' && <span className="text-sm text-muted">{t('checks.server')}</span>}
    >
      {checks?.state === 'lost' && task.server_checks && <CheckAgain submissionId={submission_id} />}
      {checks?.touched && <ChecksNote>{t('checks.touched', { what: checks.touched.join(', ') })}</ChecksNote>}
      {checks?.state === 'done' && (
        <CheckList checks={task.checks} results={checks.results} labels={labels} />
      )}
    </ChecksCard>
  )
}

function CheckAgain({ submissionId }: { submissionId: number }): ReactNode {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const again = useMutation({
    mutationFn: async () => await call('review_check_again', { submission_id: submissionId }),
    onSuccess: async () => await queries.invalidateQueries(reviewQuery(submissionId)),
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="w-max"
        loading={again.isPending}
        onClick={() => again.mutate()}
      >
        {t('checks.again')}
      </Button>
      {again.isError && <ChecksNote role="alert">{t('checks.failed')}</ChecksNote>}
    </>
  )
}

async function readBytes(address: string): Promise<Uint8Array> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`media ${reply.status}`)
  return new Uint8Array(await reply.arrayBuffer())
}
