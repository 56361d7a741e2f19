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
export function slipsPage(slips: readonly Slip[], t: TFunction, address: string): string {
  const items = slips.map(
    ({ first_name, last_name, phone, group, password }) => `<li>
  <strong>${escape(`${first_name} ${last_name}`)}</strong>${group === null ? '' : ` <span>${escape(group)}</span>`}
  <p>${escape(address)}</p>
  <p>${escape(t('roster.phone'))}: <b>${escape(formatPhone(phone))}</b></p>
  <p>${escape(t('roster.password'))}: <b>${escape(password)}</b></p>
</li>`,
  )
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>${escape(t('roster.slips'))}</title>
<style>
body { font: 14px system-ui, sans-serif; margin: 12mm }
ul { display: grid; grid-template-columns: 1fr 1fr; margin: 0; padding: 0; list-style: none }
li { border: 1px dashed #888; padding: 5mm; break-inside: avoid }
p { margin: 2mm 0 0 }
b { font-family: monospace; font-size: 16px }
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
  const page = slipsPage(slips, t, `${location.origin}/login`)
  const url = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'qadam-slips.html'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark)
