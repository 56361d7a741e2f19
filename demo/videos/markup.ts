import { starPath } from '@qadam/ui/star-geometry'
import { tidy } from './motion.ts'

export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export interface Place {
  left: number
  top: number
  width: number
  height: number
}

/** A block at a place of the 1280 x 720 picture. */
export function block(place: Place, className: string, inner = '', style = ''): string {
  const { left, top, width, height } = place
  const where = `left:${tidy(left)}px;top:${tidy(top)}px;width:${tidy(width)}px;height:${tidy(height)}px`
  return `<div class="${className}" style="${where};${style}">${inner}</div>`
}

export const star = (radius: number, attributes: string, turn = 0): string =>
  `<path d="${starPath(radius, undefined, turn)}" stroke-linejoin="round" ${attributes}/>`

export const move = (x: number, y: number, inner: string, scale = 1, opacity = 1): string =>
  `<g transform="translate(${tidy(x)} ${tidy(y)}) scale(${tidy(scale)})" opacity="${tidy(opacity)}">${inner}</g>`

/** The mark of the school: a star whose lower points form three steps. */
export function logo(size: number): string {
  return `<svg viewBox="-48 -48 96 96" width="${size}" height="${size}"><clipPath id="logo-cut">${star(33, '')}</clipPath>
${star(44, 'fill="var(--turquoise)" stroke="var(--turquoise)" stroke-width="5"')}
<g clip-path="url(#logo-cut)"><path d="M-46 46V24H-15V8H5V-8H46V46Z" fill="#fff"/></g>
<circle cx="-11" cy="-12" r="8" fill="var(--saffron)"/></svg>`
}
