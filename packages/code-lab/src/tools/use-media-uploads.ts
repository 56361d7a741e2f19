import { useEffect, useRef, useState } from 'react'
import { dataUrl, freeMediaName, mediaType } from '../project/media.ts'
import { MOST_FILES } from '../project/project-file.ts'
import type { Project } from '../project/project.ts'
import type { ToolLabels } from './labels.ts'
import type { MediaPort } from './ports.ts'

export interface RunningUpload {
  id: number
  name: string
  /** From 0 to 1. */
  part: number
  stop: () => void
}

interface Uploads {
  running: readonly RunningUpload[]
  problems: readonly string[]
  add: (files: Iterable<File>) => void
  forget: () => void
}

/** Takes files into a project one after the other, each under a name that is free then. */
export function useMediaUploads(
  port: MediaPort,
  words: ToolLabels,
  project: () => Project,
  onChange: (project: Project) => void,
): Uploads {
  const [running, setRunning] = useState<readonly RunningUpload[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const queue = useRef(Promise.resolve())
  const count = useRef(0)
  const stops = useRef(new Set<AbortController>())
  useEffect(() => {
    const begun = stops.current
    return () => begun.forEach((stop) => stop.abort())
  }, [])

  const report = (problem: string) => setProblems((now) => [...now, problem])
  const take = async (file: File) => {
    const refused = refusalOf(file, port, words, project())
    if (refused !== undefined) return report(refused)
    const id = (count.current += 1)
    const stop = new AbortController()
    stops.current.add(stop)
    setRunning((now) => [...now, { id, name: file.name, part: 0, stop: () => stop.abort() }])
    try {
      const onProgress = (part: number) =>
        setRunning((now) => now.map((one) => (one.id === id ? { ...one, part } : one)))
      const stored = port.upload
        ? await port.upload(file, { signal: stop.signal, onProgress })
        : { name: file.name, address: await embed(file) }
      if (stop.signal.aborted) return
      const { files, media } = project()
      const name = freeMediaName(stored.name, [...Object.keys(files), ...Object.keys(media)])
      if (name === undefined) return report(words.media.wrongType(file.name))
      onChange({ files, media: { ...media, [name]: stored.address } })
    } catch (error) {
      if (!stop.signal.aborted) report(words.media.failed(file.name, port.problem(error)))
    } finally {
      stops.current.delete(stop)
      setRunning((now) => now.filter((one) => one.id !== id))
    }
  }

  return {
    running,
    problems,
    add: (files) => {
      setProblems([])
      for (const file of files) queue.current = queue.current.then(() => take(file))
    },
    forget: () => setProblems([]),
  }
}

/** What is wrong with a file before it is sent. */
function refusalOf(file: File, port: MediaPort, words: ToolLabels, project: Project): string | undefined {
  const media = Object.values(project.media)
  const { maxFileBytes, maxAllBytes, upload } = port
  if (freeMediaName(file.name, []) === undefined) return words.media.wrongType(file.name)
  if (file.size === 0) return words.media.emptyFile(file.name)
  if (file.size > maxFileBytes) return words.media.tooLarge(file.name, words.size(maxFileBytes))
  if (media.length >= MOST_FILES) return words.media.tooMany(MOST_FILES)
  const embedded = media.reduce(
    (sum, value) => sum + (value.startsWith('data:') ? value.length * 0.75 : 0),
    0,
  )
  if (!upload && embedded + file.size > maxAllBytes)
    return words.media.noRoom(file.name, words.size(maxAllBytes))
  return undefined
}

async function embed(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return dataUrl(bytes, mediaType(freeMediaName(file.name, []) ?? '') ?? '')
}
