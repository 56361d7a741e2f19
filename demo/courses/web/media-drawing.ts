/** The palette and the strokes that the pictures and the video share. */
export const INK = '#17324d'
export const PAPER = '#fbf7ef'
export const TURQUOISE = '#0f9aa6'
export const SKY = '#e4f5f4'
export const SAFFRON = '#f2a93b'
export const CREAM = '#fff3dc'
export const POMEGRANATE = '#c8423c'
export const PISTACHIO = '#5a9a4b'
const MONO = "'DejaVu Sans Mono', monospace"

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export function drawing(width: number, height: number, content: string) {
  const arrowHead = `<marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" fill="${INK}"/></marker>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${arrowHead}</defs><rect width="${width}" height="${height}" fill="${PAPER}"/>${content}</svg>`
}

export function text(x: number, y: number, value: string, size = 20, fill = INK, anchor = 'middle') {
  return `<text x="${x}" y="${y}" font-family="${MONO}" font-size="${size}" font-weight="bold" fill="${fill}" text-anchor="${anchor}" dominant-baseline="central" xml:space="preserve">${escape(value)}</text>`
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill = '#ffffff',
  stroke = INK,
  radius = 10,
) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="3"/>`
}

export const line = (path: string, stroke = INK, width = 3) =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`

export const arrow = (path: string) =>
  `<path d="${path}" fill="none" stroke="${INK}" stroke-width="3" marker-end="url(#arrow)"/>`

export const measure = (path: string) =>
  `<path d="${path}" fill="none" stroke="${INK}" stroke-width="2" marker-start="url(#arrow)" marker-end="url(#arrow)"/>`

export const circle = (x: number, y: number, radius: number, fill: string, stroke = INK) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="3"/>`

export const number = (x: number, y: number, value: string) =>
  circle(x, y, 16, SAFFRON, SAFFRON) + text(x, y, value, 18)
