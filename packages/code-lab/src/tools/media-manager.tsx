import { Button } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { TextButton } from '@qadam/ui/text-button'
import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'
import { mediaTypes } from '../project/media.ts'
import { compareNames, type Project } from '../project/project.ts'
import type { ToolLabels } from './labels.ts'
import { MediaRow } from './media-row.tsx'
import type { MediaPort, MediaRoom } from './ports.ts'
import { useMediaUploads } from './use-media-uploads.ts'

export interface MediaManagerProps {
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

/** Media as they are brought in, seen, named and put into code. */
export function MediaManager(props: MediaManagerProps): ReactNode {
  const { project, onChange, activeFile, onInsert, onClose, isReadOnly, port, words } = props
  const field = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const uploads = useMediaUploads(port, words, project, onChange)
  const count = Object.keys(project().media).length
  const room = useRoom(port, count)
  const names = Object.keys(project().media).sort(compareNames)
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
      className="code-lab-media group flex flex-col gap-3.5"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <p className="text-compact text-muted">{say.intro}</p>
      <div className="flex flex-col gap-2.5 rounded-card border-2 border-dashed border-control bg-ground p-4.5 text-center group-data-over:border-turquoise group-data-over:bg-turquoise-soft">
        <Button disabled={isReadOnly} onClick={() => field.current?.click()}>
          {say.choose}
        </Button>
        <p className="text-compact text-muted">
          <span className="pointer-coarse:hidden">{say.drop} </span>
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
        <div role="alert" className="rounded-control bg-pomegranate-soft px-3.5 py-3 text-ink wrap-anywhere">
          <ul className="flex flex-col gap-1.5">
            {uploads.problems.map((problem, place) => (
              <li key={`${place}:${problem}`}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {uploads.running.map((upload) => (
        <div
          key={upload.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1"
          role="group"
          aria-label={say.uploading(upload.name)}
        >
          <span className="flex-[1_1_160px] wrap-anywhere">{say.uploading(upload.name)}</span>
          <progress
            className="h-2 flex-[1_1_120px] accent-turquoise"
            value={upload.part}
            max={1}
            aria-label={say.uploading(upload.name)}
          />
          <TextButton onClick={upload.stop}>{say.stop}</TextButton>
        </div>
      ))}
      {names.length === 0 && uploads.running.length === 0 ? (
        <EmptyState title={say.empty} text={say.emptyText} />
      ) : (
        <ul className="flex flex-col">
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
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-1 text-sm text-muted">
          <span>{say.room(words.size(room.usedBytes), words.size(room.quotaBytes))}</span>
          <meter
            className="code-lab-room max-w-80 flex-[1_1_160px]"
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

/** Sizes and room, as far as they can be had: offline the manager works without them. */
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
