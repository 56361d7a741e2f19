import { describe, expect, test } from 'vitest'
import { courseFileKind, mostBytesByName, playedFilm, playedSound, usualCourseFiles } from './course-files.ts'
import type { FilmTracks } from './films.ts'

const film: FilmTracks = {
  container: 'MP4',
  video: { codec: 'avc', profile: 'avc1.64001f', width: 1280, height: 720 },
  audio: 'aac',
  duration_s: 90,
}
const withCodec = (codec: string, profile: string | null = null): FilmTracks => ({
  ...film,
  video: { codec, profile, width: 1920, height: 1080 },
})

describe('a film', () => {
  test('that every browser plays is taken with its measures', () => {
    const facts = { width: 1280, height: 720, duration_s: 90 }
    expect(playedFilm('video/mp4', film)).toEqual({ mime: 'video/mp4', ending: 'mp4', ...facts })
    const webm = {
      ...film,
      container: 'WebM',
      video: film.video && { ...film.video, codec: 'vp9' },
      audio: null,
    }
    expect(playedFilm('video/webm', webm)).toEqual({ mime: 'video/webm', ending: 'webm', ...facts })
  })

  test.each<[string, string, FilmTracks | null, object]>([
    ['of a newer phone', 'video/mp4', withCodec('hevc'), { reason: 'video_codec', name: 'HEVC (H.265)' }],
    [
      'of a newer phone in its own container',
      'video/quicktime',
      { ...withCodec('hevc'), container: 'QuickTime File Format' },
      { reason: 'video_codec', name: 'HEVC (H.265)' },
    ],
    [
      'of a cutting room',
      'video/quicktime',
      { ...withCodec('prores'), container: 'QuickTime File Format' },
      { reason: 'video_codec', name: 'ProRes' },
    ],
    [
      'that a browser could play in another container',
      'video/quicktime',
      { ...film, container: 'QuickTime File Format' },
      { reason: 'container', name: 'MOV' },
    ],
    [
      'of Matroska',
      'video/matroska',
      { ...film, container: 'Matroska' },
      { reason: 'container', name: 'MKV' },
    ],
    ['that no reader reads', 'video/vnd.avi', null, { reason: 'container', name: 'AVI' }],
    [
      'of ten bits',
      'video/mp4',
      withCodec('avc', 'avc1.6E0028'),
      { reason: 'video_codec', name: 'H.264 High 10' },
    ],
    ['of AV1', 'video/mp4', withCodec('av1'), { reason: 'video_codec', name: 'AV1' }],
    ['of an old camera', 'video/mp4', withCodec('mp4v'), { reason: 'video_codec', name: 'MPEG-4 Visual' }],
    [
      'with a cinema’s sound',
      'video/mp4',
      { ...film, audio: 'ac3' },
      { reason: 'audio_codec', name: 'AC-3' },
    ],
    ['without pictures', 'video/mp4', { ...film, video: null }, { reason: 'no_picture_track' }],
    ['without a length', 'video/mp4', { ...film, duration_s: 0 }, { reason: 'broken' }],
    ['that is cut off', 'video/mp4', null, { reason: 'broken' }],
  ])('%s is refused by name', (_, mime, tracks, refusal) => {
    expect(playedFilm(mime, tracks)).toEqual(refusal)
  })
})

test('a sound is taken as what it is', () => {
  const sound = { container: 'MP3', video: null, audio: 'mp3', duration_s: 3 }
  expect(playedSound('audio/mpeg', sound)).toEqual({ mime: 'audio/mpeg', ending: 'mp3', duration_s: 3 })
  expect(playedSound('audio/x-m4a', { ...sound, audio: 'alac' })).toEqual({
    reason: 'audio_codec',
    name: 'ALAC',
  })
  expect(playedSound('audio/amr', null)).toEqual({ reason: 'container', name: 'AMR' })
})

test('what is no file of a lesson is told', () => {
  expect(courseFileKind('image/heic')).toEqual({ reason: 'picture_kind', name: 'HEIC' })
  expect(courseFileKind('application/zip')).toEqual({ reason: 'not_course_file' })
})

test('how large a file may be is known by its name', () => {
  expect(mostBytesByName('rasm.PNG', usualCourseFiles)).toBe(usualCourseFiles.picture)
  expect(mostBytesByName('dars', usualCourseFiles)).toBe(usualCourseFiles.video)
})
