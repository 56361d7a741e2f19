/** Spaces at the ends of lines and empty lines at the end can’t be seen. */
function tidy(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trimEnd()
}

/** Whether what was said is what was printed, as far as it can be seen. */
export function sameOutput(said: string, printed: string): boolean {
  return tidy(said) === tidy(printed)
}

/** The first line, from 0, in which two outputs differ; -1 where they are the same. */
export function differingLine(said: string, printed: string): number {
  const [ours, theirs] = [tidy(said).split('\n'), tidy(printed).split('\n')]
  const length = Math.max(ours.length, theirs.length)
  for (let at = 0; at < length; at += 1) if (ours[at] !== theirs[at]) return at
  return -1
}
