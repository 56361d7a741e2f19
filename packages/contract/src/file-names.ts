/**
 * What two names have in common that some file system takes for one: it tells no capitals apart, nor the ways in which
 * Unicode writes a letter, and drops the dots and spaces at a name's end. Names that only look alike stay two.
 */
export function foldFileName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[. ]{1,200}$/, '')
}
