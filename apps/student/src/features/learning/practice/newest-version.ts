import type { Submission } from '@qadam/contract'

/** The newest version of the question and of the list; of two copies of one version the decided one. */
export function newestVersion(
  submission: Submission | null,
  versions: readonly Submission[] | undefined,
): Submission | null {
  const listed = versions?.[0]
  if (!submission || !listed) return submission ?? listed ?? null
  if (listed.version !== submission.version) return listed.version > submission.version ? listed : submission
  return submission.reviewed_at !== null && listed.reviewed_at === null ? submission : listed
}
