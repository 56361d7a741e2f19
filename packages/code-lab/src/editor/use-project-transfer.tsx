import { Actions } from './actions.tsx'
import { Button } from '@qadam/ui/button'
import { useRef, useState, type ReactNode } from 'react'
import {
  downloadText,
  readUpload,
  type ProjectSize,
  type ReadMedia,
  type Upload,
} from '../project/project-file.ts'
import type { Project, ProjectKind } from '../project/project.ts'
import { keepEmbedded } from '../tools/keep-embedded.ts'
import type { MediaPort } from '../tools/ports.ts'
import { saveFile } from '../tools/save-file.ts'
import type { EditorLabels } from './labels.ts'
import { Confirm, Modal } from './modal.tsx'
import type { ToolAction } from './tool-bar.tsx'

interface ProjectTransferProps {
  kind: ProjectKind
  project: Project
  labels: EditorLabels
  isReadOnly?: boolean
  /** The texts of a project from outside may take this much. */
  maxBytes: number
  fileName: string
  readMedia: ReadMedia
  /** Where the media of an uploaded project go; without it they stay embedded. */
  media: MediaPort | undefined
  onUpload: (project: Project) => void
}

/** The whole project as one file, down to the device and up from it: JSON, or a zip. */
export function useProjectTransfer(props: ProjectTransferProps): {
  tools: readonly ToolAction[]
  dialogs: ReactNode
} {
  const { kind, project, labels, isReadOnly, maxBytes, fileName, readMedia, media, onUpload } = props
  const [given, setGiven] = useState<Project | undefined>(undefined)
  const [problem, setProblem] = useState('')
  const [isTaking, setTaking] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const size = { whole: maxBytes + Math.ceil(((media?.maxAllBytes ?? 0) * 4) / 3), files: maxBytes }

  const download = async () => {
    try {
      saveFile(`${fileName}.json`, await downloadText(project, kind, readMedia), 'application/json')
    } catch {
      setProblem(labels.downloadFailed)
    }
  }
  const upload = async (file: File) => {
    const read = await readFile(file, kind, size)
    if (read.ok) setGiven(read.project)
    else setProblem(labels.uploadProblem(read, kind))
  }
  const take = async (next: Project) => {
    if (!media?.upload || Object.keys(next.media).length === 0) return onUpload(next)
    setTaking(true)
    try {
      onUpload(await keepEmbedded(next, media.upload))
    } catch (error) {
      setProblem(media.problem(error))
    } finally {
      setTaking(false)
    }
  }

  const tools: ToolAction[] = [
    { id: 'download', icon: 'download', label: labels.download, onSelect: () => void download() },
    {
      id: 'upload',
      icon: 'upload',
      label: labels.upload,
      disabled: isReadOnly || isTaking,
      onSelect: () => field.current?.click(),
    },
  ]
  const dialogs = (
    <>
      <input
        ref={field}
        type="file"
        accept=".json,application/json,.zip,application/zip"
        hidden
        aria-label={labels.upload}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file may be chosen again after it was mended.
          event.target.value = ''
          if (file) void upload(file)
        }}
      />
      <Confirm
        title={labels.uploadTitle}
        text={labels.uploadText}
        confirmLabel={labels.replace}
        cancelLabel={labels.cancel}
        isOpen={given !== undefined}
        onConfirm={() => given && void take(given)}
        onClose={() => setGiven(undefined)}
      />
      <Modal title={labels.upload} isOpen={isTaking} onClose={() => undefined}>
        <p role="status">{labels.uploadTaking}</p>
        <progress aria-label={labels.uploadTaking} />
      </Modal>
      <Modal title={labels.upload} isOpen={problem !== ''} onClose={() => setProblem('')}>
        <p role="alert">{problem}</p>
        <Actions>
          <Button onClick={() => setProblem('')}>{labels.close}</Button>
        </Actions>
      </Modal>
    </>
  )
  return { tools, dialogs }
}

async function readFile(file: File, kind: ProjectKind, size: ProjectSize): Promise<Upload> {
  // Before anything of it is read.
  if (file.size > size.whole) return { ok: false, problem: 'too_large', maxBytes: size.whole }
  try {
    const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
    if (start[0] !== 0x50 || start[1] !== 0x4b) return readUpload(await file.text(), kind, size)
    const { unzipProject } = await import('../project/project-zip.ts')
    return unzipProject(new Uint8Array(await file.arrayBuffer()), kind, size)
  } catch {
    // Gone from the device meanwhile.
    return { ok: false, problem: 'invalid_project_file' }
  }
}
