import type { Lang } from '@qadam/contract'
import { KHATIM, SHARP_STAR, starPath } from '@qadam/ui/star-geometry'
import Document from 'pdfkit'
import { encode } from 'uqr'
import { certificateWords, writeDay } from './certificate-words.ts'

/** TrueType, with Latin, the letter ʻ and Cyrillic. */
export interface CertificateFonts {
  text: Uint8Array
  bold: Uint8Array
  display: Uint8Array
}

export interface Drawing {
  certificate: DrawnCertificate
  fonts: CertificateFonts
  lang: Lang
  timeZone: string
}

interface DrawnCertificate {
  name: string
  course: string
  school: string
  code: string
  issuedAt: Date
  /** Of the page that proves it. */
  url: string
}

const colour = {
  paper: '#faf6ee',
  ink: '#12303f',
  muted: '#56707d',
  turquoise: '#00707c',
  bright: '#28a5ad',
  lapis: '#123a66',
  saffron: '#f2b632',
  line: '#ddd5c4',
} as const

// A4, lying.
const page = { width: 842, height: 595 } as const
const band = 248
const left = band + 52
const right = page.width - 52
const room = right - left

/** A certificate on one page, in the reader's language. The same certificate is the same bytes. */
export async function drawCertificate({ certificate, fonts, lang, timeZone }: Drawing): Promise<Buffer> {
  const words = certificateWords[lang]
  const pdf = new Document({
    size: [page.width, page.height],
    margin: 0,
    lang,
    displayTitle: true,
    info: {
      Title: `${words.title}: ${certificate.course}`,
      Author: certificate.school,
      Subject: certificate.name,
      Creator: 'Qadam',
      Producer: 'Qadam',
      // The moment of drawing would make each copy another.
      CreationDate: certificate.issuedAt,
    },
  })
  const parts: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  pdf.registerFont('text', asBuffer(fonts.text))
  pdf.registerFont('bold', asBuffer(fonts.bold))
  pdf.registerFont('display', asBuffer(fonts.display))
  pdf.rect(0, 0, page.width, page.height).fill(colour.paper)
  drawBand(pdf)
  pdf.font('display').fontSize(15).fillColor(colour.turquoise).text('qadam', left, 50, { lineBreak: false })
  pdf.font('display').fontSize(40).fillColor(colour.lapis)
  pdf.text(words.title, left, 80, { width: room })
  let y = 152
  pdf.font('text').fontSize(14).fillColor(colour.muted).text(words.holder, left, y, { width: room })
  y += 24
  y += drawFitted(pdf, 'display', certificate.name, y, { sizes: [30, 26, 22, 18, 15, 12], lines: 2 })
  y += 14
  pdf.font('text').fontSize(14).fillColor(colour.muted).text(words.for_course, left, y, { width: room })
  y += 24
  drawFitted(pdf, 'bold', certificate.course, y, { sizes: [24, 21, 18, 15, 12, 10], lines: 3 })
  drawFoot(pdf, certificate, words, writeDay(certificate.issuedAt, lang, timeZone))
  pdf.end()
  return await whole
}

type Pdf = InstanceType<typeof Document>

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)

/** Writes a text in the largest size that fits so many lines. @returns its height. */
function drawFitted(
  pdf: Pdf,
  font: string,
  text: string,
  y: number,
  { sizes, lines }: { sizes: readonly number[]; lines: number },
): number {
  pdf.font(font).fillColor(colour.ink)
  const heightAt = (size: number) => pdf.fontSize(size).heightOfString(text, { width: room })
  const fits = (size: number) => {
    const line = pdf.fontSize(size).currentLineHeight(true)
    // A word wider than the page would be cut.
    const widest = Math.max(...text.split(/\s+/).map((word) => pdf.widthOfString(word)))
    return widest <= room && heightAt(size) <= line * lines + 0.5
  }
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 12
  const height = Math.min(heightAt(size), pdf.currentLineHeight(true) * lines)
  pdf.text(text, left, y, { width: room, height: height + 1, ellipsis: true })
  return height
}

function drawFoot(
  pdf: Pdf,
  { school, code, url }: DrawnCertificate,
  words: { date: string; school: string; code: string; check: string },
  day: string,
): void {
  const side = 104
  const top = page.height - 52 - side
  pdf.rect(left, top - 22, room, 1).fill(colour.line)
  const width = room - side - 28
  const facts = [
    [words.date, day],
    [words.school, school],
    [words.code, code],
  ] as const
  for (const [index, [label, value]] of facts.entries()) {
    const y = top + index * 36
    pdf.font('text').fontSize(10).fillColor(colour.muted).text(label, left, y, { width, lineBreak: false })
    pdf.font('bold').fontSize(13).fillColor(colour.ink)
    pdf.text(value, left, y + 13, { width, height: 17, ellipsis: true })
  }
  const { data, size } = encode(url, { ecc: 'M', border: 0 })
  const at = { x: right - side, y: top }
  pdf.roundedRect(at.x - 8, at.y - 8, side + 16, side + 16, 8).fill('#ffffff')
  const cell = side / size
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) pdf.rect(at.x + column * cell, at.y + row * cell, cell, cell)
  pdf.fill(colour.ink)
  pdf.link(at.x - 8, at.y - 8, side + 16, side + 16, url)
}

/** The girih of the domes, and the school's star on it. */
function drawBand(pdf: Pdf): void {
  pdf.save()
  pdf.rect(0, 0, band, page.height).clip()
  const ground = pdf.linearGradient(0, 0, band, page.height)
  ground.stop(0, colour.turquoise).stop(1, colour.lapis)
  pdf.rect(0, 0, band, page.height).fill(ground)
  const tile = 62
  pdf.lineWidth(0.9).strokeColor('#ffffff', 0.22).lineJoin('round')
  for (let x = 0; x <= band + tile; x += tile)
    for (let y = 0; y <= page.height + tile; y += tile) {
      const centre = { x, y }
      pdf.path(starPath(tile * 0.36, KHATIM, 0, centre)).stroke()
      pdf.path(starPath(tile * 0.2, SHARP_STAR, 0, centre)).stroke()
      pdf
        .moveTo(x + tile * 0.36, y)
        .lineTo(x + tile * 0.64, y)
        .stroke()
      pdf
        .moveTo(x, y + tile * 0.36)
        .lineTo(x, y + tile * 0.64)
        .stroke()
    }
  const heart = { x: band / 2, y: page.height / 2 }
  pdf.path(starPath(104, KHATIM, 22.5, heart)).fill(colour.lapis)
  pdf
    .path(starPath(97, KHATIM, 22.5, heart))
    .lineWidth(1.5)
    .strokeColor(colour.saffron, 1)
    .stroke()
  pdf.path(starPath(88, KHATIM, 0, heart)).fill(colour.turquoise)
  pdf.path(starPath(88, SHARP_STAR, 22.5, heart)).fill(colour.bright)
  pdf.path(starPath(62, KHATIM, 0, heart)).fill('#ffffff')
  // The school's mark: three steps that climb within the star.
  pdf.translate(heart.x, heart.y).scale(1.12)
  pdf.path('M-25 25V12H-8.5V-.5H8V-13H25V25Z').fill(colour.turquoise)
  pdf.circle(-14, -16, 8.5).fill(colour.saffron)
  pdf.restore()
  pdf.rect(band, 0, 5, page.height).fill(colour.saffron)
}
