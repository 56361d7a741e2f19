import { localStore } from '../../../platform/storage.ts'

/** Whether answers of an account wait on this device; without loading what sends them. */
export function hasSavedAnswers(accountId: number): boolean {
  return localStore.read(`qadam.outbox.${accountId}`) !== null
}
