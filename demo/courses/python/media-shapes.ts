/** The colours and shapes that the drawings of the Python course are made of, as SVG. */
export type Picture = { width: number; height: number; svg: string }

export const INK = '#17324d'
export const PAPER = '#fbf7ef'
export const TURQUOISE = '#0f9aa6'
export const SAFFRON = '#f2a93b'
export const POMEGRANATE = '#c8423c'
export const PISTACHIO = '#5a9a4b'
const MONO = "'DejaVu Sans Mono', monospace"

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export function draw(width: number, height: number, content: string): Picture {
  const arrow = `<marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L10 5L0 10z" fill="${INK}"/></marker>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${arrow}</defs><rect width="${width}" height="${height}" fill="${PAPER}"/>${content}</svg>`
  return { width, height, svg }
}

export function text(x: number, y: number, value: string, size = 22, fill = INK, anchor = 'middle') {
  return `<text x="${x}" y="${y}" font-family="${MONO}" font-size="${size}" font-weight="bold" fill="${fill}" text-anchor="${anchor}" dominant-baseline="central" xml:space="preserve">${escape(value)}</text>`
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill = '#ffffff',
  stroke = INK,
  radius = 12,
) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="3"/>`
}

export function arrow(path: string, stroke = INK) {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="3" marker-end="url(#arrow)"/>`
}

export function diamond(x: number, y: number, half: number, tall: number, label: string) {
  return `<path d="M${x} ${y - tall}L${x + half} ${y}L${x} ${y + tall}L${x - half} ${y}z" fill="#fff3dc" stroke="${SAFFRON}" stroke-width="3"/>${text(x, y, label, 20)}`
}

export const circle = (x: number, y: number, radius: number, fill: string, stroke = INK) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="3"/>`
