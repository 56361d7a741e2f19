import { isDeepStrictEqual } from 'node:util'
import {
  limits,
  projectContent,
  SchoolError,
  studentActions,
  type ProjectContent,
  type ProjectPlace,
} from '@qadam/contract'
import * as z from 'zod/mini'
import type { Executor } from '../../../database/database.ts'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { isCodeTourSeen, markCodeTourSeen } from '../../base/people/index.ts'
import { requireOpenQuestion, starterOf } from '../questions/index.ts'
import {
  countBytes,
  holdProjectMedia,
  keepProjectMedium,
  letProjectMediaGo,
  listProjectMedia,
} from '../uploads/index.ts'
import { mediaName } from './media-name.ts'
import { requirePlace, type NamedPlace } from './named-place.ts'
import { playgroundStarter } from './playground-starter.ts'
import { presentProject, presentStarter, presentVersion } from './present-project.ts'
import { isKept } from './project-history.ts'
import { mediaKeys, storedMedia } from './project-media.ts'
import {
  findNewestVersion,
  findProject,
  findVersion,
  insertProject,
  keepVersion,
  listVersions,
  lockProject,
  replaceProject,
} from './projects-store.ts'

/** The place, if it is open to this student now, and its starter. */
async function openPlace(
  context: ActionContext,
  named: NamedPlace,
): Promise<{ place: ProjectPlace; starter: Record<string, string> }> {
  const place = requirePlace(named)
  if ('slot' in place) return { place, starter: playgroundStarter(place.slot, context.lang) }
  const { question } = await requireOpenQuestion(context, place.question_id, (type) => type === 'compiler')
  return { place, starter: starterOf(question, context.lang) }
}

/** @throws SchoolError file.too_large */
export function bytesOf(content: ProjectContent): number {
  const bytes = Buffer.byteLength(JSON.stringify(content))
  if (bytes > limits.project.maxBytes)
    throw new SchoolError('file.too_large', { max_bytes: limits.project.maxBytes })
  return bytes
}

interface Save {
  place: ProjectPlace
  project: ProjectContent
  bytes: number
  revision: number
  keep_replaced?: boolean | undefined
}

async function save(
  db: Executor,
  context: ActionContext,
  { place, project, bytes, revision, keep_replaced }: Save,
): Promise<{ revision: number }> {
  const { actor, now } = context
  const named = mediaKeys(project.media)
  if (revision === 0 && (await insertProject(db, actor.id, place, project, bytes, now))) {
    await requireOwnMedia(db, actor.id, named)
    return { revision: 1 }
  }
  const saved = await lockProject(db, actor.id, place)
  // A revision that was never issued: the place has no project.
  if (!saved) throw new SchoolError('not_found')
  if (saved.revision !== revision) {
    // The reply to this save was lost, and it comes again; or two devices have the same: nobody's text is newer.
    if (isDeepStrictEqual(contentOf(saved), project)) return { revision: saved.revision }
    throw new SchoolError('conflict', { newer: presentProject(saved, urlsOf(context)) })
  }
  const before = mediaKeys(contentOf(saved).media)
  // What was named before is held already, so that typing touches no media.
  await requireOwnMedia(
    db,
    actor.id,
    named.filter((key) => !before.includes(key)),
  )
  const gone = before.filter((key) => !named.includes(key))
  await letProjectMediaGo(db, actor.id, gone, now)
  if (isKept(saved, await findNewestVersion(db, saved.id), keep_replaced === true))
    await keepVersion(db, saved)
  await replaceProject(db, saved.id, project, bytes, revision + 1, now)
  return { revision: revision + 1 }
}

/** Holds media that are about to be named. @throws SchoolError not_found where one is another student's or does not exist */
export async function requireOwnMedia(
  db: Executor,
  personId: number,
  keys: readonly string[],
): Promise<void> {
  const held = await holdProjectMedia(db, personId, keys)
  if (held.length < keys.length) throw new SchoolError('not_found')
}

function contentOf({ content }: { content: unknown }): ProjectContent {
  return z.parse(projectContent, content)
}

function urlsOf({ media, now }: ActionContext): (key: string) => string {
  return (key) => media.url(key, now)
}

export const projectsActions = {
  get_project_data: handle(studentActions.get_project_data, async (context, { version, ...named }) => {
    const { db, actor } = context
    const { place, starter } = await openPlace(context, named)
    const saved = await findProject(db, actor.id, place)
    if (version === undefined) return saved ? presentProject(saved, urlsOf(context)) : presentStarter(starter)
    if (version === 0) return presentStarter(starter)
    const stored = saved && (await findVersion(db, saved.id, version))
    if (!stored) throw new SchoolError('not_found')
    return presentProject(stored, urlsOf(context))
  }),

  save_project_data: handle(
    studentActions.save_project_data,
    async (context, { revision, keep_replaced, ...input }) => {
      const { place } = await openPlace(context, input)
      const project = { ...input.project, media: storedMedia(input.project.media) }
      const bytes = bytesOf(project)
      return await context.db
        .transaction()
        .execute(
          async (transaction) =>
            await save(transaction, context, { place, project, bytes, revision, keep_replaced }),
        )
    },
  ),

  project_versions: handle(studentActions.project_versions, async (context, named) => {
    const { db, actor } = context
    const { place } = await openPlace(context, named)
    const saved = await findProject(db, actor.id, place)
    return saved ? (await listVersions(db, saved.id)).map(presentVersion) : []
  }),

  project_media: handle(studentActions.project_media, async (context, named) => {
    const { db, actor, uploads } = context
    const { place } = await openPlace(context, named)
    const [part, ...others] = uploads.filter(({ field }) => field === 'file')
    if (!part) throw new SchoolError('exceptions.file.no_provided')
    if (others.length > 0) throw new SchoolError('validation.failed', { fields: { file: 'invalid' } })
    const saved = await findProject(db, actor.id, place)
    const taken = saved ? contentOf(saved) : { files: {}, media: {} }
    const stored = await keepProjectMedium(context, 'slot' in place ? null : place.question_id, part)
    return {
      name: mediaName(part.fileName, stored.mime, [...Object.keys(taken.files), ...Object.keys(taken.media)]),
      url: urlsOf(context)(stored.media_key),
      type: stored.mime,
      size: stored.size,
    }
  }),

  project_media_room: handle(studentActions.project_media_room, async (context) => {
    const { db, actor, uploadQuota_bytes } = context
    const media = await listProjectMedia(db, actor.id)
    return {
      files: media.map(({ media_key, mime, size }) => ({
        url: urlsOf(context)(media_key),
        type: mime,
        size,
      })),
      used_bytes: await countBytes(db, actor.id),
      quota_bytes: uploadQuota_bytes,
    }
  }),

  code_tour: handle(studentActions.code_tour, async ({ db, actor, now }, { seen }) => {
    if (seen) await markCodeTourSeen(db, actor.id, now)
    return { seen: seen ?? (await isCodeTourSeen(db, actor.id)) }
  }),
}
