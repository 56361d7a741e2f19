/**
 * A Content-Disposition header with a file's name (RFC 6266): once in plain ASCII for older clients, once as
 * it is (RFC 8187). No name can end the header or begin another.
 * @param fileName null where there is none.
 */
export function contentDisposition(type: 'inline' | 'attachment', fileName: string | null): string {
  if (fileName === null || fileName === '') return type
  const plain = fileName.replaceAll(/[^\x20-\x7E]|["\\%]/g, '_')
  return `${type}; filename="${plain}"; filename*=UTF-8''${encodeExtended(fileName)}`
}

/** RFC 8187: everything but its attr-char is percent-encoded; encodeURIComponent leaves four more. */
function encodeExtended(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
