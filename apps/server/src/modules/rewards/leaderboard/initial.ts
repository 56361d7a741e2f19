const characters = new Intl.Segmenter('uz')

/**
 * The initial of a last name: its first letter. The Uzbek alphabet has letters of two signs, and no name is cut within
 * one that a reader sees as one.
 */
export function initialOf(lastName: string): string {
  const name = lastName.trim()
  const letter = /^(?:sh|ch|[og][\u02BB\u02BC'`\u2018\u2019])/iu.exec(name)?.[0]
  if (letter !== undefined) return letter
  // What most names begin with; to segment a name takes ten times as long, and a leaderboard has thirty of them.
  const plain = /^[a-zа-яёўқғҳ](?=[a-zа-яёўқғҳ])/iu.exec(name)?.[0]
  if (plain !== undefined) return plain
  return [...characters.segment(name)][0]?.segment ?? ''
}
