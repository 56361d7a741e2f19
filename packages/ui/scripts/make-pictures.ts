// Draws the favicon from the logo's geometry and photographs the app icons and the notification badge.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { starPath } from '../src/star-geometry.ts'
import { openBrowser } from './open-browser.ts'

const turquoise = '#0099a8'
const saffron = '#f7b737'
const steps = 'M-25 25V12H-8.5V-.5H8V-13H25V25Z'

function logo(star: string, inner: string): string {
  return (
    `<path d="${starPath(44)}" fill="${star}" stroke="${star}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="${steps}" fill="${inner}" stroke="${inner}" stroke-width="3" stroke-linejoin="round"/>` +
    `<circle cx="-14" cy="-16" r="8.5" fill="${saffron}"/>`
  )
}

const svg = (box: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`
const favicon = svg('-48 -48 96 96', logo(turquoise, '#fff'))
const appIcon = (corner: number): string =>
  svg(
    '-72 -72 144 144',
    `<clipPath id="c"><rect x="-72" y="-72" width="144" height="144" rx="${corner}"/></clipPath><g clip-path="url(#c)"><rect x="-72" y="-72" width="144" height="144" fill="#03788a"/><g fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="1.5">${[58, 70, 84].map((radius) => `<path d="${starPath(radius, undefined, 22.5)}"/>`).join('')}</g><path d="${starPath(44)}" fill="#04414d" transform="translate(0 5)" stroke="#04414d" stroke-width="5" stroke-linejoin="round"/>${logo('#12b3c2', '#fff')}</g>`,
  )
// The star stays inside the middle 80 %, which every launcher's mask leaves whole.
const icon = appIcon(0)
// Shown as it is, by desktops above all.
const roundIcon = appIcon(34)
const badge = svg(
  '0 0 24 24',
  '<path d="M12 2.5a6.8 6.8 0 0 0-6.8 6.8c0 5-2 6.3-2 8.2h17.6c0-1.9-2-3.2-2-8.2A6.8 6.8 0 0 0 12 2.5Z" fill="#fff"/><path d="M8.8 19.5a3.3 3.3 0 0 0 6.4 0Z" fill="#fff"/>',
)

const pictures = new URL('../pictures/', import.meta.url)
writeFileSync(new URL('favicon.svg', pictures), favicon)
const browser = await openBrowser(mkdtempSync(join(tmpdir(), 'qadam-browser-')))
try {
  for (const [file, size, drawing] of [
    ['icon-192.png', 192, icon],
    ['icon-512.png', 512, icon],
    ['icon-any-192.png', 192, roundIcon],
    ['icon-any-512.png', 512, roundIcon],
    ['apple-touch-icon.png', 180, icon],
    ['bell-badge.png', 96, badge],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<body style="margin:0">${drawing}</body>`)
    await page.addStyleTag({ content: 'svg{display:block}' })
    writeFileSync(new URL(file, pictures), await page.screenshot({ omitBackground: true }))
    await page.close()
  }
} finally {
  await browser.close()
}
