import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import readline from 'node:readline'
import { z } from 'zod'
import { codeOf, reasonOf, StartFailure } from '../errors/start-failure.ts'
import type { Logger } from '../log/logger.ts'
import { backUpSchool, type BackUpOptions, type BackUpResult } from './back-up-school.ts'

/**
 * The embedded database is its server's alone, so a backup of a school that runs is made by the server. Whoever may open
 * this socket in the data directory, which is its user's alone, may ask for one; nothing of it can be reached by network.
 */
const socketIn = (dataDir: string): string => path.join(dataDir, 'backup.sock')
/** What the systems allow in the name of a socket, less what a system needs of it. */
const longestName = 100

const folderSchema = z.string().refine((folder) => path.isAbsolute(folder))
const askSchema = z.object({ folder: folderSchema, previous: folderSchema.optional() })
const progressSchema = z.object({
  part: z.enum(['rows', 'files']),
  count: z.number(),
  of: z.number().optional(),
})
const answerSchema = z.union([
  z.object({ progress: progressSchema }),
  z.object({
    done: z.object({
      rows: z.number(),
      files: z.number(),
      bytes: z.number(),
      missing: z.array(z.string()),
    }),
  }),
  z.object({ failed: z.string() }),
])
type Answer = z.infer<typeof answerSchema>

export interface ServedBackups {
  /** Takes no more, and gives one under way a little time to end. */
  stop: () => Promise<void>
}

type Tools = Pick<BackUpOptions, 'db' | 'pool' | 'files'>

/** Makes backups for who asks, one at a time. Where there can be no such socket, the server has to be stopped for one. */
export async function serveBackups(
  tools: Tools,
  { dataDir, log, patience_ms }: { dataDir: string; log: Logger; patience_ms: number },
): Promise<ServedBackups> {
  const place = socketIn(dataDir)
  if (process.platform === 'win32' || Buffer.byteLength(place) > longestName) {
    log.info('the name of the data directory is too long for a socket: stop the server to back the school up')
    return { stop: async () => {} }
  }
  let underWay: Promise<void> | undefined
  const server = createServer((socket) => {
    // A caller who goes away ends no backup.
    socket.on('error', () => {})
    const answer = (said: Answer) => {
      if (socket.writable) socket.write(`${JSON.stringify(said)}\n`)
    }
    readline.createInterface({ input: socket }).once('line', (line) => {
      if (underWay) {
        answer({ failed: 'A backup is under way already.' })
        socket.end()
        return
      }
      underWay = make(tools, line, answer, log).finally(() => {
        underWay = undefined
        socket.end()
      })
    })
  })
  // What a server that was killed left behind; the data directory is ours alone.
  try {
    await rm(place, { force: true })
    server.listen(place)
    await once(server, 'listening')
    await chmod(place, 0o600)
  } catch (error) {
    // Some file systems have no sockets. A school without backups while it runs is better than none.
    log.warn({ err: error }, 'no socket for backups: stop the server to back the school up')
  }
  return {
    stop: async () => {
      server.close()
      const patience = new Promise<void>((resolve) => setTimeout(resolve, patience_ms).unref())
      await Promise.race([underWay, patience])
    },
  }
}

async function make(tools: Tools, line: string, answer: (said: Answer) => void, log: Logger): Promise<void> {
  try {
    const { folder, previous } = askSchema.parse(JSON.parse(line))
    const done = await backUpSchool({
      ...tools,
      folder,
      previous,
      now: new Date(),
      onProgress: ({ part, count, of }) =>
        answer({ progress: { part, count, ...(of !== undefined && { of }) } }),
    })
    answer({ done })
  } catch (error) {
    log.warn({ err: error }, 'a backup broke off')
    answer({
      failed: error instanceof StartFailure ? error.message : `The backup broke off: ${reasonOf(error)}.`,
    })
  }
}

/**
 * Asks the server that runs on this data directory for a backup. @returns undefined where none runs
 * @throws StartFailure with what the server says
 */
export async function askForBackup(
  dataDir: string,
  { folder, previous, onProgress }: Pick<BackUpOptions, 'folder' | 'previous' | 'onProgress'>,
): Promise<BackUpResult | undefined> {
  const socket = await reach(socketIn(dataDir))
  if (!socket) return undefined
  try {
    socket.write(`${JSON.stringify({ folder, previous })}\n`)
    for await (const line of readline.createInterface({ input: socket })) {
      const said = answerSchema.parse(JSON.parse(line))
      if ('failed' in said) throw new StartFailure(said.failed)
      if ('done' in said) return said.done
      const { part, count, of } = said.progress
      onProgress?.({ part, count, of })
    }
  } finally {
    socket.destroy()
  }
  throw new StartFailure('The server stopped before the backup was whole.')
}

async function reach(place: string): Promise<Socket | undefined> {
  if (Buffer.byteLength(place) > longestName) return undefined
  const socket = connect(place)
  try {
    await once(socket, 'connect')
    return socket
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ECONNREFUSED') return undefined
    throw error
  }
}
