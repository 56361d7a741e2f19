import type { Lang } from '@qadam/contract'
import { KHATIM, SHARP_STAR, starPath } from '@qadam/ui/star-geometry'
import { encode } from 'uqr'
import { certificateWords, writeDay, type PublicCertificate } from '../registry/http-ports.ts'
import { escapeHtml } from './public-page.ts'
import { zoneAt, type TimeZone } from '../time/time-zone.ts'

const texts = {
  uz: {
    valid: 'Haqiqiy sertifikat',
    revoked: 'Sertifikat bekor qilingan',
    revoked_text: 'Maktab bu sertifikatni {{day}} kuni bekor qilgan: u endi hech narsani tasdiqlamaydi.',
    withdrawn: 'Sertifikat hozir amal qilmaydi',
    withdrawn_text:
      'Bu kursning bir ishi qayta topshirilmoqda. U qabul qilingach, sertifikat shu kod bilan yana amal qiladi.',
    unknown: 'Bunday sertifikat yoʻq',
    unknown_text: 'Maktabda bu kodli sertifikat yoʻq. Kodni sertifikatdan koʻchirib, yana tekshiring.',
    wait: 'Birozdan soʻng qayta urining',
    wait_text: 'Bu tarmoqdan juda koʻp soʻrov keldi. 10 daqiqadan soʻng yana urinib koʻring.',
    title: 'Sertifikatni tekshirish',
    title_text:
      'Sertifikatdagi kodni kiriting: u haqiqiymi, kimga va qaysi kurs uchun berilgan, shu yerda koʻrinadi.',
    code: 'Sertifikat kodi',
    check: 'Tekshirish',
    another: 'Boshqa kodni tekshirish',
    pdf: 'PDF yuklab olish',
    qr: 'Shu sahifaning QR kodi',
  },
  ru: {
    valid: 'Сертификат подлинный',
    revoked: 'Сертификат отозван',
    revoked_text: 'Школа отозвала этот сертификат {{day}}: он больше ничего не подтверждает.',
    withdrawn: 'Сертификат сейчас не действует',
    withdrawn_text:
      'Одну из работ этого курса сдают заново. Когда её примут, сертификат снова будет действовать с этим же кодом.',
    unknown: 'Такого сертификата нет',
    unknown_text: 'В школе нет сертификата с этим кодом. Перепишите код с сертификата и проверьте ещё раз.',
    wait: 'Попробуйте чуть позже',
    wait_text: 'Из этой сети пришло слишком много запросов. Попробуйте снова через 10 минут.',
    title: 'Проверка сертификата',
    title_text: 'Введите код с сертификата: здесь видно, подлинный ли он, кому и за какой курс выдан.',
    code: 'Код сертификата',
    check: 'Проверить',
    another: 'Проверить другой код',
    pdf: 'Скачать PDF',
    qr: 'QR-код этой страницы',
  },
} as const

interface Rendered {
  title: string
  body: string
}

const form = (lang: Lang): string => `<form action="/certificate" method="get">
<label class="field">${texts[lang].code}<input name="code" required maxlength="60" autocomplete="off" autocapitalize="characters" spellcheck="false"></label>
<input type="hidden" name="lang" value="${lang}">
<button class="button">${texts[lang].check}</button>
</form>`

/** Where a code is typed in. */
export function renderCertificateForm(lang: Lang): Rendered {
  const t = texts[lang]
  return {
    title: t.title,
    body: `<section class="card"><h1>${t.title}</h1><p class="muted">${t.title_text}</p>${form(lang)}</section>`,
  }
}

export function renderNoCertificate(lang: Lang, why: 'unknown' | 'wait'): Rendered {
  const t = texts[lang]
  const text = why === 'unknown' ? t.unknown_text : t.wait_text
  return {
    title: t[why],
    body: `<section class="card" role="status"><h1>${t[why]}</h1><p class="muted">${text}</p>${why === 'unknown' ? form(lang) : ''}</section>`,
  }
}

/** @param url of this very page, for the QR code. */
export function renderCertificate(
  certificate: PublicCertificate,
  { lang, timeZone, url }: { lang: Lang; timeZone: TimeZone; url: string },
): Rendered {
  const t = texts[lang]
  if (certificate.state !== 'valid') {
    const [title, text] =
      certificate.state === 'withdrawn'
        ? [t.withdrawn, t.withdrawn_text]
        : [
            t.revoked,
            t.revoked_text.replace(
              '{{day}}',
              writeDay(certificate.revoked_at, lang, zoneAt(timeZone, certificate.revoked_at)),
            ),
          ]
    return {
      title,
      body: `<section class="card"><h1 class="state ${certificate.state}">${certificate.state === 'withdrawn' ? clock : cross}${title}</h1>
<p>${text}</p>
<dl><div><dt>${certificateWords[lang].code}</dt><dd>${certificate.code}</dd></div></dl>
<div class="actions"><a class="button" href="/certificate?lang=${lang}">${t.another}</a></div></section>`,
    }
  }
  const words = certificateWords[lang]
  const { name, course, school, code, issued_at } = certificate
  const fact = (label: string, value: string) => `<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`
  return {
    title: `${words.title}: ${course}`,
    body: `<article class="card certificate">${band}
<p class="state valid">${check}${t.valid}</p>
<h1>${words.title}</h1>
<p class="label">${words.holder}</p>
<p class="name">${escapeHtml(name)}</p>
<p class="label">${words.for_course}</p>
<p class="course">${escapeHtml(course)}</p>
<div class="proof">
<dl>${fact(words.date, writeDay(issued_at, lang, zoneAt(timeZone, issued_at)))}${fact(words.school, school)}${fact(words.code, code)}</dl>
${drawQr(url, t.qr)}
</div>
<div class="actions"><a class="button" href="/certificate/${code}/pdf?lang=${lang}">${t.pdf}</a></div>
</article>`,
  }
}

function drawQr(text: string, label: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return `<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#12303f" shape-rendering="crispEdges"/></svg>`
}

const check =
  '<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><path d="M5 12.5l4.5 4.5L19 7.5"/></svg>'
const cross =
  '<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"><path d="M6 6l12 12M18 6L6 18"/></svg>'
const clock =
  '<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/></svg>'

const centre = { x: 32, y: 32 }
/** The domes' colours under the girih. */
const band = `<svg class="band" aria-hidden="true" preserveAspectRatio="none"><defs><linearGradient id="dome"><stop offset="0" stop-color="#00707c"/><stop offset="1" stop-color="#123a66"/></linearGradient><pattern id="girih" width="64" height="64" patternUnits="userSpaceOnUse"><path d="${starPath(23, KHATIM, 0, centre)}${starPath(13, SHARP_STAR, 0, centre)}M32 9V0M32 55V64M9 32H0M55 32H64" fill="none" stroke="#fff" stroke-opacity=".3" stroke-linejoin="round"/></pattern></defs><rect width="100%" height="100%" fill="url(#dome)"/><rect width="100%" height="100%" fill="url(#girih)"/></svg>`
