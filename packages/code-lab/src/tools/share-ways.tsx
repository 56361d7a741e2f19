import { Button } from '@qadam/ui/button'
import { Notice } from '@qadam/ui/notice'
import { useEffect, useState, type ReactNode } from 'react'
import { Actions } from '../editor/actions.tsx'
import { downloadText, embedMedia, type ReadMedia } from '../project/project-file.ts'
import type { Project, ProjectKind } from '../project/project.ts'
import type { ToolLabels } from './labels.ts'
import { LinkField } from './link-field.tsx'
import type { SharePort } from './ports.ts'
import { saveFile } from './save-file.ts'
import { StoredLinks } from './stored-links.tsx'

export interface ShareWaysProps {
  kind: ProjectKind
  project: Project
  fileName: string
  readMedia: ReadMedia
  /** Without it only files are offered. */
  port: SharePort | undefined
  words: ToolLabels
}

/** The ways a project may take: an address, or a file. */
export function ShareWays(props: ShareWaysProps): ReactNode {
  return (
    <>
      {props.port?.stored && (
        <StoredLinks project={props.project} port={props.port.stored} words={props.words} />
      )}
      {props.port && <LinkPart {...props} port={props.port} />}
      <FilePart {...props} />
    </>
  )
}

type Made =
  | { kind: 'making' }
  | { kind: 'link'; address: string }
  | { kind: 'too_large' }
  | { kind: 'failed' }

function LinkPart({
  kind,
  project,
  readMedia,
  port,
  words,
}: ShareWaysProps & { port: SharePort }): ReactNode {
  const say = words.share
  const made = useLink(kind, project, readMedia, port)
  if (made.kind === 'making') return <p role="status">{say.making}</p>
  if (made.kind !== 'link')
    return (
      <Notice
        role="alert"
        tone="saffron"
        icon="warning"
        title={made.kind === 'too_large' ? say.tooLarge : say.failed}
      />
    )
  return (
    <section className="flex flex-col gap-2 not-first:border-t not-first:border-line not-first:pt-3.5">
      {port.stored && <h3 className="text-lead font-semibold">{say.whole}</h3>}
      <p className="text-compact text-muted">{say.linkText}</p>
      <LinkField address={made.address} label={say.link} words={say} />
    </section>
  )
}

function useLink(kind: ProjectKind, project: Project, readMedia: ReadMedia, port: SharePort): Made {
  const [made, setMade] = useState<Made>({ kind: 'making' })
  useEffect(() => {
    let isGone = false
    const make = async (): Promise<Made> => {
      const { linkHash } = await import('../project/project-link.ts')
      const hash = linkHash(await embedMedia(project, readMedia), kind)
      return hash === undefined ? { kind: 'too_large' } : { kind: 'link', address: port.address(hash) }
    }
    const show = async () => {
      const next = await make().catch((): Made => ({ kind: 'failed' }))
      if (!isGone) setMade(next)
    }
    void show()
    return () => {
      isGone = true
    }
  }, [kind, project, readMedia, port])
  return made
}

function FilePart({ kind, project, fileName, readMedia, words }: ShareWaysProps): ReactNode {
  const say = words.share
  const [isFailed, setFailed] = useState(false)
  const give = async (end: 'json' | 'zip') => {
    setFailed(false)
    try {
      if (end === 'json')
        saveFile(`${fileName}.json`, await downloadText(project, kind, readMedia), 'application/json')
      else {
        const { zipProject } = await import('../project/project-zip.ts')
        saveFile(`${fileName}.zip`, await zipProject(project, kind, readMedia), 'application/zip')
      }
    } catch {
      setFailed(true)
    }
  }
  return (
    <section className="flex flex-col gap-2 not-first:border-t not-first:border-line not-first:pt-3.5">
      <h3 className="text-lead font-semibold">{say.file}</h3>
      <p className="text-compact text-muted">{say.fileText}</p>
      {isFailed && <Notice role="alert" tone="saffron" icon="warning" title={say.failed} />}
      <Actions>
        <Button variant="secondary" onClick={() => void give('json')}>
          {say.json}
        </Button>
        <Button variant="secondary" onClick={() => void give('zip')}>
          {say.zip}
        </Button>
      </Actions>
    </section>
  )
}
