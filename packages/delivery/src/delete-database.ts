/** Deletes a database of the device. Whoever has it open closes it, or keeps it until they do. */
export function deleteDatabase(name: string, factory: IDBFactory = indexedDB): Promise<void> {
  return new Promise((resolve) => {
    const request = factory.deleteDatabase(name)
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve())
  })
}
