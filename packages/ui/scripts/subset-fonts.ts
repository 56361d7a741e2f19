// Cuts the fonts to the letters and weights in use and writes src/fonts.css with fallbacks of the same measure.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { readMetrics } from './sfnt-metrics.ts'

const require = createRequire(import.meta.url)

const span = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step))

const ascii = span(0x20, 0x7e)
const marks = '\u00a0«»©®°±·×÷½ʻʼ‘’“”„–—…•‹›−€™′″\u2009\u200a\u202f\u2011'
const latin = `${ascii}${marks}ÀÁÂÄÇÈÉÊËÍÎÑÓÔÖÙÚÛÜßàáâäçèéêëíîñóôöùúûü¹²³¡¿§`
const russian = `${span(0x410, 0x44f)}Ёё№`
const uzbekCyrillic = 'ЎўҚқҒғҲҳ'
const karakalpak = 'ǴǵŃńıİŞşĞğ'

interface Cut {
  family: string
  source: string
  file: string
  text: string
  range: string
  weights: [number, number]
}

const cyrillicRange = 'U+0401, U+040E, U+0410-044F, U+0451, U+045E, U+2116'
const latinRange = 'U+0020-00FF, U+02BB-02BC, U+2000-206F, U+20AC, U+2122, U+2212'
const cuts: Cut[] = [
  {
    family: 'Onest',
    source: 'onest/files/onest-latin-wght-normal',
    file: 'onest-latin',
    text: latin,
    range: latinRange,
    weights: [400, 700],
  },
  {
    family: 'Onest',
    source: 'onest/files/onest-cyrillic-wght-normal',
    file: 'onest-cyrillic',
    text: `${russian}Ўў`,
    range: cyrillicRange,
    weights: [400, 700],
  },
  {
    family: 'Onest',
    source: 'onest/files/onest-cyrillic-ext-wght-normal',
    file: 'onest-cyrillic-ext',
    text: uzbekCyrillic,
    range: 'U+0492-0493, U+049A-049B, U+04B2-04B3',
    weights: [400, 700],
  },
  {
    family: 'Onest',
    source: 'onest/files/onest-latin-ext-wght-normal',
    file: 'onest-latin-ext',
    text: karakalpak,
    range: 'U+011E-011F, U+0130-0131, U+0143-0144, U+015E-015F, U+01F4-01F5',
    weights: [400, 700],
  },
  {
    family: 'Onest',
    source: 'onest/files/onest-math-wght-normal',
    file: 'onest-math',
    text: '←→↔⇒≈≠≤≥√∞∈∑∏π',
    range:
      'U+03C0, U+2190, U+2192, U+2194, U+21D2, U+2208, U+220F, U+2211, U+221A, U+221E, U+2248, U+2260, U+2264-2265',
    weights: [400, 700],
  },
  {
    family: 'Unbounded',
    source: 'unbounded/files/unbounded-latin-wght-normal',
    file: 'unbounded-latin',
    text: `${ascii}\u00a0ʻʼ’–—−+×·«»\u202f`,
    range: latinRange,
    weights: [500, 700],
  },
  {
    family: 'Unbounded',
    source: 'unbounded/files/unbounded-cyrillic-wght-normal',
    file: 'unbounded-cyrillic',
    text: russian,
    range: cyrillicRange,
    weights: [500, 700],
  },
  {
    family: 'JetBrains Mono',
    source: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal',
    file: 'jetbrains-mono-latin',
    text: latin,
    range: latinRange,
    weights: [400, 700],
  },
  {
    family: 'JetBrains Mono',
    source: 'jetbrains-mono/files/jetbrains-mono-cyrillic-wght-normal',
    file: 'jetbrains-mono-cyrillic',
    text: `${russian}Ўў`,
    range: cyrillicRange,
    weights: [400, 700],
  },
]

/** Letters as often as Uzbek and Russian-school texts in Latin bring them. */
const sample =
  'Salom, Madina! Bugun yana bir qadam: shart, sikl va funksiya. Toʻgʻri javobni tanlang va davom eting'.replaceAll(
    'ʻ',
    "'",
  )

/** Advances of Arial per 1000 and Roboto per 2048 units, a to z, then space, and a mean for the rest. */
const fallbacks = {
  Arial: {
    units: 1000,
    space: 278,
    other: 400,
    letters: [
      556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
      500, 722, 500, 500, 500,
    ],
  },
  Roboto: {
    units: 2048,
    space: 507,
    other: 800,
    letters: [
      1114, 1149, 1072, 1155, 1085, 711, 1149, 1128, 497, 489, 1038, 497, 1795, 1130, 1168, 1149, 1164, 693,
      1057, 669, 1129, 992, 1538, 1015, 969, 1015,
    ],
  },
}

function averageOf({ units, space, other, letters }: (typeof fallbacks)['Arial']): number {
  const widths = [...sample].map((letter) =>
    letter === ' ' ? space : (letters[letter.charCodeAt(0) - 97] ?? other),
  )
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / units
}

const percent = (part: number): string => `${Math.round(part * 10000) / 100}%`
const faces: string[] = []

for (const { family, source, file, text, range, weights } of cuts) {
  const original = readFileSync(require.resolve(`@fontsource-variable/${source}.woff2`))
  const variationAxes = { wght: { min: weights[0], max: weights[1], default: weights[0] } }
  const cut = await subsetFont(original, text, { targetFormat: 'woff2', variationAxes })
  writeFileSync(new URL(`../fonts/${file}.woff2`, import.meta.url), cut)
  console.log(file, cut.length)
  faces.push(`@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weights[0]} ${weights[1]};
  font-display: swap;
  src: url('../fonts/${file}.woff2?no-inline') format('woff2');
  unicode-range: ${range};
}`)
  if (file !== 'onest-latin' && file !== 'unbounded-latin') continue
  const plain = await subsetFont(original, text, { targetFormat: 'sfnt', variationAxes })
  const metrics = readMetrics(plain, sample)
  for (const [name, fallback] of Object.entries(fallbacks)) {
    const size = metrics.averageAdvance / metrics.unitsPerEm / averageOf(fallback)
    const em = metrics.unitsPerEm * size
    faces.push(`@font-face {
  font-family: '${family} ${name}';
  src: local('${name}');
  size-adjust: ${percent(size)};
  ascent-override: ${percent(metrics.ascent / em)};
  descent-override: ${percent(-metrics.descent / em)};
  line-gap-override: ${percent(metrics.lineGap / em)};
}`)
  }
}
writeFileSync(
  new URL('../src/fonts.css', import.meta.url),
  `/* Written by scripts/subset-fonts.ts. */\n${faces.join('\n')}\n`,
)
