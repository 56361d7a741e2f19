import { hasFile, type Project } from '../project/project.ts'
import type { ReadMedia } from '../project/project-file.ts'
import { Builder } from './build/builder.ts'
import type { BuildResult, BuiltPage } from './build/built.ts'
import type { Problem } from './build/problem.ts'
import type { Formatted } from './format/format-file.ts'
import type { Entry, Patience } from './frame/protocol.ts'
import { hangMark } from './hang-mark.ts'
import { MediaBlobs } from './media-blobs.ts'
import type { ShownMessage } from './parse-message.ts'
import { PreviewFrame } from './preview-frame.ts'
import type { PageStorage, StoredEntries } from './storage/page-storage.ts'
import type { Finding } from './structure/check-structure.ts'
import { Visits, type Visit } from './visits.ts'

export type PreviewState =
  /** Nothing is run before the user requests it. */
  | { kind: 'waiting' }
  | { kind: 'loading' }
  | { kind: 'shown'; page: string }
  /** The last page that could be built is still shown. */
  | { kind: 'broken'; page: string }
  /** The page hung, or navigated by itself too often, and was removed. */
  | { kind: 'stopped'; why: 'hung' | 'left' }
  | { kind: 'failed' }

export interface PreviewListener {
  onState: (state: PreviewState) => void
  onChecked: (problems: readonly Problem[], findings: readonly Finding[]) => void
  /** A page begins: what the console holds is of the one before. */
  onBegin: (isAsked: boolean) => void
  onEntries: (entries: readonly Entry[]) => void
}

export interface PreviewPorts {
  address: string
  parent: HTMLElement
  title: string
  loopMessage: string
  readMedia: ReadMedia | undefined
  /** Resolves once what was typed is out of reach of a page that takes the whole tab with it. */
  keep: () => Promise<void>
  storage: PageStorage
  listener: PreviewListener
}

/** Media that take longer come with a second showing. */
const MEDIA_PATIENCE_ms = 1500
/** The page is shown also when the device does not confirm the copy in time. */
const KEEP_PATIENCE_ms = 3000
const PING_EVERY_ms = 2000
/** A page may block this long without a reply to a ping: a little longer than its loops may run. */
const SILENCE_ms: Readonly<Record<Patience, number>> = { short: 7000, usual: 8000, long: 37_000 }
const MOST_LEAVES = 3
const LEAVES_WITHIN_ms = 5000

interface Wanted {
  project: Project
  isAsked: boolean
  isPatient: boolean
}

/** Builds a project and shows it, again with every change, as little of it as will do. */
export class WebPreview {
  readonly #ports: PreviewPorts
  readonly #builder = new Builder()
  readonly #media: MediaBlobs
  #frame: PreviewFrame | undefined
  #state: PreviewState = { kind: 'waiting' }
  #wanted: Wanted | undefined
  #isBuilding = false
  #page: string | undefined
  #search = ''
  readonly #visits = new Visits()
  #hash = ''
  #built: BuiltPage | undefined
  #scroll: readonly [number, number] = [0, 0]
  #answers: (string | boolean | null)[] = []
  #isAsking = false
  #left: number[] = []
  #project: Project | undefined
  #shownMedia = 0
  #lastPing = 0
  #heardAt = 0
  readonly #heartbeat: ReturnType<typeof setInterval>
  #patience: Patience = 'usual'
  /** Something in the page worked too long and was stopped. */
  #hasTripped = false
  /** The storage of the page that is still shown is discarded. */
  #isForgetting = false
  #isGone = false

  constructor(ports: PreviewPorts) {
    this.#ports = ports
    this.#media = new MediaBlobs(ports.readMedia)
    this.#heartbeat = setInterval(() => this.#beat(), PING_EVERY_ms)
    window.addEventListener('pagehide', hangMark.clear)
  }

  get state(): PreviewState {
    return this.#state
  }

  /**
   * Shows the project as it stands now: on a change (`typed`), for the first time (`begun`), on request (`asked`), or
   * on request with a longer loop limit (`patient`).
   */
  show(project: Project, why: 'typed' | 'begun' | 'asked' | 'patient'): void {
    const isPatient = why === 'patient'
    const isAsked = why === 'asked' || isPatient
    if (why === 'begun' && hangMark.isLeft()) {
      hangMark.clear()
      this.#change({ kind: 'stopped', why: 'hung' })
      return this.show(project, 'typed')
    }
    if (why === 'typed' && (this.#state.kind === 'waiting' || this.#state.kind === 'stopped')) {
      this.#project = project
      return this.#lint(project)
    }
    if (isAsked) this.#answers = []
    this.#wanted = {
      project,
      isAsked: isAsked || (this.#wanted?.isAsked ?? false),
      isPatient: isPatient || (this.#wanted?.isPatient ?? false),
    }
    this.#load()
    // Errors can be reported before there is a frame to show the page in.
    if (this.#frame?.isReady !== true) this.#lint(project)
    void this.#update()
  }

  /** Another page of the project. @param search what is asked behind its name. */
  open(page: string, search = '', hash = ''): void {
    if (!this.#isThere(page)) return
    this.#visits.add({ page, search, hash })
    this.#goTo({ page, search, hash })
  }

  /** Follows a page's `history` call. */
  #travel(steps: number): void {
    let isThere = false
    const visit = this.#visits.travel(steps, (page) => (isThere = this.#isThere(page)))
    if (visit && isThere) this.#goTo(visit)
    if (!visit) this.#ports.listener.onEntries([{ kind: 'nowhere', level: 'warn', values: [] }])
  }

  /** Whether the project has such a page; if not, that is reported. */
  #isThere(page: string): boolean {
    if (!this.#project) return false
    if (hasFile(this.#project, page)) return true
    const values = [{ is: 'text', text: page }] as const
    this.#ports.listener.onEntries([{ kind: 'missing', level: 'warn', values }])
    return false
  }

  #goTo({ page, search, hash }: Visit): void {
    if (!this.#project) return
    if (this.#page !== page) this.#scroll = [0, 0]
    this.#page = page
    this.#search = search
    this.#hash = hash
    this.#built = undefined
    this.#wanted = { project: this.#project, isAsked: true, isPatient: false }
    void this.#update()
  }

  /** Clears the pages' storage, and restarts the project. */
  async forget(project: Project): Promise<void> {
    this.#isForgetting = true
    await this.#ports.storage.clear()
    this.show(project, 'asked')
  }

  /** Runs what was typed into the console in the shown page. @returns what is wrong with it, if it is no JavaScript. */
  async evaluate(code: string): Promise<Problem | undefined> {
    const compiled = await this.#builder.compile(code, 'expression')
    if (!compiled.ok) return compiled.problem
    await this.#saved()
    this.#frame?.send({ type: 'evaluate', id: 0, code: compiled.code })
    return undefined
  }

  format(file: string, text: string): Promise<Formatted> {
    return this.#builder.format(file, text)
  }

  dispose(): void {
    this.#isGone = true
    clearInterval(this.#heartbeat)
    window.removeEventListener('pagehide', hangMark.clear)
    hangMark.clear()
    this.#builder.dispose()
    this.#frame?.dispose()
  }

  #load(): void {
    if (this.#frame && this.#state.kind !== 'failed') return
    this.#frame?.dispose()
    this.#built = undefined
    this.#change({ kind: 'loading' })
    this.#heardAt = performance.now()
    this.#frame = new PreviewFrame({
      address: this.#ports.address,
      parent: this.#ports.parent,
      title: this.#ports.title,
      onReady: () => void this.#update(),
      onFailed: () => this.#change({ kind: 'failed' }),
      onMessage: this.#hear,
    })
  }

  async #saved(): Promise<void> {
    await Promise.race([this.#ports.keep().catch(() => undefined), pause(KEEP_PATIENCE_ms)])
  }

  #lint(project: Project): void {
    this.#builder.build(project, this.#page).then(
      ({ problems, findings }) => this.#isGone || this.#ports.listener.onChecked(problems, findings),
      // A failed lint blocks nothing.
      () => this.#isGone || this.#ports.listener.onChecked([], []),
    )
  }

  /** One building at a time; what comes meanwhile is built after it, the newest alone. */
  async #update(): Promise<void> {
    if (this.#isBuilding || !this.#wanted || !this.#frame?.isReady) return
    this.#isBuilding = true
    const wanted = this.#wanted
    const { project } = wanted
    this.#wanted = undefined
    try {
      const saved = this.#saved()
      const coming = this.#media.fetch(project.media)
      if (coming) await Promise.race([coming, pause(MEDIA_PATIENCE_ms)])
      const result = await this.#builder.build(project, this.#page)
      await saved
      const stored = await this.#ports.storage.entries()
      if (this.#isGone) return
      this.#put(wanted, result, stored)
      if (coming) void coming.then(() => this.#showLateMedia(project))
    } catch {
      this.#change({ kind: 'failed' })
    } finally {
      this.#isBuilding = false
      if (this.#wanted && !this.#isGone) void this.#update()
    }
  }

  #put(
    { project, isAsked, isPatient }: Wanted,
    { built, problems, findings }: BuildResult,
    stored: StoredEntries,
  ): void {
    const before = this.#project
    this.#project = project
    this.#ports.listener.onChecked(problems, findings)
    const isBroken = problems.some(({ severity, kind }) => severity === 'error' && kind !== 'missing_file')
    if (isBroken && this.#built && !isAsked) return this.#change({ kind: 'broken', page: this.#built.page })
    const shown = this.#built
    const hasSameMedia =
      before !== undefined && JSON.stringify(before.media) === JSON.stringify(project.media)
    if (
      shown &&
      !isAsked &&
      hasSameMedia &&
      this.#state.kind !== 'stopped' &&
      isSameButStyles(shown, built)
    ) {
      for (const [file, text] of Object.entries(built.styles))
        if (shown.styles[file] !== text) this.#frame?.send({ type: 'style', file, text })
      this.#frame?.send({ type: 'files', files: built.files })
      this.#built = built
      return this.#change({ kind: 'shown', page: built.page })
    }
    if (shown && shown.page !== built.page) this.#scroll = [0, 0]
    this.#built = built
    this.#isAsking = false
    this.#heardAt = performance.now()
    this.#isForgetting = false
    hangMark.set()
    // One who types on waits for the same loop no second time.
    if (!this.#visits.hasAny) this.#visits.add({ page: built.page, search: '', hash: '' })
    this.#patience = isPatient ? 'long' : this.#hasTripped && !isAsked ? 'short' : 'usual'
    this.#hasTripped = false
    this.#ports.listener.onBegin(isAsked)
    const media = this.#media.here(project.media)
    this.#shownMedia = media.length
    this.#frame?.show(built, media, {
      isAsked,
      scroll: this.#scroll,
      answers: this.#answers,
      loopMessage: this.#ports.loopMessage,
      patience: this.#patience,
      stored,
      search: this.#search,
      hash: this.#hash,
      around: this.#visits.around,
    })
    if (isAsked) this.#answers = []
    this.#hash = ''
    this.#change({ kind: 'shown', page: built.page })
  }

  #showLateMedia(project: Project): void {
    if (
      this.#isGone ||
      this.#project !== project ||
      this.#media.here(project.media).length === this.#shownMedia
    )
      return
    this.#built = undefined
    this.#wanted ??= { project, isAsked: false, isPatient: false }
    void this.#update()
  }
  readonly #hear = (message: ShownMessage): void => {
    this.#heardAt = performance.now()
    switch (message.type) {
      case 'entries':
        this.#hasTripped ||= message.entries.some(({ kind }) => kind === 'loop' || kind === 'calls')
        return this.#ports.listener.onEntries(message.entries)
      case 'stored':
        return this.#isForgetting ? undefined : this.#ports.storage.change(message.area, message.changes)
      case 'navigate':
        return this.open(message.page, message.search, message.hash)
      case 'travel':
        return this.#travel(message.steps)
      case 'pong':
        hangMark.clear()
        this.#scroll = message.scroll
        return
      case 'asking':
        this.#isAsking = true
        return
      case 'answered':
        this.#isAsking = false
        if (message.answer !== null || this.#answers.length > 0) this.#answers.push(message.answer)
        return
      case 'left':
        return this.#comeBack()
      default:
    }
  }

  /** A page that reloads itself is shown again, unless it does nothing else. */
  #comeBack(): void {
    const now = performance.now()
    this.#left = [...this.#left.filter((at) => now - at < LEAVES_WITHIN_ms), now]
    if (this.#left.length > MOST_LEAVES) return this.#stop('left')
    this.#built = undefined
    if (this.#project) this.#wanted ??= { project: this.#project, isAsked: false, isPatient: false }
    void this.#update()
  }

  #beat(): void {
    const isShown = this.#state.kind === 'shown' || this.#state.kind === 'broken'
    if (!this.#frame || this.#isAsking || document.hidden || !isShown) return
    const now = performance.now()
    if (now - this.#lastPing > 2 * PING_EVERY_ms) {
      // This page slept, or was busy itself: no evidence about the other.
      this.#heardAt = now
    }
    this.#lastPing = now
    if (now - this.#heardAt > SILENCE_ms[this.#patience]) return this.#stop('hung')
    this.#frame.send({ type: 'ping', id: 0 })
  }

  #stop(why: 'hung' | 'left'): void {
    hangMark.clear()
    this.#frame?.dispose()
    this.#frame = undefined
    this.#built = undefined
    this.#left = []
    this.#change({ kind: 'stopped', why })
  }

  #change(state: PreviewState): void {
    if (this.#isGone) return
    this.#state = state
    this.#ports.listener.onState(state)
  }
}

function isSameButStyles(one: BuiltPage, other: BuiltPage): boolean {
  return JSON.stringify(withoutStyles(one)) === JSON.stringify(withoutStyles(other))
}

/** What a page is made of. What its program does not read may change beneath it. */
function withoutStyles(built: BuiltPage): object {
  const { styles, files, readsFiles } = built
  const read = Object.entries(files).filter(([name]) => readsFiles && !Object.hasOwn(styles, name))
  return { ...built, styles: Object.keys(styles), files: read }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
