import { availableParallelism } from 'node:os'
import path from 'node:path'
import { isDatabaseAway } from '../../../database/database-failure.ts'
import type { Database } from '../../../database/database.ts'
import { readFilm } from '../../../files/films.ts'
import { FfmpegAway, runFfmpeg, type FindFfmpeg } from '../../../files/ffmpeg.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { describeFile } from '../../../files/inspect-file.ts'
import { openLocal, saveLocal, sizeOfLocal } from '../../../files/local-file.ts'
import { isStorageAway } from '../../../files/storage-failure.ts'
import { withFolder } from '../../../files/temporary-files.ts'
import {
  claimFilm,
  endFilm,
  forgetRendition,
  giveFilmBack,
  planRendition,
  renewLease,
  saveRendition,
  type ClaimedFilm,
  type FilmFailure,
} from './films-store.ts'
import {
  ffmpegArguments,
  frameOf,
  isWhole,
  mostBytes,
  patience_s,
  rungsFor,
  type Rung,
} from './renditions.ts'

/** A process that has said nothing for so long is dead. */
const LEASE_MS = 120_000
const RENEW_MS = 30_000
/** Half of the machine, and that only while nobody else wants it. */
const threads = Math.max(1, Math.floor(availableParallelism() / 2))

interface FilmTools {
  db: Database
  files: FileStore
  ffmpeg: FindFfmpeg
  /** For what is on its way through this process. */
  folder: string
  clock: () => Date
  /** The process stops. */
  ending: AbortSignal
  log: { warn: (about: object, message: string) => void }
}

/**
 * Makes the renditions of one film that waits, one after the other; what was made before a break stays.
 * @returns whether there was one: another may wait.
 */
export async function prepareNextFilm(tools: FilmTools): Promise<boolean> {
  const ffmpeg = await tools.ffmpeg()
  if (ffmpeg === undefined) return false
  const { db, clock } = tools
  const until = leaseFrom(clock())
  const film = await claimFilm(db, clock(), until)
  if (!film) return false
  const lease = { key: film.key, until }
  const lost = new AbortController()
  const renew = async () => {
    const next = leaseFrom(clock())
    if (await renewLease(db, lease, next)) lease.until = next
    else lost.abort()
  }
  // A database that is away just now may be back before the lease is over.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_MS)
  const ending = AbortSignal.any([tools.ending, lost.signal])
  try {
    const failure = await prepareFilm({ ...tools, ending }, ffmpeg, film)
    await endFilm(db, lease, failure, clock())
    return true
  } catch (error) {
    const isBlameless = ending.aborted || isAway(error)
    // Otherwise its lease runs out, as if this process had died: after some such tries it holds up the others no more.
    if (isBlameless) await giveFilmBack(db, lease, clock()).catch(() => undefined)
    if (ending.aborted) return false
    throw error
  } finally {
    clearInterval(timer)
  }
}

const isAway = (error: unknown): boolean =>
  error instanceof FfmpegAway || isStorageAway(error) || isDatabaseAway(error)
const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS)

async function prepareFilm(tools: FilmTools, ffmpeg: string, film: ClaimedFilm): Promise<FilmFailure | null> {
  const rungs = rungsFor(film)
  if (rungs.length === 0) return null
  return await withFolder(tools.folder, async (folder) => {
    const content = await tools.files.read(film.key)
    if (!content) return 'unreadable'
    const input = path.join(folder, 'film')
    await saveLocal(content, input, tools.ending)
    for (const rung of rungs) {
      const failure = await makeRendition(tools, {
        ffmpeg,
        film,
        rung,
        input,
        output: path.join(folder, 'made'),
      })
      if (failure !== null) return failure
    }
    return null
  })
}

interface Making {
  ffmpeg: string
  film: ClaimedFilm
  rung: Rung
  input: string
  output: string
}

async function makeRendition(
  { db, files, ending, log }: FilmTools,
  { ffmpeg, film, rung, input, output }: Making,
): Promise<FilmFailure | null> {
  const planned = await planRendition(db, film.key, rung.side)
  if (planned.size !== null) return null
  const about = { film: film.key, side: rung.side }
  const end = await runFfmpeg(ffmpeg, ffmpegArguments(film, rung, { input, output, threads }), {
    patience_ms: patience_s(film) * 1000,
    ending,
  })
  if (end.kind !== 'done') {
    log.warn(
      { ...about, reason: end.kind === 'late' ? 'it took too long' : end.words },
      'a film was not prepared',
    )
    await dropPlanned({ db, files }, planned.key)
    return end.kind === 'late' ? 'too_long' : 'unreadable'
  }
  const size = await sizeOfLocal(output)
  // What was cut off at the most it may have spares nothing.
  if (size >= mostBytes(film)) return await dropPlanned({ db, files }, planned.key)
  const made = await readFilm(output, 0)
  if (made?.video?.codec !== 'avc' || !isWhole(made.duration_s, film)) {
    log.warn(
      { ...about, seconds: made?.duration_s ?? null, of: film.duration_s },
      'a rendition is not the whole film',
    )
    await dropPlanned({ db, files }, planned.key)
    return 'unreadable'
  }
  const { sha256 } = await describeFile({ path: output, size })
  await files.put(openLocal({ path: output, size }), planned.key)
  const [width, height] = frameOf(film, rung.side)
  const isThere = await saveRendition(db, film.key, {
    ...{ key: planned.key, size, sha256, width, height },
    duration_s: made.duration_s,
  })
  // It was removed meanwhile, and with it what it had until then.
  if (!isThere) await files.delete(planned.key)
  return null
}

async function dropPlanned({ db, files }: Pick<FilmTools, 'db' | 'files'>, key: string): Promise<null> {
  // A process that died may have left its bytes.
  await files.delete(key)
  await forgetRendition(db, key)
  return null
}
