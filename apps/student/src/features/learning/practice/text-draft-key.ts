/** The storage key of what is typed, by account and question. */
export function textDraftKey(accountId: number, questionId: number): string {
  return `qadam.practice.text.${accountId}.${questionId}`
}

/** And what one tab typed while another tab's text stands there. */
export function asideDraftKey(accountId: number, questionId: number): string {
  return `${textDraftKey(accountId, questionId)}.aside`
}
