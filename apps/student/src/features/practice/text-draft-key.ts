/** Where the device keeps what is typed, by account and question. */
export function textDraftKey(accountId: number, questionId: number): string {
  return `qadam.practice.text.${accountId}.${questionId}`
}
