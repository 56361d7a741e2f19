import { withLock } from '@qadam/delivery/cross-tab-lock'
import { isTransient } from '@qadam/web/call-error'
import { currentLanguage } from '@qadam/web/language'
import type { AuthoredLesson, AuthoredMedium } from '@qadam/contract'
import { call, readReply } from '../../../../platform/call.ts'
import { queryClient } from '../../../../platform/query-client.ts'
import { session } from '../../../../platform/session.ts'
import { CourseSends } from './course-sends.ts'
import { browserSendStore } from './stored-sends.ts'

const MEGABYTE = 1024 * 1024
/** Inspecting a film of two hours takes the server long. */
const ADD_TIMEOUT_MS = 120_000

const sends = new Map<number, CourseSends>()

/** The files that this account sends from this page. */
export function sendsOf(accountId: number): CourseSends {
  const known = sends.get(accountId)
  if (known) return known
  const made = new CourseSends({
    accountId,
    store: browserSendStore,
    send: async ({ account_id, upload_url, name }, content, options) => {
      const { sendUpload } = await import('@qadam/web/send-upload')
      const metadata = { filename: name, purpose: 'course' }
      return await sendUpload(door, { account_id, upload_url, metadata }, content, options)
    },
    add: async (course_id, upload_id) =>
      await call('authoring_medium_add', { course_id, upload_id }, { timeout_ms: ADD_TIMEOUT_MS }),
    forget: async (path) => {
      const { forgetUpload } = await import('@qadam/web/send-upload')
      await forgetUpload(door, path)
    },
    isTransient,
    alone: async (work) => await withLock(`qadam.course-files.${accountId}`, work),
    isAllowed: () => session.get()?.user.id === accountId,
    onAdded: showMedium,
    newId: () => crypto.randomUUID(),
    now: () => new Date(),
  })
  sends.set(accountId, made)
  return made
}

const door = {
  session,
  tokenHeader: 'X-Staff-Auth',
  language: currentLanguage,
  // Authors sit at workspaces.
  chunkBytes: 4 * MEGABYTE,
  readRefusal: (head: Parameters<typeof readReply>[1], text: string, token: string | undefined) =>
    readReply('authoring_medium_add', head, text, token),
}

/** The lessons of the course that are open know of it at once. */
function showMedium(courseId: number, medium: AuthoredMedium): void {
  queryClient.setQueriesData<AuthoredLesson>({ queryKey: ['authoring', 'lesson'] }, (lesson) => {
    if (lesson?.course.id !== courseId) return lesson
    const others = lesson.media.filter(({ path }) => path !== medium.path)
    return {
      ...lesson,
      media: [...others, medium].toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    }
  })
  void queryClient.invalidateQueries({ queryKey: ['authoring', 'view'] })
  void queryClient.invalidateQueries({ queryKey: ['authoring', 'films', courseId] })
}
