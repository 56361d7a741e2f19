import { setTimeout as sleep } from 'node:timers/promises'
import { ModelFailure } from './model-failure.ts'
import type { ModelMessage } from './prompt.ts'
import { readCompletion } from './read-completion.ts'
import { withoutThoughts } from './without-thoughts.ts'

export interface ModelEndpoint {
  /** The base of an OpenAI-compatible interface, as `https://models.example/v1`, or its chat completions themselves. */
  url: string
  key: string | undefined
  model: string
  patience?: Patience
}

export interface Patience {
  /** Until the first letter, and from one piece to the next. */
  silence_ms: number
  /** Until the last. */
  total_ms: number
  /** How long an answer is held back until the programs in it are tried. */
  trial_ms: number
}

export const usualPatience: Patience = { silence_ms: 20_000, total_ms: 90_000, trial_ms: 12_000 }
const TRIES = 2
const LONGEST_PAUSE_MS = 2000

/**
 * Streams a model's answer. A transient failure before the first letter is retried once.
 * @param gone aborts the request: its client has left.
 * @throws ModelFailure
 */
export async function* askModel(
  endpoint: ModelEndpoint,
  messages: readonly ModelMessage[],
  gone: AbortSignal,
): AsyncGenerator<string> {
  const { silence_ms, total_ms } = endpoint.patience ?? usualPatience
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), silence_ms)
  const signal = AbortSignal.any([gone, silence.signal, AbortSignal.timeout(total_ms)])
  let isTold = false
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const completion = readCompletion(await send(endpoint, messages, signal), () => timer.refresh())
        for await (const piece of withoutThoughts(completion)) {
          if (piece === '') continue
          isTold = true
          yield piece
        }
        if (!isTold) throw new ModelFailure('an empty answer')
        return
      } catch (error) {
        const failure = failureOf(error, signal)
        const isHopeless = isTold || !failure.isTransient || attempt >= TRIES
        if (isHopeless || failure.retryAfter_ms > LONGEST_PAUSE_MS) throw failure
        await sleep(Math.max(failure.retryAfter_ms, 300), undefined, { signal }).catch(() => {
          throw failure
        })
      }
    }
  } finally {
    clearTimeout(timer)
    // A consumer that stops reading aborts the request too.
    silence.abort()
  }
}

async function send(
  { url, key, model }: ModelEndpoint,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(completionsUrl(url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ model, messages, stream: true }),
    // Elsewhere the key has no business.
    redirect: 'error',
    signal,
  })
  if (response.ok) return response
  const { status } = response
  await response.body?.cancel()
  const retryAfter_s = Number(response.headers.get('retry-after') ?? 0)
  throw new ModelFailure(
    `status ${status}`,
    status === 429 || status >= 500,
    Number.isFinite(retryAfter_s) ? retryAfter_s * 1000 : 0,
  )
}

function completionsUrl(url: string): string {
  const address = new URL(url)
  if (!address.pathname.endsWith('/chat/completions'))
    address.pathname = `${address.pathname.replace(/\/$/, '')}/chat/completions`
  return address.href
}

function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return new ModelFailure('no answer in time')
  if (error instanceof ModelFailure) return error
  return new ModelFailure('no connection', true)
}
