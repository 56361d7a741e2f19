import { spawn } from 'node:child_process'
import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

/** Where the school's ffmpeg is; undefined where none is that writes H.264 with AAC. Asked once. */
export type FindFfmpeg = () => Promise<string | undefined>

const LOOK_MS = 10_000
/** Its words of a fault, of which the first are those that matter. */
const MOST_WORDS = 2000

/** @param configured a path; the one of the PATH where it is absent; `no` for none. */
export function ffmpegFinder(configured: string | undefined): FindFfmpeg {
  let found: Promise<string | undefined> | undefined
  return async () => await (found ??= look(configured))
}

async function look(configured: string | undefined): Promise<string | undefined> {
  if (configured === 'no') return undefined
  const path = configured ?? 'ffmpeg'
  const said = await encodersOf(path)
  return /\blibx264\b/.test(said) && /\baac\b/.test(said) ? path : undefined
}

async function encodersOf(path: string): Promise<string> {
  return await new Promise((resolve) => {
    const child = spawn(path, ['-hide_banner', '-encoders'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: LOOK_MS,
      killSignal: 'SIGKILL',
    })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (said += piece))
    child.once('error', () => resolve(''))
    child.once('close', () => resolve(said))
  })
}

/** `unreadable`: it refused the file; `late`: it was ended after its time. */
type FfmpegEnd = { kind: 'done' } | { kind: 'unreadable'; words: string } | { kind: 'late' }

/** It could not do its work, whatever the file: it is not there, or the disk is full. */
export class FfmpegAway extends Error {}

/**
 * Runs ffmpeg after all other work of the machine, without our environment.
 * @throws FfmpegAway; Error where somebody else ended it: the system, where it took too much memory; the reason of
 * `ending` where that came
 */
export async function runFfmpeg(
  path: string,
  args: readonly string[],
  { patience_ms, ending }: { patience_ms: number; ending: AbortSignal },
): Promise<FfmpegEnd> {
  ending.throwIfAborted()
  const child = spawn(path, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // No keys of ours, and no proxy; where it finds itself and its libraries, it may know.
    env: { PATH: process.env['PATH'] ?? '' },
  })
  if (child.pid !== undefined) yieldToOthers(child.pid)
  // Its progress: read and forgotten. A process of ours that is killed closes the pipe, and ffmpeg ends with it.
  child.stdout.resume()
  let words = ''
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    if (words.length < MOST_WORDS) words += piece
  })
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    child.once('error', (error) => reject(new FfmpegAway('ffmpeg could not start', { cause: error })))
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  const over = new AbortController()
  const kill = () => child.kill('SIGKILL')
  ending.addEventListener('abort', kill)
  let isLate = false
  void wait(patience_ms, undefined, { signal: over.signal, ref: false }).then(
    () => {
      isLate = true
      kill()
    },
    () => undefined,
  )
  try {
    const { code, signal } = await ended
    ending.throwIfAborted()
    if (isLate) return { kind: 'late' }
    if (code === 0) return { kind: 'done' }
    if (code === null) throw new Error(`ffmpeg was ended by ${signal}`)
    if (/no space left|disk quota/i.test(words))
      throw new FfmpegAway('there is no room on the disk for a rendition')
    return { kind: 'unreadable', words: words.trim().slice(0, MOST_WORDS) }
  } finally {
    over.abort()
    ending.removeEventListener('abort', kill)
  }
}

function yieldToOthers(pid: number): void {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already.
  }
}
