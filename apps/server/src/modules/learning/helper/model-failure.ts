/** Why a model's endpoint gave no answer; the reason is fit for the log: it quotes nothing that was sent or received. */
export class ModelFailure extends Error {
  /** Whether asking once more may help. */
  readonly isTransient: boolean
  /** The endpoint's Retry-After. */
  readonly retryAfter_ms: number

  constructor(reason: string, isTransient = false, retryAfter_ms = 0) {
    super(reason)
    this.name = 'ModelFailure'
    this.isTransient = isTransient
    this.retryAfter_ms = retryAfter_ms
  }
}
