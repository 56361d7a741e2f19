import { move, star } from './markup.ts'
import { clamp, easeInOut, easeOut, mix, spring, tidy } from './motion.ts'

const appear = (value: number, order: number, x: number, y: number, inner: string): string => {
  const part = clamp(value - order + 1)
  return part > 0 ? move(x, y, inner, Math.max(0.01, spring(part)), easeOut(part * 2)) : ''
}

/** The white cotton flower of the blue tea ware. */
const cotton = `<g fill="#fff">${[0, 72, 144, 216, 288]
  .map((turn) => `<ellipse cx="0" cy="-11" rx="6.5" ry="9" transform="rotate(${turn})"/>`)
  .join('')}</g><circle r="5" fill="var(--saffron)"/>`

export const teapot = `<path d="M50-14C84-20 84 34 46 30" fill="none" stroke="var(--pot)" stroke-width="11" stroke-linecap="round"/>
<path d="M-44 14C-66 10-66-20-84-30L-70-36C-56-28-54-12-36-14Z" fill="var(--pot)"/>
<path d="M-50 4C-50-34 50-34 50 4C50 32 30 46 0 46S-50 32-50 4Z" fill="var(--pot)"/>
<path d="M-30-24Q0-46 30-24Z" fill="var(--pot)" stroke="var(--saffron)" stroke-width="4" stroke-linejoin="round"/>
<circle cy="-42" r="7" fill="var(--saffron)"/><g transform="translate(0 9) scale(1.15)">${cotton}</g>`

export const bread = `<circle r="56" fill="oklch(.66 .12 62)"/><circle r="51" fill="oklch(.78 .125 72)"/><circle r="32" fill="oklch(.86 .1 80)"/>
${star(24, 'fill="none" stroke="oklch(.62 .12 60)" stroke-width="3.5"')}${star(11, 'fill="oklch(.62 .12 60)"')}
${[20, 65, 110, 155, 200, 245, 290, 335].map((turn) => `<ellipse cx="0" cy="-42" rx="3.4" ry="2" fill="oklch(.95 .03 85)" transform="rotate(${turn})"/>`).join('')}`

export const pilaf = `<ellipse cy="18" rx="68" ry="28" fill="oklch(.5 .095 208)"/><ellipse cy="12" rx="68" ry="28" fill="#fff"/>
<ellipse cy="11" rx="56" ry="21" fill="none" stroke="var(--turquoise)" stroke-width="4" stroke-dasharray="9 7"/>
<path d="M-46 12C-38-34-14-44 0-44S38-34 46 12C30 24-30 24-46 12Z" fill="oklch(.84 .125 80)"/>
<g stroke="oklch(.72 .17 55)" stroke-width="6" stroke-linecap="round"><path d="M-26 2l12-6M-6-14l11 6M14 6l12-7M-14-24l9 6M16-18l8 8M-2 12l10-4"/></g>
<path d="M-14-38c4-12 26-12 28 0c-6 9-22 9-28 0Z" fill="oklch(.46 .08 45)"/>`

/** A star-shaped cloth with tea, bread and pilaf on it. */
export function drawTable(value: number): string {
  const cloth = `${star(186, 'fill="oklch(.3 .11 20)" transform="translate(0 8)"')}${star(186, 'fill="var(--pomegranate-edge)"')}
${star(150, 'fill="none" stroke="var(--saffron)" stroke-width="4" opacity=".8"')}`
  return (
    move(192, 200, cloth) +
    appear(value, 1, 200, 118, teapot) +
    appear(value, 2, 126, 232, bread) +
    appear(value, 3, 262, 248, pilaf)
  )
}

const apple = `<path d="M0-22C-10-34-44-30-42 4C-41 30-20 44-8 40Q0 37 8 40C20 44 41 30 42 4C44-30 10-34 0-22Z" fill="var(--pomegranate)"/>
<path d="M0-22Q-2-38 8-46" fill="none" stroke="oklch(.5 .08 60)" stroke-width="6" stroke-linecap="round"/>
<path d="M4-32C12-48 32-48 36-42C30-30 16-28 4-32Z" fill="var(--pistachio)"/><path d="M-27 2C-28-8-22-14-17-15" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5"/>`

export function drawApples(value: number, most: number): string {
  return Array.from({ length: most }, (_, index) =>
    appear(value, index + 1, 192 + (index - (most - 1) / 2) * 112, 68, apple),
  ).join('')
}

const cup = (poured: number, index: number): string => {
  const level = tidy(34 - 58 * poured)
  const tea = `<clipPath id="cup-${index}"><path d="M-42-24C-40 20-22 34 0 34S40 20 42-24Z"/></clipPath>
<rect x="-46" y="${level}" width="92" height="80" fill="oklch(.74 .15 70)" clip-path="url(#cup-${index})"/>`
  return `<path d="M-50-32C-48 26-26 44 0 44S48 26 50-32Z" fill="#fff"/><path d="M-42-24C-40 20-22 34 0 34S40 20 42-24Z" fill="oklch(.88 .02 90)"/>
${poured > 0.01 ? tea : ''}<path d="M-18 44H18L14 54H-14Z" fill="var(--pot)"/><path d="M-50-32H50" stroke="var(--pot)" stroke-width="6" stroke-linecap="round"/>`
}

/** A teapot that glides along three cups and fills them. */
export function drawCups(value: number): string {
  const cupX = (index: number): number => 52 + index * 106
  const whole = Math.floor(value)
  const part = value - whole
  const poured = (index: number): number =>
    index < whole ? 1 : index === whole ? clamp((part - 0.1) / 0.8) : 0
  const isPouring = part > 0.1 && part < 0.9
  const before = cupX(Math.max(0, whole - 1))
  const potX = part > 0 ? mix(before, cupX(whole), easeInOut(part / 0.1)) : before
  const cups = [0, 1, 2].map((index) => move(cupX(index), 240, cup(poured(index), index), 0.92)).join('')
  const stream = isPouring
    ? `<path d="M${cupX(whole)} 96V${tidy(264 - 40 * poured(whole))}" stroke="oklch(.74 .15 70)" stroke-width="8" stroke-linecap="round"/>`
    : ''
  const pot = `<g transform="rotate(${isPouring ? -16 : 0})">${teapot}</g>`
  return stream + cups + move(potX + 62, 100, pot, 0.78)
}
