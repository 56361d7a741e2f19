const plain: Readonly<Record<string, string>> = {
  ʻ: "'",
  ʼ: "'",
  '‘': "'",
  '’': "'",
  '«': '"',
  '»': '"',
  '—': '-',
}

/**
 * A text in letters of which a message holds 160 (GSM 03.38): one that is not among them, such as the ʻ of Uzbek, would
 * leave room for 70. Cyrillic stays as it is.
 */
export function plainText(text: string): string {
  return text.replaceAll(/[ʻʼ‘’«»—]/g, (letter) => plain[letter] ?? letter)
}

// The letters of GSM 03.38 that we may use; its others are Greek, or take two places.
const isGsm = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z]*$/

/** How many messages a text costs: parts of a long one are a little shorter. */
export function countParts(text: string): number {
  const [whole, part] = isGsm.test(text) ? [160, 153] : [70, 67]
  return text.length <= whole ? 1 : Math.ceil(text.length / part)
}
