import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SHARP_STAR, starPath } from '@qadam/ui/star-geometry'

const resolved = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier))

/** A family's stylesheet with its font files inside, so that the page needs nothing from elsewhere. */
function fontFaces(family: string): string {
  const sheet = resolved(`@fontsource-variable/${family}/index.css`)
  return readFileSync(sheet, 'utf8').replaceAll(/url\(\.\/(files\/[^)]+)\)/g, (_, file: string) => {
    const bytes = readFileSync(join(dirname(sheet), file))
    return `url(data:font/woff2;base64,${bytes.toString('base64')})`
  })
}

function girihTile(size: number): string {
  const places = [50, 0, 100]
    .flatMap((x) => [50, 0, 100].map((y) => ({ x, y })))
    .filter(({ x, y }) => (x === 50) === (y === 50))
  const stars = places
    .map((place) => starPath(36, undefined, 0, place) + starPath(20, SHARP_STAR, 0, place))
    .join('')
  const bars = 'M50 14V0M50 86V100M14 50H0M86 50H100M0 36V64M100 36V64M36 0H64M36 100H64'
  return `<pattern id="girih" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="${stars}${bars}" transform="scale(${size / 100})" fill="none" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/></pattern>`
}

/** The page frames are drawn on: fonts, the dark colours of the product and a quiet girih below. */
export function stagePage(): string {
  const colours = readFileSync(resolved('@qadam/ui/tokens.css'), 'utf8')
  const styles = readFileSync(new URL('stage.css', import.meta.url), 'utf8')
  const fonts = ['onest', 'unbounded', 'jetbrains-mono'].map(fontFaces).join('')
  return `<!doctype html><html data-theme="dark"><meta charset="utf-8"><style>${fonts}${colours}${styles}</style>
<body><svg id="ground" width="1280" height="720">${girihTile(90)}<rect width="1280" height="720" fill="url(#girih)"/></svg><div id="frame"></div></body></html>`
}
