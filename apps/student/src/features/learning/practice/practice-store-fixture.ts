import type { KeptFile, StoredHandIn, PracticeStore } from './practice-store.ts'

/** A device's store for tests; `breakDown` makes every call fail, as a full disk does. */
export function memoryStore(): { store: PracticeStore; breakDown: () => void } {
  const files = new Map<string, KeptFile>()
  const contents = new Map<string, Blob>()
  const handIns = new Map<string, StoredHandIn>()
  let isBroken = false
  const attempt = <Value>(work: () => Value): Promise<Value> =>
    isBroken ? Promise.reject(new Error('the disk is full')) : Promise.resolve(work())
  return {
    breakDown: () => (isBroken = true),
    store: {
      listFiles: (accountId) =>
        attempt(() => [...files.values()].filter(({ account_id }) => account_id === accountId)),
      putFile: (file, content) =>
        attempt(() => {
          files.set(file.id, file)
          if (content) contents.set(file.id, content)
        }),
      readContent: (fileId) => attempt(() => contents.get(fileId)),
      removeFile: (fileId) =>
        attempt(() => {
          files.delete(fileId)
          contents.delete(fileId)
        }),
      listHandIns: (accountId) =>
        attempt(() => [...handIns.values()].filter(({ account_id }) => account_id === accountId)),
      putHandIn: (handIn) =>
        attempt(() => void handIns.set(`${handIn.account_id}:${handIn.question_id}`, handIn)),
      removeHandIn: (accountId, questionId, requestId) =>
        attempt(() => {
          const key = `${accountId}:${questionId}`
          if (handIns.get(key)?.request_id === requestId) handIns.delete(key)
        }),
    },
  }
}
