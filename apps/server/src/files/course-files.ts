import type { FilmTracks } from './films.ts'

const megabyte = 1024 * 1024

export type CourseFileKind = 'picture' | 'video' | 'audio' | 'captions'

/** The most bytes of a file that an author may send, by its kind. */
export type CourseFileLimits = Readonly<Record<CourseFileKind, number>>

export const usualCourseFiles: CourseFileLimits = {
  picture: 20 * megabyte,
  video: 500 * megabyte,
  audio: 50 * megabyte,
  captions: megabyte,
}

const endings: readonly [CourseFileKind, RegExp][] = [
  ['picture', /\.(?:png|jpe?g|gif|webp|svg|heic|avif|bmp|tiff?)$/i],
  ['audio', /\.(?:mp3|m4a|ogg|oga|wav|aac|flac)$/i],
  ['captions', /\.(?:vtt|srt)$/i],
]

/** The most that a file of this name may have; what it is turns out when it is whole. */
export function mostBytesByName(name: string, limits: CourseFileLimits): number {
  const kind = endings.find(([, ending]) => ending.test(name))?.[0] ?? 'video'
  return limits[kind]
}

/** Why a file can't be part of a course. `name` is what its maker calls it. */
export type FileRefusal =
  | { reason: 'container' | 'video_codec' | 'audio_codec' | 'picture_kind'; name: string }
  | { reason: 'no_picture_track' | 'broken' | 'not_course_file' }

const pictures: readonly string[] = ['image/png', 'image/apng', 'image/jpeg', 'image/webp', 'image/gif']

/** What the content of a file is to a course; text may be captions. */
export function courseFileKind(mime: string): CourseFileKind | FileRefusal {
  if (pictures.includes(mime)) return 'picture'
  if (mime.startsWith('image/')) return { reason: 'picture_kind', name: pictureName(mime) }
  if (mime.startsWith('audio/')) return 'audio'
  if (isFilmType(mime)) return 'video'
  if (mime === 'text/plain') return 'captions'
  return { reason: 'not_course_file' }
}

/** Whether content of this type is made of tracks. */
export function isFilmType(mime: string): boolean {
  return (
    /^(?:video|audio)\//.test(mime) ||
    ['application/ogg', 'application/mxf', 'application/vnd.ms-asf'].includes(mime)
  )
}

function pictureName(mime: string): string {
  return mime
    .replace(/^image\//, '')
    .replace(/^x-|\+xml$/g, '')
    .toUpperCase()
}

/** By the reader's names of containers. */
const playedContainers = new Map([
  ['MP4', 'video/mp4'],
  ['WebM', 'video/webm'],
])
/** By signature: films that the reader does not read, and the readers' long names. */
const containerNames: Readonly<Record<string, string>> = {
  'video/vnd.avi': 'AVI',
  'video/x-msvideo': 'AVI',
  'video/matroska': 'MKV',
  'video/x-matroska': 'MKV',
  'video/quicktime': 'MOV',
  'video/x-ms-asf': 'WMV',
  'video/x-ms-wmv': 'WMV',
  'application/vnd.ms-asf': 'WMV',
  'video/x-flv': 'FLV',
  'video/mpeg': 'MPEG',
  'video/MP1S': 'MPEG',
  'video/mp2p': 'MPEG',
  'video/mp2t': 'MPEG-TS',
  'video/3gpp': '3GP',
  'video/3gpp2': '3GP',
  'application/mxf': 'MXF',
  Matroska: 'MKV',
  'QuickTime File Format': 'MOV',
}

/** AV1 is left out: most iPhones have no decoder for it. */
const playedVideo = new Set(['avc', 'vp8', 'vp9'])
const playedAudio = new Set(['aac', 'mp3', 'opus', 'vorbis', 'flac'])
const codecNames: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'HEVC (H.265)',
  av1: 'AV1',
  prores: 'ProRes',
  ac3: 'AC-3',
  eac3: 'E-AC-3',
  dts: 'DTS',
  mp4v: 'MPEG-4 Visual',
  'V_MPEG4/ISO/ASP': 'MPEG-4 Visual',
  alac: 'ALAC',
}

/** 10 bits a colour, or colours at full width: browsers' own decoders read neither. */
const deepAvc: Readonly<Record<string, string>> = {
  '6e': 'H.264 High 10',
  '7a': 'H.264 High 4:2:2',
  f4: 'H.264 High 4:4:4',
}

export interface PlayedFilm {
  mime: 'video/mp4' | 'video/webm'
  ending: 'mp4' | 'webm'
  width: number
  height: number
  duration_s: number
}

/** What a film is to browsers: all of them play it, or why not. @param tracks null for one that can't be read. */
export function playedFilm(mime: string, tracks: FilmTracks | null): PlayedFilm | FileRefusal {
  const byName = containerNames[mime]
  if (!tracks) return byName ? { reason: 'container', name: byName } : { reason: 'broken' }
  const { container, video, audio, duration_s } = tracks
  const played = playedContainers.get(container)
  // The codec inside a phone's MOV makes a clearer error than the container.
  if (video && !playedVideo.has(video.codec)) return codec('video_codec', video.codec)
  if (!played || mime.startsWith('video/3gp'))
    return { reason: 'container', name: byName ?? containerNames[container] ?? container }
  if (!video) return { reason: audio === null ? 'broken' : 'no_picture_track' }
  const deep = /^avc[13]\.([0-9a-f]{2})/i.exec(video.profile ?? '')?.[1]?.toLowerCase() ?? ''
  if (deepAvc[deep]) return { reason: 'video_codec', name: deepAvc[deep] }
  if (audio !== null && !playedAudio.has(audio)) return codec('audio_codec', audio)
  if (!(duration_s > 0) || !(video.width > 0)) return { reason: 'broken' }
  const isWebm = played === 'video/webm'
  return {
    mime: isWebm ? 'video/webm' : 'video/mp4',
    ending: isWebm ? 'webm' : 'mp4',
    width: video.width,
    height: video.height,
    duration_s,
  }
}

export interface PlayedSound {
  mime: string
  ending: string
  duration_s: number
}

/** By signature: what the course archive knows of sounds. */
const sounds: Readonly<Record<string, [mime: string, ending: string]>> = {
  'audio/mpeg': ['audio/mpeg', 'mp3'],
  'audio/ogg': ['audio/ogg', 'ogg'],
  'audio/x-m4a': ['audio/x-m4a', 'm4a'],
  'audio/wav': ['audio/wav', 'wav'],
}

export function playedSound(mime: string, tracks: FilmTracks | null): PlayedSound | FileRefusal {
  const sound = sounds[mime]
  if (!sound) return { reason: 'container', name: mime.replace(/^audio\/(?:x-)?/, '').toUpperCase() }
  if (!tracks || tracks.audio === null || !(tracks.duration_s > 0)) return { reason: 'broken' }
  const isPlayed = playedAudio.has(tracks.audio) || tracks.audio === 'pcm-s16' || tracks.audio === 'pcm-u8'
  if (!isPlayed) return codec('audio_codec', tracks.audio)
  return { mime: sound[0], ending: sound[1], duration_s: tracks.duration_s }
}

function codec(reason: 'video_codec' | 'audio_codec', name: string): FileRefusal {
  return { reason, name: codecNames[name] ?? name }
}
