/** A database of this browser, opened at its first use; a failure is tried again at the next. */
export function lazyDatabase(
  factory: () => IDBFactory,
  name: string,
  store: string,
  keyPath?: string[],
): () => Promise<IDBDatabase> {
  let opening: Promise<IDBDatabase> | undefined
  const forget = () => (opening = undefined)
  const open = async () => {
    const request = factory().open(name, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(store, keyPath && { keyPath })
    })
    const database = await answer(request)
    database.addEventListener('close', forget)
    // A newer version of the page in another tab must not wait for this one.
    database.addEventListener('versionchange', () => {
      database.close()
      forget()
    })
    return database
  }
  return () =>
    (opening ??= open().catch((error: unknown) => {
      forget()
      throw error
    }))
}

export function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
}

export function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB aborted')))
  })
}
