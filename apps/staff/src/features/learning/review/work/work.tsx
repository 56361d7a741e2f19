import type { ReviewPage, Submission } from '@qadam/contract'
import { FilePreview } from '@qadam/ui/file-preview'
import { pdfFrame } from '@qadam/web/code-frames'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '@qadam/ui/skeleton'
import { usePreviewLabels } from './preview-labels.ts'
import { TextWork } from './text-work.tsx'

const CheckResults = lazy(async () => ({ default: (await import('./check-results.tsx')).CheckResults }))
const ProjectWork = lazy(async () => ({ default: (await import('./project-work.tsx')).ProjectWork }))

export interface WorkProps {
  submission: Submission
  task: ReviewPage['task']
}

/** A submission's content, of any type: written, spoken, files or a project. */
export function Work({ submission, task }: WorkProps): ReactNode {
  const { t } = useTranslation()
  const { labels, formatSize } = usePreviewLabels()
  const { text, files, project } = submission
  return (
    <div className="flex flex-col gap-3">
      {text !== undefined && <TextWork text={text} words={task.words} />}
      {project && (
        <Suspense fallback={<Skeleton height={320} />}>
          <ProjectWork key={submission.submission_id} project={project} language={task.language ?? 'web'} />
        </Suspense>
      )}
      {project && task.checks.length > 0 && (
        <Suspense fallback={<Skeleton height={120} />}>
          <CheckResults submission={submission} project={project} task={task} />
        </Suspense>
      )}
      {files.map((file) =>
        file.removed ? (
          <p key={file.name} className="rounded-card border border-line bg-card p-4 text-muted">
            {t('review.recording_removed')}
          </p>
        ) : (
          <FilePreview
            key={file.url}
            file={{
              name: file.name,
              type: file.type,
              size: file.size,
              address: file.url,
              duration: file.duration_s,
            }}
            formatSize={formatSize}
            labels={labels}
            pdfFrame={pdfFrame}
          />
        ),
      )}
      {text === undefined && !project && files.length === 0 && (
        <p className="rounded-card border border-line bg-card p-4 text-muted">{t('review.nothing')}</p>
      )}
    </div>
  )
}
