import { countWords, type HandedInProject, type Submission } from '@qadam/contract'
import { FilePreview } from '@qadam/ui/file-preview'
import { pdfFrame } from '@qadam/web/code-frames'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSize } from '../../../platform/i18n/sizes-and-moments.ts'
import { previewLabels } from './media-labels.ts'

/** The content of one submitted version, read-only. */
export function SubmittedWork({ submission }: { submission: Submission }): ReactNode {
  const { t } = useTranslation()
  const { files, text, project } = submission
  const labels = previewLabels(t)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {text !== undefined && (
        <div className="rounded-card border border-line bg-card px-4 py-3">
          <p className="leading-7 break-words whitespace-pre-wrap">{text}</p>
          <p className="mt-2 text-sm text-muted numbers">
            {t('practice.words', { count: countWords(text) })}
          </p>
        </div>
      )}
      {files.map(({ name, type, size, url, duration_s, removed }) =>
        removed ? (
          <p key={name} className="rounded-card border border-line bg-card px-4 py-3 text-muted">
            {t('practice.voice.removed')}
          </p>
        ) : (
          <FilePreview
            key={url}
            file={{ name, type, size, address: url, duration: duration_s }}
            formatSize={formatSize}
            labels={labels}
            pdfFrame={pdfFrame}
          />
        ),
      )}
      {project && <ProjectFiles project={project} />}
    </div>
  )
}

function ProjectFiles({ project }: { project: HandedInProject }): ReactNode {
  const { t } = useTranslation()
  const names = Object.keys(project.files)
  const media = Object.keys(project.media)
  return (
    <section aria-label={t('practice.project.files')} className="flex flex-col gap-2">
      {names.map((name) => (
        <details
          key={name}
          open={names.length === 1}
          className="group overflow-hidden rounded-card border border-line bg-card"
        >
          <summary className="flex min-h-11 cursor-pointer items-center px-4 font-mono text-compact font-medium">
            {name}
          </summary>
          <pre className="max-h-96 overflow-auto border-t border-line bg-ground px-4 py-3 font-mono text-sm leading-6 [font-variant-ligatures:none]">
            {project.files[name]}
          </pre>
        </details>
      ))}
      {media.length > 0 && (
        <p className="text-compact text-muted">
          {t('practice.project.media')}: {media.join(', ')}
        </p>
      )}
    </section>
  )
}
