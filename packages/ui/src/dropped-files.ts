/** The files of a drop, without folders, which browsers pass as files that cannot be read. */
export function filesOf(transfer: Pick<DataTransfer, 'items' | 'files'>): File[] {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file')
  if (items.length === 0) return [...transfer.files]
  return items.flatMap((item) => {
    if (item.webkitGetAsEntry?.()?.isDirectory) return []
    const file = item.getAsFile()
    return file ? [file] : []
  })
}
