/** What of a TrueType font decides line height and width; advances are per character of `text`, in font units. */
export interface FontMetrics {
  unitsPerEm: number
  ascent: number
  descent: number
  lineGap: number
  averageAdvance: number
}

/** Reads head, hhea, hmtx and a format 4 or 12 cmap. */
export function readMetrics(font: Buffer, text: string): FontMetrics {
  const tables = new Map<string, number>()
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + index * 16
    tables.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8))
  }
  const at = (name: string): number => {
    const offset = tables.get(name)
    if (offset === undefined) throw new Error(`The font has no ${name} table`)
    return offset
  }
  const hhea = at('hhea')
  const hmtx = at('hmtx')
  const longMetrics = font.readUInt16BE(hhea + 34)
  const glyphOf = cmapReader(font, at('cmap'))
  const advances = [...text].map((letter) => {
    const glyph = glyphOf(letter.codePointAt(0) ?? 0)
    return font.readUInt16BE(hmtx + Math.min(glyph, longMetrics - 1) * 4)
  })
  return {
    unitsPerEm: font.readUInt16BE(at('head') + 18),
    ascent: font.readInt16BE(hhea + 4),
    descent: font.readInt16BE(hhea + 6),
    lineGap: font.readInt16BE(hhea + 8),
    averageAdvance: advances.reduce((sum, advance) => sum + advance, 0) / advances.length,
  }
}

function cmapReader(font: Buffer, cmap: number): (code: number) => number {
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4),
  )
  const table = subtables.find((offset) => font.readUInt16BE(offset) === 4)
  if (table === undefined) throw new Error('The font has no format 4 cmap')
  const segments = font.readUInt16BE(table + 6) / 2
  const ends = table + 14
  const starts = ends + segments * 2 + 2
  const deltas = starts + segments * 2
  const ranges = deltas + segments * 2
  return (code) => {
    for (let segment = 0; segment < segments; segment++) {
      if (code > font.readUInt16BE(ends + segment * 2)) continue
      const start = font.readUInt16BE(starts + segment * 2)
      if (code < start) return 0
      const delta = font.readInt16BE(deltas + segment * 2)
      const place = ranges + segment * 2
      const range = font.readUInt16BE(place)
      if (range === 0) return (code + delta) & 0xffff
      const glyph = font.readUInt16BE(place + range + (code - start) * 2)
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}
