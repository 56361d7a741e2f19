import type { Submission } from '@qadam/contract'

/** The newest of what the question and the list of versions tell; of one version the one that is decided. */
export function newestVersion(
  submission: Submission | null,
  versions: readonly Submission[] | undefined,
): Submission | null {
  const listed = versions?.[0]
  if (!submission || !listed) return submission ?? listed ?? null
  if (listed.version !== submission.version) return listed.version > submission.version ? listed : submission
  return submission.reviewed_at !== null && listed.reviewed_at === null ? submission : listed
}
