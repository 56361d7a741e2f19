import { formatPhone } from '@qadam/web/phone-format'
import type { TFunction } from 'i18next'

export interface Slip {
  first_name: string
  last_name: string
  phone: string
  group: string | null
  password: string
}

/** A page to be printed and cut: a slip a student, with where to sign in and the first password. */
export function slipsPage(slips: readonly Slip[], t: TFunction, address: string, lang: string): string {
  const items = slips.map(
    ({ first_name, last_name, phone, group, password }) => `<li>
  <strong>${escape(`${first_name} ${last_name}`)}</strong>${group === null ? '' : `<br>${escape(group)}`}
  <p>${escape(address)}</p>
  <p>${escape(t('roster.phone'))}: <b>${escape(formatPhone(phone))}</b></p>
  <p>${escape(t('roster.password'))}: <b>${escape(password)}</b></p>
</li>`,
  )
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(t('roster.slips'))}</title>
<style>
@page { margin: 12mm }
body { margin: 0; font: 14px/1.35 system-ui, sans-serif; color: #000; background: #fff }
ul { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); margin: 0; padding: 0; list-style: none }
li { border: 1px dashed #888; padding: 5mm; break-inside: avoid; overflow-wrap: anywhere }
strong { font-size: 17px }
p { margin: 2mm 0 0 }
b { font: 700 17px/1.2 ui-monospace, monospace; letter-spacing: .04em; white-space: nowrap }
@media screen { body { margin: 12mm } }
@media screen and (width < 40rem) { body { margin: 4mm } ul { grid-template-columns: minmax(0, 1fr) } }
</style>
</head>
<body><ul>
${items.join('\n')}
</ul></body>
</html>
`
}

/** Saves the passwords on this device alone: the server stores none of them. */
export function saveSlips(slips: readonly Slip[], t: TFunction): void {
  const page = slipsPage(slips, t, `${location.origin}/login`, document.documentElement.lang)
  const url = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'qadam-slips.html'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark)
