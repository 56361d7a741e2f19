import type { ReactNode } from 'react'
import type { Project } from '../project/project.ts'
import type { ToolLabels } from './labels.ts'

/** What the tools around a project need of the app that shows the editor; a tool without its port is not shown. */
export interface ToolPorts {
  labels: ToolLabels
  media?: MediaPort | undefined
  history?: HistoryPort | undefined
  share?: SharePort | undefined
  tour?: TourPort | undefined
}

export interface UploadedMedium {
  /** Valid, with the end that its content has. */
  name: string
  address: string
  size: number
}

export interface MediaRoom {
  /** Bytes by address. */
  sizes: ReadonlyMap<string, number>
  usedBytes: number
  quotaBytes: number
}

/** Where media of a web project are stored. */
export interface MediaPort {
  /** Stores a file for good; without it media are embedded in the project. Throws what `problem` can say. */
  upload?: (
    file: File,
    options: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<UploadedMedium>
  /** What the student has here; asked for each time the manager opens. */
  room?: () => Promise<MediaRoom>
  /** What a picture or video element loads for an address. */
  show: (address: string) => string | undefined
  /** One file, and with an upload all that a project from outside may bring at once. */
  maxFileBytes: number
  maxAllBytes: number
  /** Why an upload failed, in words. */
  problem: (error: unknown) => string
}

export interface StoredVersion {
  revision: number
  savedAt: Date
}

/** The earlier states of a project. All of it throws what `problem` can say. */
export interface HistoryPort {
  list: () => Promise<readonly StoredVersion[]>
  load: (revision: number) => Promise<Project>
  /** Replaces the present state, which is stored in the history. */
  restore: (project: Project) => Promise<void>
  problem: (error: unknown) => string
}

export interface SharePort {
  /** The whole address by the hash that carries the project. */
  address: (hash: string) => string
  stored?: StoredLinksPort | undefined
}

/** A link to a copy that is stored elsewhere; its address is told only when it is made. */
export interface StoredLink {
  id: number
  /** What the copy says of itself; may be empty. */
  title: string
  madeAt: Date
  /** Somebody else ended it. */
  isOver: boolean
}

/** Links to copies that are stored elsewhere, and that can be taken back. All of it throws what `problem` can say. */
export interface StoredLinksPort {
  /** @returns its address. */
  make: (project: Project) => Promise<string>
  list: () => Promise<readonly StoredLink[]>
  end: (id: number) => Promise<void>
  problem: (error: unknown) => string
}

export interface TourStep {
  /** Which element is shown; a step whose element is not on the screen is left out. */
  selector: string
  title: string
  text: string
}

export interface TourPort {
  steps: readonly TourStep[]
  /** Whether it opens by itself now. It may have been seen on another device, and where nobody knows it does not open. */
  isNew: () => Promise<boolean>
  /** It was seen to its end or left. */
  onSeen: () => void
  picture?: ReactNode
}
