import { helperEvent, type HelperReply, type ProjectId, type ProjectPlace } from '@qadam/contract'
import * as z from 'zod/mini'
import { CallError } from '../../../platform/call-error.ts'
import { prepare, readReply } from '../../../platform/call.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { session } from '../../../platform/session.ts'

export interface HelperQuestion {
  about: ProjectId
  /** A question in own words, or a hint; `retry` requests the next hint of the ladder. */
  asks: { message: string } | { retry: boolean }
  /** The text of the last error that was shown. */
  problem: string
  /** File name -> text: the project as it is now. */
  files: Readonly<Record<string, string>>
}

export interface HelperListening {
  signal: AbortSignal
  onPiece: (text: string) => void
  onFailure: (error: unknown) => void
}

/** Silence for so long means that nothing will come any more; the server itself gives up sooner. */
const SILENCE_MS = 45_000

/** Calls the helper and streams its answer. @returns null where it fails, as the specification has it. */
export async function askHelper(
  question: HelperQuestion,
  { signal, onPiece, onFailure }: HelperListening,
): Promise<HelperReply | null> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  try {
    return await send(question, AbortSignal.any([signal, silence.signal]), (text) => {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENCE_MS)
      onPiece(text)
    })
  } catch (error) {
    if (!signal.aborted) onFailure(error)
    return null
  } finally {
    clearTimeout(timer)
  }
}

async function send(
  { about, asks, problem, files }: HelperQuestion,
  signal: AbortSignal,
  onPiece: (text: string) => void,
): Promise<HelperReply> {
  const name = 'message' in asks ? 'yordamchi_ai' : 'new_yordamchi_ai'
  const form = new FormData()
  for (const [field, value] of Object.entries(placeOf(about))) form.append(field, String(value))
  if ('message' in asks) form.append('message', asks.message)
  else form.append('retry', asks.retry ? '1' : '0')
  if (problem !== '') form.append('problem', problem)
  for (const [file, text] of Object.entries(files)) form.append('file[]', new Blob([text]), file)
  const token = session.get()?.token
  try {
    const response = await fetch(`/api/student?action=${name}`, {
      method: 'POST',
      headers: {
        Accept: 'text/event-stream',
        'Accept-Language': currentLanguage(),
        ...(token && { 'X-Student-Auth': token }),
      },
      body: form,
      signal,
    })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
    if (!isStream || !response.body) {
      const [text] = await Promise.all([response.text(), prepare(name)])
      return readReply(name, response, text, token)
    }
    if (token) session.confirm(token)
    return await readEvents(response.body, onPiece)
  } catch (error) {
    if (error instanceof CallError) throw error
    throw new CallError({ code: 'network', status: 0, message: '' })
  }
}

/** What is talked about, as actions name it. */
export function placeOf(about: ProjectId): ProjectPlace {
  return typeof about === 'number' ? { question_id: about } : { slot: about }
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  onPiece: (text: string) => void,
): Promise<HelperReply> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw new CallError({ code: 'network', status: 0, message: '' })
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const event = line.startsWith('data: ')
        ? z.safeParse(helperEvent, parseJson(line.slice(6))).data
        : undefined
      if (event?.type === 'token') onPiece(event.text)
      if (event?.type === 'done') return event.data
      if (event?.type === 'error') {
        const { code, message, left_today } = event.error
        throw new CallError({ code, status: 503, message, details: { left_today } })
      }
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
