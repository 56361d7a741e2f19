const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** The words of sanitised HTML, a line for each block. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<(?:br|\/(?:p|li|h\d|tr|pre|div|blockquote))\b[^<>]*>/g, '\n')
    .replaceAll('<li>', '- ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
