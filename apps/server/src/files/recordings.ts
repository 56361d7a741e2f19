import { rm } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'

export interface Recording {
  /** By the tracks that are in it: `audio/…` where there are no pictures. */
  mime: string
  duration_s: number
  /** Whether it lies, with its length in its head, at the second path now. */
  isRewritten: boolean
}

export interface RecordingJob {
  id: number
  path: string
  wholePath: string
}

export interface RecordingReply {
  id: number
  recording: Recording | null
}

/** Far more than 15 MB of sound need. There are broken files from which the reader never comes back. */
const patience_ms = 5_000
const idle_ms = 30_000
const maxHeap_mb = 192

let worker: Worker | undefined
let idleTimer: NodeJS.Timeout | undefined
let jobs = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Measures a recording, and writes it anew at `wholePath` where its head lacks the length. A stranger's file is read in
 * a thread of its own, one at a time, which is ended when it takes too long or too much memory.
 * @returns undefined for what can't be read as a recording.
 */
export async function readRecording(path: string, wholePath: string): Promise<Recording | undefined> {
  const reading = last.then(async () => await readNext({ id: (jobs += 1), path, wholePath }))
  last = reading.catch(() => undefined)
  const recording = await reading
  if (!recording?.isRewritten) await rm(wholePath, { force: true })
  return recording ?? undefined
}

async function readNext(job: RecordingJob): Promise<Recording | null> {
  clearTimeout(idleTimer)
  const thread = (worker ??= startWorker())
  try {
    return await new Promise<Recording | null>((resolve) => {
      const giveUp = () => finish(null)
      const timer = setTimeout(giveUp, patience_ms)
      const finish = (recording: Recording | null, isStuck = true) => {
        clearTimeout(timer)
        thread.off('message', take).off('error', giveUp).off('exit', giveUp)
        if (isStuck) end(thread)
        resolve(recording)
      }
      const take = (reply: RecordingReply) => {
        if (reply.id === job.id) finish(reply.recording, false)
      }
      thread.on('message', take).on('error', giveUp).on('exit', giveUp)
      thread.postMessage(job)
    })
  } finally {
    idleTimer = setTimeout(() => worker && end(worker), idle_ms).unref()
  }
}

function startWorker(): Worker {
  const thread = new Worker(new URL('recording-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxHeap_mb },
    // Settings and secrets are nothing a stranger's file should come near.
    env: {},
  })
  thread.unref()
  return thread
}

function end(thread: Worker): void {
  if (worker === thread) worker = undefined
  // An error that comes after nobody waits for it any more must not end the server.
  thread.on('error', () => undefined)
  void thread.terminate()
}
