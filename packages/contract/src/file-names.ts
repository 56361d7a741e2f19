/**
 * Folds names that some file system takes for one to the same text: case, Unicode normal forms, and dots and spaces at
 * the end. Names that only look alike stay distinct.
 */
export function foldFileName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[. ]{1,200}$/, '')
}
