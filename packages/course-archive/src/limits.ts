const megabyte = 1024 * 1024

/** What an archive may hold. The first group guards against zips made to fill a disk or a memory. */
export const archiveLimits = {
  entries: 5000,
  entryBytes: 512 * megabyte,
  /** Below 4 GB, where zips need another format. */
  totalBytes: 4000 * megabyte,
  /** Unpacked bytes for each packed one, in entries of more than a megabyte and in all of them together. */
  compressionRatio: 100,

  jsonBytes: 2 * megabyte,
  textBytes: megabyte,
  pictureBytes: megabyte,
  picturePixels: 4096,
  captionsBytes: megabyte,

  /** Characters of a lesson's or module's title: a line of a phone. Russian runs about 30 % longer. */
  titleLength: { uz: 36, ru: 47 },
} as const

export type SourceLimits = Record<'entries' | 'entryBytes' | 'totalBytes' | 'compressionRatio', number>
