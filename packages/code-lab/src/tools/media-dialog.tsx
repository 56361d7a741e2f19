import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'
import { LabIcon } from '../editor/icons.tsx'
import { Modal } from '../editor/modal.tsx'
import { mediaTypes } from '../project/media.ts'
import type { Project } from '../project/project.ts'
import type { ToolLabels } from './labels.ts'
import { MediaRow } from './media-row.tsx'
import type { MediaPort, MediaRoom } from './ports.ts'
import { useMediaUploads } from './use-media-uploads.ts'

interface MediaDialogProps {
  isOpen: boolean
  onClose: () => void
  project: () => Project
  onChange: (project: Project) => void
  /** The file that code is put into. */
  activeFile: string
  onInsert: (code: string) => void
  isReadOnly: boolean
  port: MediaPort
  words: ToolLabels
}

const accepted = [
  ...new Set(Object.values(mediaTypes)),
  ...Object.keys(mediaTypes).map((end) => `.${end}`),
].join(',')

/** The pictures and films of a web project: brought in by choosing, dropping or pasting, seen, named, put into code. */
export function MediaDialog(props: MediaDialogProps): ReactNode {
  return (
    <Modal
      title={props.words.media.title}
      closeLabel={props.words.close}
      isOpen={props.isOpen}
      isWide
      onClose={props.onClose}
    >
      <Manager {...props} />
    </Modal>
  )
}

function Manager(props: MediaDialogProps): ReactNode {
  const { project, onChange, activeFile, onInsert, onClose, isReadOnly, port, words } = props
  const field = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const uploads = useMediaUploads(port, words, project, onChange)
  const count = Object.keys(project().media).length
  const room = useRoom(port, count)
  const names = Object.keys(project().media).sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  )
  const say = words.media

  const take = (files: FileList | null | undefined) => files && files.length > 0 && uploads.add([...files])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isReadOnly) take(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent) => {
    if (isReadOnly || event.clipboardData.files.length === 0) return
    event.preventDefault()
    take(event.clipboardData.files)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping and pasting are second ways; the button is the first
    <div
      className="code-lab-media"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <p className="code-lab-quiet">{say.intro}</p>
      <div className="code-lab-drop">
        <button
          type="button"
          className="code-lab-button"
          data-tone="primary"
          disabled={isReadOnly}
          onClick={() => field.current?.click()}
        >
          {say.choose}
        </button>
        <p className="code-lab-quiet">
          <span className="code-lab-by-mouse">{say.drop} </span>
          {say.allowed}
        </p>
        <input
          ref={field}
          type="file"
          accept={accepted}
          multiple
          hidden
          aria-label={say.choose}
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
      </div>
      {uploads.problems.length > 0 && (
        <div role="alert" className="code-lab-problems">
          <ul>
            {uploads.problems.map((problem, place) => (
              <li key={`${place}:${problem}`}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {uploads.running.map((upload) => (
        <div
          key={upload.id}
          className="code-lab-running"
          role="group"
          aria-label={say.uploading(upload.name)}
        >
          <span>{say.uploading(upload.name)}</span>
          <progress value={upload.part} max={1} aria-label={say.uploading(upload.name)} />
          <button type="button" className="code-lab-link" onClick={upload.stop}>
            {say.stop}
          </button>
        </div>
      ))}
      {names.length === 0 && uploads.running.length === 0 ? (
        <div className="code-lab-empty">
          <LabIcon name="picture" size={40} />
          <p>{say.empty}</p>
          <p className="code-lab-quiet">{say.emptyText}</p>
        </div>
      ) : (
        <ul className="code-lab-media-list">
          {names.map((name) => (
            <MediaRow
              key={name}
              name={name}
              project={project()}
              size={room?.sizes.get(project().media[name] ?? '')}
              isReadOnly={isReadOnly}
              port={port}
              words={words}
              activeFile={activeFile}
              onChange={onChange}
              onInsert={(code) => {
                onClose()
                onInsert(code)
              }}
            />
          ))}
        </ul>
      )}
      {room && (
        <p className="code-lab-room">
          <span>{say.room(words.size(room.usedBytes), words.size(room.quotaBytes))}</span>
          <meter
            value={room.usedBytes}
            max={room.quotaBytes}
            high={room.quotaBytes * 0.9}
            aria-label={say.room(words.size(room.usedBytes), words.size(room.quotaBytes))}
          />
        </p>
      )}
    </div>
  )
}

/** Sizes and room, as far as they can be had: without a network the manager works on. */
function useRoom(port: MediaPort, count: number): MediaRoom | undefined {
  const [room, setRoom] = useState<MediaRoom | undefined>(undefined)
  useEffect(() => {
    let isGone = false
    void port
      .room?.()
      .then((found) => !isGone && setRoom(found))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [port, count])
  return room
}
