import { authoringLimits, SchoolError, staffActions } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { usualCourseFiles, type CourseFileLimits } from '../../../files/course-files.ts'
import type { FindFfmpeg } from '../../../files/ffmpeg.ts'
import { insertMedia, noteAuthored } from '../../../files/media-store.ts'
import { newFileKey } from '../../../files/file-store.ts'
import {
  deleteDiscarded,
  discardUpload,
  findUpload,
  handOverUpload,
  lockUploads,
  markDiscarded,
  type UploadRecord,
} from '../../learning/uploads/index.ts'
import { listFilms } from '../../learning/films/index.ts'
import { noteAuthoring } from './authoring-work.ts'
import { lockAuthoredCourse } from './courses-store.ts'
import { courseFileOf, type CourseFile } from './media-of-upload.ts'
import {
  findMediumOfUpload,
  listCourseMedia,
  nameMedium,
  noteUpload,
  type CourseMedium,
} from './media-names-store.ts'
import { mediaPath } from './media-path.ts'
import { presentFilm, presentMedium } from './present-authoring.ts'

/** @param most the school's setting. @param ffmpeg what prepares films, if anything does. */
export function mediaStaffActions(
  most: CourseFileLimits = usualCourseFiles,
  ffmpeg: FindFfmpeg = async () => await Promise.resolve(undefined),
) {
  return {
    authoring_films: handle(staffActions.authoring_films, async ({ db }, { course_id }) => {
      if ((await ffmpeg()) === undefined) return null
      const media = await listCourseMedia(db, course_id)
      const films = await listFilms(
        db,
        media.map(({ key }) => key),
      )
      return media.flatMap(({ path, key }) => {
        const film = films.find((one) => one.key === key)
        return film ? [presentFilm(path, film)] : []
      })
    }),

    authoring_medium_add: handle(
      staffActions.authoring_medium_add,
      async (context, { course_id, upload_id }) => {
        const { db, actor, media: signer, now } = context
        const present = (medium: CourseMedium) => presentMedium(medium, (key) => signer.url(key, now))
        const findDone = async () => await findMediumOfUpload(db, course_id, upload_id)
        // A retry of a call whose reply was lost.
        const before = await findDone()
        if (before) return present(before)
        try {
          const upload = await findUpload(db, actor.id, upload_id)
          if (!upload?.for_course) throw new SchoolError('not_found')
          return present(await addUpload(context, course_id, upload, most))
        } catch (error) {
          // A race of two equal calls: the other has taken the upload since, and the same file is the answer to both.
          const done = await findDone()
          if (done) return present(done)
          throw error
        }
      },
    ),
  }
}

/** @throws SchoolError as `judged` does; not_found where the course or the upload has gone. */
async function addUpload(
  context: ActionContext,
  courseId: number,
  upload: UploadRecord,
  most: CourseFileLimits,
): Promise<CourseMedium> {
  const { db, files } = context
  const file = await judged(context, upload, most)
  const key = file.content ? newFileKey() : upload.media_key
  if (file.content) await files.put(file.content, key)
  try {
    const { medium, isKept: isStored } = await db
      .transaction()
      .execute(async (transaction) => await takeOver(transaction, context, courseId, upload, file, key))
    if (file.content && !isStored) await files.delete(key)
    // Its bytes are of no more use; what breaks off here is done by the nightly clean-up.
    if (file.content || !isStored) await deleteDiscarded({ db, files }, upload).catch(() => undefined)
    return medium
  } catch (error) {
    if (file.content) await files.delete(key)
    throw error
  }
}

/** @throws SchoolError as `courseFileOf` does; after file.… there is no such upload any more. */
async function judged(
  { db, files }: ActionContext,
  upload: UploadRecord,
  most: CourseFileLimits,
): Promise<CourseFile> {
  if (upload.state !== 'ready') throw new SchoolError('conflict', { reason: 'receiving' })
  try {
    return await courseFileOf(upload, most, async () => {
      const content = await files.read(upload.media_key)
      if (!content) throw new SchoolError('not_found')
      const pieces: Buffer[] = []
      for await (const piece of content) pieces.push(piece as Buffer) // no encoding is set
      return Buffer.concat(pieces)
    })
  } catch (error) {
    // An error of the file itself is final; any other may be transient.
    if (error instanceof SchoolError && error.code.startsWith('file.'))
      await discardUpload({ db, files }, upload)
    throw error
  }
}

/** @returns whether the bytes under the key are those of the course from now on: it may have had the same before. */
async function takeOver(
  db: Executor,
  context: ActionContext,
  courseId: number,
  { id, file_name }: UploadRecord,
  file: CourseFile,
  key: string,
): Promise<{ medium: CourseMedium; isKept: boolean }> {
  const course = await lockAuthoredCourse(db, courseId)
  if (!course) throw new SchoolError('not_found')
  const [held] = await lockUploads(db, context.actor.id, [id])
  if (held?.state !== 'ready') {
    // A race of two equal calls.
    const done = await findMediumOfUpload(db, courseId, id)
    if (!done) throw new SchoolError('not_found')
    return { medium: done, isKept: done.key === key }
  }
  const { mime, size, width, height, duration_s, sha256, ending } = file
  const media = await listCourseMedia(db, courseId)
  const same = media.find((medium) => medium.sha256.equals(sha256) && medium.mime === mime)
  if (same) {
    await markDiscarded(db, id)
    // A repeat of this call is answered the same, and what was about to go stays.
    await noteUpload(db, courseId, same.path, id)
    await noteAuthored(db, same.key, context.now)
    return { medium: same, isKept: false }
  }
  if (media.length >= authoringLimits.media)
    throw new SchoolError('conflict', { reason: 'full', what: 'media' })
  if (file.content) await markDiscarded(db, id)
  else await handOverUpload(db, id)
  const path = mediaPath(file_name, ending, new Set(media.map((medium) => medium.path)))
  const medium = { path, key, mime, size, width, height, duration_s, sha256 }
  await insertMedia(db, { ...medium, authored_at: context.now })
  await nameMedium(db, courseId, medium, id)
  if (mime.startsWith('video/')) await context.jobs.send(db, 'prepare_films', {})
  await noteAuthoring(db, context, 'authoring_medium_add', { course: courseId, file: path })
  return { medium, isKept: true }
}
