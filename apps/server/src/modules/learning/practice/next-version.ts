import { limits, SchoolError } from '@qadam/contract'
import type { SubmissionRecord, Work } from '../submissions/index.ts'
import type { OfferedMedia } from './project-media-store.ts'

/** What a hand-in is about to bring; files and new media are uploads that are to be taken. */
export type Offer =
  | { kind: 'text'; text: string }
  | { kind: 'files'; uploadIds: readonly string[] }
  | {
      kind: 'project'
      files: Record<string, string>
      known: OfferedMedia['known']
      uploads: OfferedMedia['uploads']
    }

type Newest = Pick<SubmissionRecord, 'status' | 'version' | 'work'>

/**
 * Which version a hand-in makes, after the newest one so far; `repeat` where it is that one once more. A submission
 * that waits may be replaced and a rejected one followed by another; an approved one is final.
 * @throws SchoolError conflict
 */
export function nextVersion(newest: Newest | undefined, offer: Offer): number | 'repeat' {
  if (!newest) return 1
  // Files are handed in once: the same ones again are a retry, whatever was decided since. Rejected words may come again.
  const mayRepeat = offer.kind === 'files' || newest.status !== 'rejected'
  if (mayRepeat && newest.work && isSame(newest.work, offer)) return 'repeat'
  if (newest.status === 'approved') throw new SchoolError('conflict')
  if (newest.version >= limits.practice.maxVersions) throw new SchoolError('conflict')
  return newest.version + 1
}

function isSame(work: Work, offer: Offer): boolean {
  switch (offer.kind) {
    case 'text':
      return work.kind === 'text' && work.text === offer.text
    case 'files':
      return (
        work.kind === 'files' &&
        work.files.length === offer.uploadIds.length &&
        work.files.every(({ upload_id }) => offer.uploadIds.includes(upload_id))
      )
    case 'project':
      return (
        work.kind === 'project' &&
        Object.keys(offer.uploads).length === 0 &&
        sameEntries(work.files, offer.files) &&
        sameEntries(work.media, offer.known)
      )
  }
}

function sameEntries(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  )
}
