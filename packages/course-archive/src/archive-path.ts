const archivePath = /^(course\.json|(lessons|texts|media)\/[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*)$/

/** Whether a path can be part of an archive; anything else in the root is an author's own and left alone. */
export function isInsideArchive(path: string): boolean {
  return path === 'course.json' || /^(lessons|texts|media)\//.test(path)
}

/** Files that desktops leave behind. */
export function isLitter(path: string): boolean {
  return path.startsWith('__MACOSX/') || /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$/.test(path)
}

/** Of a path: every disk holds it. A zip's entry may be named with 65,535 bytes, which none does. */
const LONGEST_PATH = 200

/** What is wrong with a path inside the archive, or undefined. */
export function pathFault(path: string): string | undefined {
  if (path.length > LONGEST_PATH) return `a path may have ${LONGEST_PATH} characters`
  if (archivePath.test(path)) return undefined
  return 'a file name may hold lower-case letters, digits, dots, hyphens and underscores only'
}
