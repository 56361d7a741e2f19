import { liveHere } from '@qadam/contract'

/** What a test reads of an event stream: each event once, in order, and when the stream ends. */
export interface OpenEvents {
  response: Response
  /** The next event; skips comments, `retry`, `here` and `beat`. @throws after `patience_ms`, or at the end of the stream. */
  next: (patience_ms?: number) => Promise<{ event: string; data: unknown }>
  /** Everything that came, as it came. */
  text: () => string
  /** Whether more was missed than what was replayed; once the stream has begun. */
  hasMissed: () => Promise<boolean>
  /** The last `id` that came. */
  position: () => string
  /** Resolves when the server ends the stream or the connection breaks. */
  ended: Promise<void>
  close: () => void
}

/** Opens an event stream and reads on until it ends. */
export async function openEvents(url: string, headers: Record<string, string> = {}): Promise<OpenEvents> {
  const abort = new AbortController()
  const response = await fetch(url, { signal: abort.signal, headers })
  const waiting: { event: string; data: unknown }[] = []
  let text = ''
  let unread = ''
  let wake = () => {}
  let isOver = false
  let position = ''
  const here = Promise.withResolvers<boolean>()
  here.promise.catch(() => {})
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      const piece = decoder.decode(chunk, { stream: true })
      text += piece
      unread += piece
      const blocks = unread.split('\n\n')
      unread = blocks.pop() ?? ''
      for (const block of blocks) {
        const field = (name: string) =>
          block
            .split('\n')
            .find((line) => line.startsWith(`${name}: `))
            ?.slice(name.length + 2)
        const event = field('event')
        position = field('id') ?? position
        const data: unknown = JSON.parse(field('data') ?? 'null')
        if (event === 'here') here.resolve(liveHere.parse(data).missed)
        else if (event !== undefined && event !== 'beat') waiting.push({ event, data })
      }
      wake()
    }
  }
  const ended = read()
    .catch(() => {})
    .then(() => {
      isOver = true
      here.reject(new Error('The stream has ended'))
      wake()
    })
  return {
    response,
    text: () => text,
    hasMissed: () => here.promise,
    position: () => position,
    ended,
    close: () => abort.abort(),
    next: async (patience_ms = 5000) => {
      const deadline = Date.now() + patience_ms
      for (;;) {
        const found = waiting.shift()
        if (found) return found
        if (isOver) throw new Error('The stream has ended')
        const left = deadline - Date.now()
        if (left <= 0) throw new Error('No event came')
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, left)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
    },
  }
}
