import { questionSet } from '@qadam/contract'
import type { MediaFile } from './archive.ts'
import type { Fault, FaultCode } from './fault.ts'
import { lessonTexts, type MediaReference, mediaReferences } from './lesson-parts.ts'
import { markdownPictures } from './markdown.ts'
import { isFilm, isSound } from './media-names.ts'
import { questionTypeOf } from './question-types.ts'
import type { ArchiveLesson, AuthoredCourse } from './schema.ts'

/** What prevents a course from being loaded, beyond the schema of its files: ids and lessons that do not meet. */
export function structureFaults(course: AuthoredCourse, lessonIds: ReadonlySet<string>): Fault[] {
  const file = 'course.json'
  const listed = course.modules.flatMap((module) => module.lessons)
  return [
    ...repeated(course.modules.map(({ id }) => id)).map((id) => ({
      file,
      message: `two modules have the id ${id}`,
    })),
    ...repeated(course.modules.flatMap(({ number }) => number ?? [])).map((number) => ({
      file,
      message: `two modules have the number ${number}`,
    })),
    ...repeated(listed).map((id) => ({ file, message: `the lesson ${id} is listed twice` })),
    ...[...new Set(listed)]
      .filter((id) => !lessonIds.has(id))
      .map((id) => ({ file, message: `there is no file lessons/${id}.json` })),
  ]
}

/** What of a media file a lesson is checked by. */
export type MediaFacts = Pick<MediaFile, 'path' | 'mime' | 'duration_s'>

/** The same for one lesson: ids, keys, blanks, the kinds of its questions and the media they name. */
export function lessonStructureFaults(
  file: string,
  lesson: ArchiveLesson,
  media: readonly MediaFacts[],
): Fault[] {
  const faults: Fault[] = []
  if (file !== `lessons/${lesson.id}.json`)
    faults.push({ file, path: 'id', message: `the id must be the file's name, not ${lesson.id}` })
  for (const id of repeated(lesson.questions.map((question) => question.id)))
    faults.push({
      code: 'repeated_id',
      file,
      question: id,
      message: `two questions of the lesson have the id ${id}`,
    })

  faults.push(...kindFaults(lesson).map((fault) => ({ file, ...fault })))
  for (const question of lesson.questions)
    faults.push(
      ...(questionTypeOf(question.type).checkKey?.(question) ?? []).map((fault) => ({
        file,
        question: question.id,
        ...fault,
      })),
    )
  faults.push(...mediaFaults(file, lesson, new Map(media.map((item) => [item.path, item]))))
  return faults
}

function kindFaults({ type, questions }: ArchiveLesson): { code: FaultCode; message: string }[] {
  const sets = new Set(questions.map((question) => questionSet(question.type)))
  const faults: { code: FaultCode; message: string }[] = []
  if (type === 'Learn' && sets.has('practice'))
    faults.push({
      code: 'practice_in_learn',
      message: 'a Learn lesson holds no practice question; Learn_Practice does',
    })
  if (type !== 'Learn' && !sets.has('practice'))
    faults.push({ code: 'no_practice', message: `a ${type} lesson needs a practice question` })
  if ((type === 'Practice' || type === 'Demoday') && sets.has('test'))
    faults.push({ code: 'test_in_practice', message: `a ${type} lesson holds no test questions` })
  return faults
}

type Kind = MediaReference['kind'] | 'sound'

const kinds: Record<Kind, { mime: RegExp; name: string }> = {
  video: { mime: /^video\/(mp4|webm)$/, name: 'an MP4 or WebM video' },
  picture: { mime: /^image\/(png|jpeg|webp|gif)$/, name: 'a PNG, JPEG, WebP or GIF picture' },
  poster: { mime: /^image\/(png|jpeg|webp)$/, name: 'a PNG, JPEG or WebP picture' },
  captions: { mime: /^text\/vtt$/, name: 'a WebVTT file' },
  sound: { mime: /^audio\/(mpeg|ogg|x-m4a|wav)$/, name: 'an MP3, OGG, M4A or WAV sound' },
}

/** What `![…](media/…)` shows goes by the name's ending, as it is rendered. */
function embeddedKind(name: string): Kind {
  if (isFilm(name)) return 'video'
  return isSound(name) ? 'sound' : 'picture'
}

function mediaFaults(file: string, lesson: ArchiveLesson, media: Map<string, MediaFacts>): Fault[] {
  const inTexts = lessonTexts(lesson).flatMap(({ question, path, text }) =>
    Object.entries(text).flatMap(([lang, markdown]) =>
      markdownPictures(markdown)
        .filter((picture) => picture.startsWith('media/'))
        .map((picture) => ({
          question,
          path: `${path}.${lang}`,
          file: picture,
          kind: embeddedKind(picture),
        })),
    ),
  )
  return [...mediaReferences(lesson), ...inTexts].flatMap(({ question, path, file: name, kind }): Fault[] => {
    const found = media.get(name)
    if (!found) return [{ code: 'no_media', file, question, path, message: `there is no file ${name}` }]
    if (!kinds[kind].mime.test(found.mime))
      return [
        {
          code: 'media_kind',
          file,
          question,
          path,
          message: `${name} is not ${kinds[kind].name}, but ${found.mime}`,
        },
      ]
    if ((kind === 'video' || kind === 'sound') && !found.duration_s)
      return [
        { code: 'media_duration', file, question, path, message: `${name} does not tell how long it is` },
      ]
    return []
  })
}

export function repeated<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}
