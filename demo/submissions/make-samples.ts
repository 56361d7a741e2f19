/**
 * Draws and speaks the files that the demo's students submit: `npm run node -- demo/submissions/make-samples.ts`. Needs espeak-ng
 * and ffmpeg; the results are committed beside this file, so that others need neither.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

const here = import.meta.dirname

interface Poster {
  title: string
  lines: readonly string[]
  ground: string
  ink: string
  shape: string
}

async function drawPoster(name: string, { title, lines, ground, ink, shape }: Poster): Promise<void> {
  const text = (y: number, size: number, weight: number, words: string) =>
    `<text x="40" y="${y}" font-family="DejaVu Sans" font-size="${size}" font-weight="${weight}" fill="${ink}">${words}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="680">
    <rect width="480" height="680" fill="${ground}"/>${shape}
    ${text(110, 44, 700, title)}
    ${lines.map((line, index) => text(500 + index * 44, 24, 400, line)).join('')}
  </svg>`
  await sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toFile(path.join(here, name))
}

async function drawScreenshot(name: string, width: number): Promise<void> {
  const card = Math.min(420, width - 40)
  const left = (width - card) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="420">
    <rect width="${width}" height="420" fill="#e7f3f1"/>
    <rect x="${left}" y="60" width="${card}" height="260" rx="16" fill="#0f4c4a"/>
    <text x="${left + 24}" y="120" font-family="DejaVu Sans" font-size="28" font-weight="700" fill="#fff">Kamola</text>
    <text x="${left + 24}" y="160" font-family="DejaVu Sans" font-size="18" fill="#cfe8e4">8-sinf, dizayner boʻlmoqchi</text>
    ${['HTML', 'CSS', 'Rasm'].map((word, index) => `<rect x="${left + 24 + index * 92}" y="220" width="80" height="36" rx="18" fill="#f0b429"/><text x="${left + 40 + index * 92}" y="244" font-family="DejaVu Sans" font-size="16" fill="#1d2b2a">${word}</text>`).join('')}
  </svg>`
  await sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toFile(path.join(here, name))
}

/** One page that holds one picture, as a phone's scanner makes it. */
async function scan(from: string, to: string): Promise<void> {
  const { data, info } = await sharp(path.join(here, from))
    .jpeg({ quality: 60 })
    .toBuffer({ resolveWithObject: true })
  const content = `q 480 0 0 680 57 80 cm /Page Do Q`
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /Page 5 0 R >> >> >>',
    ),
    Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${data.length} >>\nstream\n`,
      ),
      data,
      Buffer.from('\nendstream'),
    ]),
  ]
  const parts = [Buffer.from('%PDF-1.4\n')]
  const places: number[] = []
  for (const [index, object] of objects.entries()) {
    places.push(Buffer.concat(parts).length)
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'))
  }
  const table = Buffer.concat(parts).length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  )
  writeFileSync(path.join(here, to), Buffer.concat(parts))
}

function speak(name: string, voice: readonly string[], words: string): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-voice-'))
  const wave = path.join(folder, 'voice.wav')
  execFileSync('espeak-ng', ['-v', 'en-us', ...voice, '-w', wave, words])
  const opus = ['-c:a', 'libopus', '-b:a', '16k', '-ac', '1', '-application', 'voip']
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', wave, ...opus, path.join(here, name)])
  rmSync(folder, { recursive: true })
}

await drawPoster('afisha-shaxmat.png', {
  title: 'Shaxmat turniri',
  lines: ['12-dekabr, soat 15:00', 'Maktab faollar zali', 'Yozilish: 8-B, Sardor'],
  ground: '#f6efe0',
  ink: '#2b2118',
  shape: Array.from({ length: 16 }, (_, cell) => {
    const dark = (cell + Math.floor(cell / 4)) % 2 === 0
    return `<rect x="${100 + (cell % 4) * 70}" y="${150 + Math.floor(cell / 4) * 70}" width="70" height="70" fill="${dark ? '#8a5a2b' : '#e5cfa5'}"/>`
  }).join(''),
})
await drawPoster('afisha-kitob.png', {
  title: 'Kitob kechasi',
  lines: ['5-dekabr, soat 16:00', 'Maktab kutubxonasi', 'Sevimli kitobingiz bilan keling'],
  ground: '#12324a',
  ink: '#ffffff',
  shape:
    '<path d="M240 190 C190 160 130 160 80 180 L80 410 C130 390 190 390 240 420z" fill="#f0b429"/><path d="M240 190 C290 160 350 160 400 180 L400 410 C350 390 290 390 240 420z" fill="#ffd978"/>',
})
await scan('afisha-kitob.png', 'afisha-kitob.pdf')
await drawScreenshot('karta-keng.png', 900)
await drawScreenshot('karta-tor.png', 360)
speak(
  'tanishuv-1.webm',
  ['-s', '145'],
  'Hello! My name is Sardor and I am fourteen years old. I am from Samarkand. I have two sisters and a small brother. I usually get up at seven and I code every day after school. On Sundays I play football with my friends. I want to be a programmer and make games for children.',
)
speak(
  'tanishuv-2.ogg',
  ['-s', '140', '-p', '65'],
  'Hi! My name is Malika. I am thirteen. I live in Tashkent with my family. I have one brother. Every day I walk to school, and on Sundays I usually bake bread with my grandmother. I want to be a designer.',
)
