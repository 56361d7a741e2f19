import { Backoff } from '@qadam/delivery/backoff'
import { Emitter } from '@qadam/delivery/emitter'
import { fingerprint } from '../project/fingerprint.ts'
import { sameProject, type Project } from '../project/project.ts'
import {
  SERVER_COPY,
  type DraftPorts,
  type DeviceDraft,
  type DraftState,
  type SaveOutcome,
  type SaveState,
  type SeenDraft,
  type StoredProject,
} from './drafts.ts'
import { Pause } from './pause.ts'

export type * from './drafts.ts'

/** What was typed last has not reached the server. */
export class UnsavedError extends Error {}

/**
 * The device gets a copy at each pause in typing (debounce), and without a pause at least this often; then the server.
 */
const DEVICE_PAUSE_MS = 300
const DEVICE_LATEST_MS = 1000
const SERVER_PAUSE_MS = 1500
const SERVER_LATEST_MS = 6000
const BACKOFF = { first_ms: 2000, longest_ms: 60_000 }
const KNOWN_STATES = 20

/**
 * Stores what a student builds: at once in this object, in a moment on the device, soon on the server. A reload, a
 * crash or a dead network loses nothing, and no device overwrites what another one saved.
 */
export class DraftKeeper {
  readonly #ports: DraftPorts
  readonly #changes = new Emitter()
  readonly subscribe = this.#changes.subscribe
  #state: DraftState = { phase: 'loading' }
  #project: Project | undefined
  #revision = 0
  /** Fingerprints of what the project grew out of. */
  #known: string[] = []
  #isChanged = false
  #isOnDevice = true
  #isDeviceRefusing = false
  #changedAt = 0
  /** Another tab's draft that this one took over. */
  #adopted: SeenDraft | undefined
  #trouble: { kind: 'waiting' } | { kind: 'refused'; error: unknown } | undefined
  #conflict: { theirs: StoredProject; isResolving: boolean; error?: unknown } | undefined
  #keepReplaced = false
  #isSending = false
  #isGone = false
  readonly #deviceTimer = new Pause(DEVICE_PAUSE_MS, DEVICE_LATEST_MS)
  readonly #serverTimer = new Pause(SERVER_PAUSE_MS, SERVER_LATEST_MS)
  readonly #backoff = new Backoff(BACKOFF)

  constructor(ports: DraftPorts) {
    this.#ports = ports
  }

  /** The same object until something changes. */
  readonly snapshot = (): DraftState => this.#state

  /** Finds what there is, on the server and on the device. To be called again after `failed`. */
  async open(): Promise<void> {
    const { storage, device, key, isTransient } = this.#ports
    this.#state = { phase: 'loading' }
    this.#announce()
    const [drafts, loaded] = await Promise.all([
      // A browser without storage has no drafts.
      device.list(key).catch((): DeviceDraft[] => []),
      storage.load().then(
        (stored) => ({ stored }),
        (error: unknown) => ({ error }),
      ),
    ])
    if (this.#isGone) return
    const draft = drafts
      .filter(({ writer }) => writer !== SERVER_COPY)
      .toSorted((one, other) => other.changedAt - one.changedAt)[0]
    if ('stored' in loaded) return this.#begin(loaded.stored, draft)
    const offline = draft ?? drafts[0]
    if (!offline || !isTransient(loaded.error)) {
      this.#state = { phase: 'failed', error: loaded.error }
      return this.#announce()
    }
    if (draft) this.#adopt(draft)
    else this.#take(offline)
    this.#trouble = { kind: 'waiting' }
    this.#retryLater()
    this.#notify()
  }

  /** What the student made of it. */
  change(project: Project): void {
    if (!this.#project || sameProject(project, this.#project)) return
    this.#project = project
    this.#markChanged()
    if (!this.#conflict) this.#sendSoon()
    this.#notify()
  }

  /** Resolves once the device holds what was typed so far, or has refused it; the server is not waited for. */
  async keep(): Promise<void> {
    if (!this.#isOnDevice) await this.#writeDevice()
  }

  /** Brings everything to the device and the server now, as far as they take it. */
  async flush(): Promise<void> {
    await this.#writeDevice()
    await this.#send()
  }

  /** The page may go away at once: no waiting, the device first. */
  leave(): void {
    void this.#writeDevice()
    void this.#send(true)
  }

  /** Tries again what failed, as soon as there is hope. */
  retry(): void {
    if (this.#state.phase === 'failed') void this.open()
    else if (this.#trouble) void (this.#isChanged ? this.#send() : this.refresh())
  }

  /** Takes over what another device saved, where nothing here would be overwritten by it. */
  async refresh(): Promise<void> {
    if (this.#state.phase !== 'open' || this.#isChanged) return
    const stored = await this.#ports.storage.load().catch(() => undefined)
    if (this.#isGone || this.#isChanged) return
    if (!stored) return this.#trouble && this.#retryLater()
    this.#trouble = undefined
    this.#backoff.reset()
    if (stored.revision !== this.#revision) this.#take(stored)
    this.#notify()
  }

  /**
   * Puts another project in place of this one, which stays in the history.
   * @throws UnsavedError where the newest state cannot be saved now, and so would be lost; nothing is replaced then.
   */
  async replace(project: Project): Promise<void> {
    if (!this.#project || sameProject(project, this.#project)) return
    await this.#sent()
    await this.flush()
    await this.#sent()
    if (this.#isChanged || this.#conflict) throw new UnsavedError()
    this.#keepReplaced = true
    this.change(project)
    await this.flush()
  }

  /** Resolves once nothing is on its way to the server. */
  async #sent(): Promise<void> {
    while (this.#isSending && !this.#isGone) {
      const changed = Promise.withResolvers<void>()
      const letGo = this.subscribe(changed.resolve)
      await changed.promise
      letGo()
    }
  }

  /** Ends a conflict: the chosen project is saved last, the other one stays in the history. */
  async resolve(choice: 'mine' | 'theirs'): Promise<void> {
    const { storage } = this.#ports
    if (!this.#conflict || this.#conflict.isResolving || !this.#project) return
    const { theirs } = this.#conflict
    const mine = this.#project
    this.#conflict = { theirs, isResolving: true }
    this.#notify()
    let outcome: SaveOutcome
    try {
      // Also where theirs is chosen: saved first, mine is in the history once theirs replaces it.
      outcome = await storage.save(mine, theirs.revision, { keepReplaced: true, isLeaving: false })
    } catch (error) {
      this.#conflict = { theirs, isResolving: false, error }
      return this.#notify()
    }
    if (this.#isGone) return
    const { newer } = outcome.kind === 'conflict' ? outcome : { newer: undefined }
    // The same as mine: an earlier try arrived, only its answer did not.
    if (newer && !sameProject(newer.project, mine)) {
      this.#conflict = { theirs: newer, isResolving: false }
      return this.#notify()
    }
    const revision = outcome.kind === 'saved' ? outcome.revision : (newer?.revision ?? this.#revision)
    this.#conflict = undefined
    this.#settle(mine, revision)
    if (choice === 'mine') return this.#notify()
    if (this.#isChanged) {
      // Typed on meanwhile: that is to be stored too before theirs comes.
      this.#conflict = { theirs: { project: theirs.project, revision }, isResolving: false }
      return this.resolve('theirs')
    }
    this.#keepReplaced = true
    this.change(theirs.project)
    await this.flush()
  }

  /** Whether closing the page now would lose something. */
  get isAtRisk(): boolean {
    return this.#isChanged && this.#isDeviceRefusing
  }

  /** Ends all timers; what is not on the device yet is written first. */
  dispose(): void {
    if (!this.#isOnDevice) void this.#writeDevice()
    this.#isGone = true
    this.#deviceTimer.end()
    this.#serverTimer.end()
    this.#backoff.reset()
    this.#changes.clear()
  }

  #begin(stored: StoredProject, draft: DeviceDraft | undefined): void {
    this.#trouble = undefined
    if (!draft || sameProject(draft.project, stored.project)) {
      this.#take(stored)
      if (draft) this.#quietly(this.#ports.device.remove(this.#ports.key, draft))
      return this.#notify()
    }
    this.#adopt(draft)
    if (draft.revision === stored.revision || draft.known.includes(fingerprint(stored.project))) {
      this.#revision = stored.revision
      this.#sendSoon()
    } else this.#conflict = { theirs: stored, isResolving: false }
    this.#notify()
  }

  /** Goes on from what the server has. */
  #take({ project, revision }: StoredProject): void {
    this.#project = project
    this.#settle(project, revision)
  }

  /** Goes on from what a tab left on this device. */
  #adopt({ project, revision, known, writer, keepReplaced }: DeviceDraft): void {
    this.#project = project
    this.#revision = revision
    this.#known = [...known, fingerprint(project)]
    this.#adopted = { writer, project }
    this.#keepReplaced = keepReplaced
    this.#markChanged()
  }

  #markChanged(): void {
    this.#isChanged = true
    this.#isOnDevice = false
    this.#changedAt = this.#ports.now()
    this.#deviceTimer.start(() => void this.#writeDevice())
  }

  /** The server has `sent` as this revision. */
  #settle(sent: Project, revision: number): void {
    const { device, key, writer, now } = this.#ports
    this.#revision = revision
    this.#known = [fingerprint(sent)]
    this.#keepReplaced = false
    this.#trouble = undefined
    this.#backoff.reset()
    const copy = {
      writer: SERVER_COPY,
      project: sent,
      revision,
      known: [],
      keepReplaced: false,
      changedAt: now(),
    }
    if (!this.#project || sameProject(sent, this.#project)) {
      this.#isChanged = false
      this.#isOnDevice = true
      this.#deviceTimer.end()
      this.#serverTimer.end()
      this.#quietly(device.put(key, copy, this.#adopted))
      this.#adopted = undefined
      this.#quietly(device.remove(key, { writer }))
    } else {
      void this.#writeDevice()
      this.#sendSoon()
    }
  }

  async #writeDevice(): Promise<void> {
    const { device, key, writer } = this.#ports
    this.#deviceTimer.end()
    const project = this.#project
    if (!project || !this.#isChanged) return
    const draft = {
      writer,
      project,
      revision: this.#revision,
      known: this.#known,
      keepReplaced: this.#keepReplaced,
      changedAt: this.#changedAt,
    }
    try {
      await device.put(key, draft, this.#adopted)
    } catch {
      // Full or forbidden: the server is the only copy then, and the page warns before it closes.
      this.#isDeviceRefusing = true
      return
    }
    this.#isDeviceRefusing = false
    this.#adopted = undefined
    if (project !== this.#project || this.#isGone) return
    this.#isOnDevice = true
    this.#notify()
  }

  #sendSoon(): void {
    this.#serverTimer.start(() => void this.#send())
  }

  async #send(isLeaving = false): Promise<void> {
    const sent = this.#project
    if (!sent || !this.#isChanged || this.#isSending || this.#conflict || this.#isGone) return
    this.#isSending = true
    this.#serverTimer.end()
    this.#backoff.stop()
    // Should only the answer get lost, this is how a later load knows the saved state for its own.
    this.#known = [...this.#known, fingerprint(sent)].slice(-KNOWN_STATES)
    void this.#writeDevice()
    const outcome = await this.#ports.storage
      .save(sent, this.#revision, { keepReplaced: this.#keepReplaced, isLeaving })
      .catch((error: unknown) => ({ kind: 'error' as const, error }))
    this.#isSending = false
    if (this.#isGone) return
    switch (outcome.kind) {
      case 'saved':
        this.#settle(sent, outcome.revision)
        break
      case 'conflict':
        this.#meet(outcome.newer)
        break
      case 'error':
        if (this.#ports.isTransient(outcome.error)) {
          this.#trouble = { kind: 'waiting' }
          this.#retryLater()
        } else this.#trouble = { kind: 'refused', error: outcome.error }
    }
    this.#notify()
  }

  /** A conflicting save: this tab's own, whose reply was lost, or really another one's. */
  #meet(newer: StoredProject): void {
    if (this.#project && sameProject(newer.project, this.#project))
      this.#settle(newer.project, newer.revision)
    else if (this.#known.includes(fingerprint(newer.project))) {
      this.#revision = newer.revision
      void this.#send()
    } else {
      this.#conflict = { theirs: newer, isResolving: false }
      this.#trouble = undefined
      void this.#writeDevice()
    }
  }

  #retryLater(): void {
    this.#backoff.later(() => this.retry())
  }

  #quietly(run: Promise<void>): void {
    run.catch(() => undefined)
  }

  #notify(): void {
    if (!this.#project || this.#isGone) return
    this.#state = { phase: 'open', project: this.#project, revision: this.#revision, save: this.#saveState() }
    this.#announce()
  }

  #saveState(): SaveState {
    if (this.#conflict) return { kind: 'conflict', ...this.#conflict }
    const isOnDevice = this.#isOnDevice
    if (this.#trouble?.kind === 'waiting') return { kind: 'waiting', isOnDevice }
    if (!this.#isChanged) return { kind: 'saved' }
    if (this.#trouble) return { ...this.#trouble, isOnDevice }
    return { kind: isOnDevice ? 'on_device' : 'typing' }
  }

  #announce(): void {
    this.#changes.emit()
  }
}
