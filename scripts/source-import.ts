export interface SourceImport {
  /** The file that imports, from the checkout's folder. */
  file: string
  /** A file from the checkout's folder, or the name of a package or of a part of Node. */
  target: string
  isTypeOnly: boolean
}
