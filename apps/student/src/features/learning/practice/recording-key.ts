/** Under what a recording outlives a reload, by account and question. */
export function recordingKey(accountId: number, questionId: number): string {
  return `${accountId}:${questionId}`
}
