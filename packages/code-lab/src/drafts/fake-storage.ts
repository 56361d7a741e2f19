import { sameProject, type Project } from '../project/project.ts'
import type {
  DeviceDraft,
  DeviceDrafts,
  ProjectStorage,
  SaveOptions,
  SaveOutcome,
  SeenDraft,
  StoredProject,
} from './drafts.ts'

export class Offline extends Error {}

/** A server with one project, its history, and a connection for each device that may break before or after a save. */
export class FakeServer {
  stored: StoredProject
  /** States that were replaced where the student chose against them. */
  readonly saved: Project[] = []
  readonly saves: SaveOptions[] = []

  constructor(project: Project, revision = 0) {
    this.stored = { project, revision }
  }

  save(project: Project, revision: number, options: SaveOptions): SaveOutcome {
    if (revision !== this.stored.revision) return { kind: 'conflict', newer: this.stored }
    if (options.keepReplaced && !sameProject(project, this.stored.project))
      this.saved.push(this.stored.project)
    this.saves.push(options)
    this.stored = { project, revision: revision + 1 }
    return { kind: 'saved', revision: revision + 1 }
  }
}

export class FakeConnection implements ProjectStorage {
  readonly #server: FakeServer
  state: 'on' | 'off' | 'loses_answers' = 'on'
  /** What the server throws instead of saving. */
  refusal: Error | undefined
  /** How long a call takes; by default no time. */
  delay_ms = 0

  constructor(server: FakeServer) {
    this.#server = server
  }

  async #travel(): Promise<void> {
    if (this.delay_ms > 0) await new Promise((resolve) => setTimeout(resolve, this.delay_ms))
    if (this.state === 'off') throw new Offline()
  }

  async load(): Promise<StoredProject> {
    await this.#travel()
    if (this.refusal) throw this.refusal
    return this.#server.stored
  }

  async save(project: Project, revision: number, options: SaveOptions): Promise<SaveOutcome> {
    await this.#travel()
    if (this.refusal) throw this.refusal
    const outcome = this.#server.save(project, revision, options)
    if (this.state === 'loses_answers') throw new Offline()
    return outcome
  }
}

/** A device's store in memory. */
export class FakeDevice implements DeviceDrafts {
  readonly drafts = new Map<string, DeviceDraft>()
  isFull = false

  list(key: string): Promise<DeviceDraft[]> {
    const mine = [...this.drafts].filter(([name]) => name.startsWith(`${key}/`))
    return Promise.resolve(mine.map(([, draft]) => draft))
  }

  put(key: string, draft: DeviceDraft, instead?: SeenDraft): Promise<void> {
    if (this.isFull) return Promise.reject(new Error('the device is full'))
    this.drafts.set(`${key}/${draft.writer}`, draft)
    if (instead && instead.writer !== draft.writer) return this.remove(key, instead)
    return Promise.resolve()
  }

  remove(key: string, draft: { writer: string } | SeenDraft): Promise<void> {
    const name = `${key}/${draft.writer}`
    const left = this.drafts.get(name)
    if (left && (!('project' in draft) || sameProject(left.project, draft.project))) this.drafts.delete(name)
    return Promise.resolve()
  }
}
