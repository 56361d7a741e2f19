import { readFile } from 'node:fs/promises'
import type { Lang } from '@qadam/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const fonts = [
  'onest-latin',
  'onest-cyrillic',
  'onest-cyrillic-ext',
  'onest-latin-ext',
  'unbounded-latin',
  'unbounded-cyrillic',
]
const forADay = 'public, max-age=86400'

/** Where the style of pages without the app lies, with its fonts. */
const style = '/pages/pages.css'

/** What pages share that people open without an account: their style and fonts. Such a page runs no app. */
export async function publicPageFiles(app: FastifyInstance): Promise<void> {
  const read = async (name: string) => await readFile(new URL(import.meta.resolve(name)))
  const [tokens, own] = await Promise.all([
    read('@qadam/ui/tokens.css'),
    readFile(new URL('./public-page.css', import.meta.url)),
  ])
  const css = `${tokens.toString()}\n${own.toString()}`
  app.get(style, { compress: {} }, async (_request, reply) =>
    reply.header('cache-control', forADay).type('text/css; charset=utf-8').send(css),
  )
  for (const name of fonts) {
    const bytes = await read(`@qadam/ui/fonts/${name}.woff2`)
    app.get(`/pages/${name}.woff2`, async (_request, reply) =>
      reply.header('cache-control', forADay).type('font/woff2').send(bytes),
    )
  }
}

/** The language in the address, else the browser's. */
export function pageLanguage(request: FastifyRequest): Lang {
  const { lang } = request.query as { lang?: unknown } // fastify parses it to an object
  return lang === 'uz' || lang === 'ru' ? lang : request.lang
}

export interface PublicPage {
  lang: Lang
  title: string
  /** HTML, whatever people wrote in it escaped. */
  body: string
  /** Addresses of scripts of our own. */
  scripts?: readonly string[]
  /** Whether search engines may index it. */
  isListed?: boolean
}

const words = {
  uz: { languages: 'Til', home: 'Qadam bosh sahifasi' },
  ru: { languages: 'Язык', home: 'Главная страница Qadam' },
} as const

export function sendPublicPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { lang, title, body, scripts = [], isListed = false }: PublicPage,
): FastifyReply {
  const { pathname } = new URL(request.url, 'http://school.invalid')
  const other = (one: Lang, name: string) =>
    `<a href="${escapeHtml(pathname)}?lang=${one}" hreflang="${one}" lang="${one}"${one === lang ? ' aria-current="true"' : ''}>${name}</a>`
  if (!isListed) void reply.header('x-robots-tag', 'noindex, nofollow')
  // What was revoked is gone with the next request.
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isListed ? '' : '<meta name="robots" content="noindex, nofollow">\n'}<title>${escapeHtml(title)} · Qadam</title>
<link rel="stylesheet" href="${style}">
${scripts.map((script) => `<script src="${script}" defer></script>`).join('\n')}
</head>
<body>
<header>
<a class="wordmark" href="/" aria-label="${words[lang].home}">${logo}<span>qadam</span></a>
<nav aria-label="${words[lang].languages}">${other('uz', 'Oʻzbekcha')}${other('ru', 'Русский')}</nav>
</header>
<main>
${body}
</main>
</body>
</html>
`)
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const logo =
  '<svg viewBox="-48 -48 96 96" width="32" height="32" aria-hidden="true"><path class="logo-star" d="M0-44L12.89-31.11H31.11V-12.89L44 0 31.11 12.89V31.11H12.89L0 44-12.89 31.11H-31.11V12.89L-44 0-31.11-12.89V-31.11H-12.89Z"/><path fill="#fff" d="M-25 25V12H-8.5V-.5H8V-13H25V25Z"/><circle class="logo-sun" cx="-14" cy="-16" r="8.5"/></svg>'
