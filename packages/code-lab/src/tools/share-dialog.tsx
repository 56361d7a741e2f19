import { useEffect, useState, type ReactNode } from 'react'
import { Modal } from '../editor/modal.tsx'
import { downloadText, embedMedia, type ReadMedia } from '../project/project-file.ts'
import type { Project, ProjectKind } from '../project/project.ts'
import { copyText } from './copy-text.ts'
import type { ToolLabels } from './labels.ts'
import type { SharePort } from './ports.ts'
import { saveFile } from './save-file.ts'

interface ShareDialogProps {
  isOpen: boolean
  onClose: () => void
  kind: ProjectKind
  project: Project
  fileName: string
  readMedia: ReadMedia
  /** Without it only files are offered. */
  port: SharePort | undefined
  words: ToolLabels
}

/** A project on its way to somebody else: as an address, or as a file. */
export function ShareDialog(props: ShareDialogProps): ReactNode {
  const { share } = props.words
  return (
    <Modal title={share.title} closeLabel={props.words.close} isOpen={props.isOpen} onClose={props.onClose}>
      {props.port && <LinkPart {...props} port={props.port} />}
      <FilePart {...props} />
    </Modal>
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
}: ShareDialogProps & { port: SharePort }): ReactNode {
  const say = words.share
  const made = useLink(kind, project, readMedia, port)
  const [note, setNote] = useState('')
  if (made.kind === 'making') return <p role="status">{say.making}</p>
  if (made.kind !== 'link')
    return (
      <p role="alert" className="code-lab-note">
        {made.kind === 'too_large' ? say.tooLarge : say.failed}
      </p>
    )
  const { address } = made
  const send = async () => {
    try {
      await navigator.share({ title: say.sendTitle, url: address })
    } catch (error) {
      // The student thought better of it.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setNote((await copyText(address)) ? say.copied : say.copyFailed)
    }
  }
  return (
    <section className="code-lab-share">
      <p className="code-lab-quiet">{say.linkText}</p>
      <input readOnly value={address} aria-label={say.link} onFocus={(event) => event.target.select()} />
      <div className="code-lab-actions">
        {typeof navigator.share === 'function' && (
          <button type="button" className="code-lab-button" onClick={() => void send()}>
            {say.send}
          </button>
        )}
        <button
          type="button"
          className="code-lab-button"
          data-tone="primary"
          onClick={() => void copyText(address).then((done) => setNote(done ? say.copied : say.copyFailed))}
        >
          {say.copy}
        </button>
      </div>
      <p role="status" className="code-lab-hint">
        {note}
      </p>
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

function FilePart({ kind, project, fileName, readMedia, words }: ShareDialogProps): ReactNode {
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
    <section className="code-lab-share">
      <h3>{say.file}</h3>
      <p className="code-lab-quiet">{say.fileText}</p>
      {isFailed && (
        <p role="alert" className="code-lab-note">
          {say.failed}
        </p>
      )}
      <div className="code-lab-actions">
        <button type="button" className="code-lab-button" onClick={() => void give('json')}>
          {say.json}
        </button>
        <button type="button" className="code-lab-button" onClick={() => void give('zip')}>
          {say.zip}
        </button>
      </div>
    </section>
  )
}
