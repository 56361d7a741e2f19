export interface Beat {
  position_s: number
  /** Seconds of video played since the last beat the server has. */
  played_s: number
}

export interface BeatReply {
  watched_s: number
  duration_s: number
  completed: boolean
  /** False where the server no longer knows that the lesson was opened: nothing of the beat counted. */
  counted: boolean
}

export interface BeatOptions {
  /** The page is going away: the request must outlive it. */
  keepalive: boolean
}

export interface HeartbeatPorts {
  send: (beat: Beat, options: BeatOptions) => Promise<BeatReply>
  onReply: (reply: BeatReply, sent: Beat) => void
  /** A beat that was refused for a reason that trying again will not mend. */
  onRefused: (error: unknown) => void
  /** Whether a failed beat is worth merging into the next one. */
  isTransient: (error: unknown) => boolean
  /** Opens the lesson again, so that the next beat counts. */
  reopen: () => Promise<unknown>
}

/** Less than this is not worth a request. */
const WORTH_S = 0.05

/**
 * Batches played seconds and reports them to the server, one request at a time. What a request failed to deliver, and
 * what the server did not credit yet (its cap per beat), is part of the next one: a dead network loses nothing.
 */
export class Heartbeat {
  readonly #ports: HeartbeatPorts
  #position_s = 0
  #unsent_s = 0
  #uncredited_s = 0
  #sentPosition_s: number | undefined
  #flying: Promise<void> | undefined
  #isFailing = false

  constructor(ports: HeartbeatPorts) {
    this.#ports = ports
  }

  /** The last beat did not get through. */
  get isFailing(): boolean {
    return this.#isFailing
  }

  /** Seconds the server does not know of yet. */
  get unsent_s(): number {
    return this.#unsent_s
  }

  /** Seconds the server knows of and will credit to later beats. */
  get uncredited_s(): number {
    return this.#uncredited_s
  }

  add(played_s: number, position_s: number): void {
    this.#unsent_s += played_s
    this.#position_s = position_s
  }

  /** Sends what gathered; while a request is under way, waits for it and sends the rest. */
  async beat(): Promise<void> {
    if (this.#flying) await this.#flying
    if (this.#flying || !this.#isWorthSending()) return
    this.#flying = this.#send({ keepalive: false })
    await this.#flying
  }

  /** The last chance before the page goes: waits for nothing. A doubled second gains nothing on the server. */
  farewell(): void {
    if (this.#isWorthSending()) void this.#send({ keepalive: true })
  }

  #isWorthSending(): boolean {
    const moved = this.#sentPosition_s === undefined ? 0 : Math.abs(this.#position_s - this.#sentPosition_s)
    return this.#unsent_s + this.#uncredited_s > WORTH_S || moved > 1
  }

  async #send(options: BeatOptions): Promise<void> {
    const sent: Beat = { position_s: this.#position_s, played_s: this.#unsent_s + this.#uncredited_s }
    const uncredited_s = this.#uncredited_s
    this.#unsent_s = 0
    this.#uncredited_s = 0
    const before_s = this.#sentPosition_s
    this.#sentPosition_s = sent.position_s
    try {
      const reply = await this.#ports.send(sent, options)
      this.#isFailing = false
      // Nothing further on than this can have been played: seeking ahead is refused.
      if (!reply.completed)
        this.#uncredited_s += Math.min(sent.played_s, Math.max(0, sent.position_s - reply.watched_s))
      this.#ports.onReply(reply, sent)
      if (!reply.counted) await this.#ports.reopen().catch(() => undefined)
    } catch (error) {
      this.#isFailing = this.#ports.isTransient(error)
      if (this.#isFailing) {
        this.#unsent_s += sent.played_s - uncredited_s
        this.#uncredited_s += uncredited_s
        this.#sentPosition_s = before_s
      } else this.#ports.onRefused(error)
    } finally {
      if (!options.keepalive) this.#flying = undefined
    }
  }
}
