import { isFilmType } from '../../../files/course-files.ts'
import { readFilm, type FilmTracks } from '../../../files/films.ts'
import { describeFile, type InspectedFile } from '../../../files/inspect-file.ts'
import type { LocalFile } from '../../../files/local-file.ts'

/**
 * Finds what an author's file is, and of a film what it is made of. Whether a course may have it is decided when it
 * becomes the course's: then the reason can be reported.
 * @throws SchoolError server.busy
 */
export async function inspectCourseFile(
  file: LocalFile,
  owner: number,
): Promise<InspectedFile & { tracks: FilmTracks | null }> {
  const { mime, sha256 } = await describeFile(file)
  const tracks = isFilmType(mime) ? await readFilm(file.path, owner) : null
  return { ...file, mime, sha256, tracks, duration_s: tracks?.duration_s ?? null }
}
