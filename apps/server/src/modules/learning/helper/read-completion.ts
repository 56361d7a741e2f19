import * as z from 'zod'
import { ModelFailure } from './model-failure.ts'

/** More than any answer worth reading, in bytes. */
const MOST_BYTES = 1024 * 1024

const content = z.string().nullish()
const streamed = z.object({
  choices: z.array(z.object({ delta: z.object({ content }).nullish(), finish_reason: z.string().nullish() })),
})
const whole = z.object({ choices: z.array(z.object({ message: z.object({ content }) })).min(1) })

/**
 * The text of a chat completion as it comes, in the protocol of OpenAI: server-sent events, or one JSON where the
 * endpoint does not stream.
 * @param onSign is called for every sign of activity of the model, also where it only thinks.
 * @throws ModelFailure for anything else.
 */
export async function* readCompletion(response: Response, onSign: () => void): AsyncGenerator<string> {
  const type = response.headers.get('content-type') ?? ''
  if (!response.body) throw new ModelFailure('an empty reply')
  if (type.includes('text/event-stream')) yield* readEvents(response.body, onSign)
  else if (type.includes('json')) yield await readWhole(response.body)
  else throw new ModelFailure('a reply that is no JSON')
}

async function* readEvents(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<string> {
  for await (const data of dataLines(body)) {
    if (data === '[DONE]') return
    const parsed = streamed.safeParse(jsonOf(data))
    if (!parsed.success) throw new ModelFailure('an event of unknown shape')
    const [choice] = parsed.data.choices
    if (choice?.delta) onSign()
    if (choice?.delta?.content) yield choice.delta.content
    if (choice?.finish_reason) return
  }
  throw new ModelFailure('a stream that broke off', true)
}

/** The data of each event; an event of several lines is none of this protocol. */
async function* dataLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = ''
  for await (const text of textOf(body)) {
    rest += text
    const lines = rest.split(/\r\n|\n|\r/)
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim()
  }
  if (rest.startsWith('data:')) yield rest.slice(5).trim()
}

async function readWhole(body: ReadableStream<Uint8Array>): Promise<string> {
  let text = ''
  for await (const piece of textOf(body)) text += piece
  const parsed = whole.safeParse(jsonOf(text))
  if (!parsed.success) throw new ModelFailure('a reply of unknown shape')
  return parsed.data.choices[0]?.message.content ?? ''
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) throw new ModelFailure('a reply without end')
    yield decoder.decode(chunk, { stream: true })
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ModelFailure('broken JSON')
  }
}
