import { useLatest } from '@qadam/ui/use-latest'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { Project } from '../project/project.ts'
import type { ReadMedia } from '../project/project-file.ts'
import type { Problem } from './build/problem.ts'
import { WebLog } from './console/web-log.ts'
import type { Entry } from './frame/protocol.ts'
import { PageStorage, type StoredEntries } from './storage/page-storage.ts'
import { openStorageDevice } from './storage/storage-device.ts'
import type { Finding } from './structure/check-structure.ts'
import { WebPreview, type PreviewState } from './web-preview.ts'

export interface PreviewOptions {
  project: Project
  address: string
  title: string
  loopMessage: string
  readMedia: ReadMedia | undefined
  keep: (() => Promise<void>) | undefined
  /** Names the project on this device, where its pages' storage is to outlive the visit. */
  storageKey: string | undefined
  /** Without anybody asking for it. */
  startsAtOnce: boolean
  /** The page threw this and caught it nowhere: its message, and where. */
  onThrown: ((error: string) => void) | undefined
  onChecked: ((problems: readonly Problem[], findings: readonly Finding[]) => void) | undefined
}

/** A pause this short is between two keys. */
const TYPING_ms = 15
/** What is half written is not called wrong at once. */
const GENTLE_ms = 700
const SHOW_EVERY_ms = 80

const device = openStorageDevice()
const nothing: StoredEntries = { local: [], session: [] }
const none: { problems: readonly Problem[]; findings: readonly Finding[] } = { problems: [], findings: [] }

/** The preview of a project for as long as a component is shown. */
export function usePreview(place: RefObject<HTMLElement | null>, options: PreviewOptions) {
  const { project, address, title, startsAtOnce, storageKey } = options
  const [preview, setPreview] = useState<WebPreview | undefined>(undefined)
  const [state, setState] = useState<PreviewState>({ kind: startsAtOnce ? 'loading' : 'waiting' })
  const [checked, setChecked] = useState(none)
  const [log] = useState(() => new WebLog())
  const [version, setVersion] = useState(0)
  const [stored, setStored] = useState(nothing)
  const latest = useLatest(options)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const touch = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      setVersion((before) => before + 1)
    }, SHOW_EVERY_ms)
  }, [])

  useEffect(() => {
    if (!place.current) return
    let gentle: ReturnType<typeof setTimeout> | undefined
    const made = new WebPreview({
      storage: new PageStorage(storageKey, device, setStored),
      address,
      parent: place.current,
      title,
      loopMessage: latest.current.loopMessage,
      readMedia: (from) =>
        latest.current.readMedia?.(from) ?? Promise.reject(new Error('nobody reads media here')),
      keep: async () => await latest.current.keep?.(),
      listener: {
        onState: setState,
        onChecked: (problems, findings) => {
          clearTimeout(gentle)
          latest.current.onChecked?.(problems, findings)
          const report = () => setChecked({ problems, findings })
          // What is mended is gone at once, what is new waits.
          if (problems.some(({ severity }) => severity === 'error')) gentle = setTimeout(report, GENTLE_ms)
          else report()
        },
        onBegin: () => {
          log.clear()
          touch()
        },
        onEntries: (entries) => {
          log.add(entries)
          const thrown = entries.findLast(({ kind }) => kind === 'thrown' || kind === 'recursion')
          if (thrown) latest.current.onThrown?.(thrownText(thrown))
          touch()
        },
      },
    })
    setPreview(made)
    made.show(latest.current.project, latest.current.startsAtOnce ? 'begun' : 'typed')
    return () => {
      clearTimeout(gentle)
      made.dispose()
    }
  }, [address, title, place, log, touch, storageKey, latest])
  const shown = useRef(project)
  useEffect(() => {
    if (!preview || shown.current === project) return
    const typing = setTimeout(() => {
      shown.current = project
      preview.show(project, 'typed')
    }, TYPING_ms)
    return () => clearTimeout(typing)
  }, [preview, project])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return { preview, state, log, version, touch, stored, ...checked }
}

function thrownText({ values, file, line }: Entry): string {
  const said = values.map((value) => ('text' in value ? value.text : '')).join(' ')
  return file === undefined || line === undefined ? said : `${said}\n${file}:${line}`
}
