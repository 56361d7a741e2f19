/** Every place whose zone this browser knows, by its IANA name, and UTC: the server takes no abbreviations such as CET. */
export const zoneNames = (): readonly string[] => [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((name) => name.includes('/')),
]

/** Those with all the words in their names; what begins with them comes first. */
export function findZones(names: readonly string[], sought: string): string[] {
  const words = fold(sought).split(' ').filter(Boolean)
  const places = new Map(names.map((name) => [name, fold(name)]))
  const found = [...places].filter(([, text]) => words.every((word) => text.includes(word)))
  const isFirst = (text: string) =>
    words.some((word) => text.split(' ').some((part) => part.startsWith(word)))
  const order = found.toSorted(([, one], [, other]) => Number(isFirst(other)) - Number(isFirst(one)))
  return order.map(([name]) => name)
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[/_-]+/g, ' ')
    .trim()
