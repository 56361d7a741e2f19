import type { HandedInProject } from '@qadam/contract'
import { sourceLanguage } from '@qadam/ui/source-language'
import { SourceText } from '@qadam/ui/source-view'
import { Segments } from '@qadam/ui/segments'
import { Skeleton } from '@qadam/ui/skeleton'
import { lazy, Suspense, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const ProjectRun = lazy(async () => ({ default: (await import('./project-run.tsx')).ProjectRun }))

interface ProjectWorkProps {
  project: HandedInProject
  language: 'python' | 'web'
}

/** A program or a web project: to be read as submitted, and to be run in the sandbox on request. */
export function ProjectWork(props: ProjectWorkProps): ReactNode {
  const { t } = useTranslation()
  const [view, setView] = useState<'files' | 'run'>('files')
  return (
    <div className="flex flex-col gap-3">
      <Segments
        label={t('review.project')}
        className="self-start"
        items={[
          { value: 'files', label: t('review.project_files') },
          { value: 'run', label: t('review.project_run') },
        ]}
        value={view}
        onChange={setView}
      />
      {view === 'files' ? (
        <ProjectFiles project={props.project} />
      ) : (
        <Suspense fallback={<Skeleton height={480} />}>
          <ProjectRun {...props} />
        </Suspense>
      )}
    </div>
  )
}

/** Its files one at a time, its pictures below. Nothing in it runs here. */
function ProjectFiles({ project }: { project: HandedInProject }): ReactNode {
  const { t } = useTranslation()
  const id = useId()
  const names = Object.keys(project.files)
  const [opened, setOpened] = useState(names[0] ?? '')
  const name = names.includes(opened) ? opened : (names[0] ?? '')
  const media = Object.entries(project.media)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (names.indexOf(name) + step + names.length) % names.length
    setOpened(names[next] ?? name)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <section className="overflow-hidden rounded-card border border-line bg-card">
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={t('review.files')}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto border-b border-line px-2 py-1.5"
      >
        {names.map((each) => (
          <button
            key={each}
            id={`${id}-${each}`}
            type="button"
            role="tab"
            aria-selected={each === name}
            aria-controls={`${id}-panel`}
            tabIndex={each === name ? 0 : -1}
            onClick={() => setOpened(each)}
            className="min-h-11 shrink-0 rounded-control px-3 font-mono text-sm text-muted aria-selected:bg-tile aria-selected:font-semibold aria-selected:text-ink"
          >
            {each}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${name}`} tabIndex={0}>
        <SourceText text={project.files[name] ?? ''} label={name} language={sourceLanguage(name, '')} />
      </div>
      {media.length > 0 && (
        <ul className="flex flex-wrap gap-3 border-t border-line p-4">
          {media.map(([file, address]) => (
            <li key={file} className="w-32">
              <img
                src={address}
                alt={file}
                loading="lazy"
                className="h-24 w-full rounded-control bg-tile object-contain"
              />
              <span className="block truncate pt-1 font-mono text-caption text-muted">{file}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
