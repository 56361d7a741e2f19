import { randomBytes } from 'node:crypto'
import { limits, SchoolError } from '@qadam/contract'
import type { Database } from '../../../database/database.ts'
import { mostBytesByName, type CourseFileLimits } from '../../../files/course-files.ts'
import { tameFileName } from '../../../files/file-name.ts'
import { newFileKey } from '../../../files/file-store.ts'
import type { AnnouncedFile } from './begin-uploads.ts'
import { insertUploads, type NewUpload } from './uploads-store.ts'

/** What a file that came without a name is called. */
const namelessFile = 'fayl'

/**
 * Registers a file that an author is about to send for a course.
 * @throws SchoolError exceptions.file.no_provided for an empty one, file.too_large with `max_mb`, storage.quota_exceeded
 * where too many have begun
 */
export async function beginCourseUpload(
  db: Database,
  personId: number,
  file: AnnouncedFile,
  most: CourseFileLimits,
  now: Date,
): Promise<NewUpload> {
  const file_name = tameFileName(file.name) || namelessFile
  if (file.size === 0) throw new SchoolError('exceptions.file.no_provided')
  const most_bytes = mostBytesByName(file_name, most)
  if (file.size > most_bytes)
    throw new SchoolError('file.too_large', { max_mb: Math.floor(most_bytes / 1024 / 1024) })
  const upload = {
    id: randomBytes(16).toString('hex'),
    person_id: personId,
    question_id: null,
    file_name,
    size: file.size,
    media_key: newFileKey(),
    for_course: true,
  }
  const hasBegun = await insertUploads(
    db,
    personId,
    [upload],
    now,
    ({ open }) => open < limits.upload.maxOpen,
  )
  if (!hasBegun) throw new SchoolError('storage.quota_exceeded')
  return upload
}
