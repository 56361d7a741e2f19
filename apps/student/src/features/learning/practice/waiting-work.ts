import { localStore } from '../../../platform/storage.ts'

const keyOf = (accountId: number): string => `qadam.practice.waiting.${accountId}`

/** Whether practice of an account waits on this device for the server; without loading what sends it. */
export function hasWaitingWork(accountId: number): boolean {
  return localStore.read(keyOf(accountId)) !== null
}

export function noteWaitingWork(accountId: number, isWaiting: boolean): void {
  if (isWaiting) localStore.write(keyOf(accountId), '1')
  else localStore.remove(keyOf(accountId))
}
