import { readFile } from 'node:fs/promises'
import { certificateLimits } from '@qadam/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import {
  drawAway,
  findPublicCertificate,
  type CertificateFonts,
  type PublicCertificate,
} from '../registry/http-ports.ts'
import { renderCertificate, renderCertificateForm, renderNoCertificate } from './certificate-page.ts'
import { addressForLimits, clientAddress } from './client-address.ts'
import { contentDisposition } from './content-disposition.ts'
import { pageLanguage, sendPublicPage } from './public-page.ts'
import { RecentCounts } from '../actions/recent-counts.ts'
import { zoneAt, type ReadTimeZone } from '../time/time-zone.ts'

export interface CertificatePageTools {
  db: Database
  clock: () => Date
  timeZone: ReadTimeZone
  /** Where the school is reached; absent: where it was reached just now. */
  publicUrl?: string | undefined
}

/** Drawn documents in the cache: a class that opens one does not draw it thirty times. */
const mostKept = 50

/**
 * /certificate/CODE, public: whether a certificate is valid, and whose. It shows nothing else, is not found
 * without its code, and runs no script.
 */
export async function certificatePages(
  app: FastifyInstance,
  { db, clock, timeZone, publicUrl }: CertificatePageTools,
): Promise<void> {
  const { unknownOfAddress, documentsOfCode, window_s } = certificateLimits
  const unknown = new RecentCounts({ most: unknownOfAddress, window_s })
  const documents = new RecentCounts({ most: documentsOfCode, window_s })
  const drawn = new Map<string, Buffer>()
  let fonts: Promise<CertificateFonts> | undefined

  const find = async (request: FastifyRequest): Promise<PublicCertificate | 'unknown' | 'wait'> => {
    const { code } = request.params as { code: string } // the route's own parameter
    const found = await findPublicCertificate(db, code, pageLanguage(request))
    // Behind one address is a whole school: somebody's wrong codes must not bar others' right ones.
    return found ?? (unknown.take(addressForLimits(clientAddress(request)), clock()) ? 'unknown' : 'wait')
  }
  const addressOf = (request: FastifyRequest, code: string): string => {
    const here = publicUrl ?? `${request.protocol}://${request.host}`
    return (URL.parse(`/certificate/${code}`, here) ?? new URL(`http://localhost/certificate/${code}`)).href
  }
  const refuse = (request: FastifyRequest, reply: FastifyReply, why: 'unknown' | 'wait'): FastifyReply => {
    const lang = pageLanguage(request)
    if (why === 'wait') void reply.header('retry-after', String(window_s))
    return sendPublicPage(request, reply.code(why === 'wait' ? 429 : 404), {
      lang,
      ...renderNoCertificate(lang, why),
    })
  }

  app.get('/certificate', async (request, reply) => {
    const lang = pageLanguage(request)
    const { code } = request.query as { code?: unknown } // fastify parses it to an object
    if (typeof code === 'string' && code.trim() !== '')
      return await reply.redirect(
        `/certificate/${encodeURIComponent(code.trim().slice(0, 60).toWellFormed())}?lang=${lang}`,
      )
    return sendPublicPage(request, reply, { lang, ...renderCertificateForm(lang) })
  })

  app.get('/certificate/:code', async (request, reply) => {
    const found = await find(request)
    if (typeof found === 'string') return refuse(request, reply, found)
    const lang = pageLanguage(request)
    return sendPublicPage(request, reply, {
      lang,
      isListed: found.state === 'valid' && found.listed,
      ...renderCertificate(found, {
        lang,
        timeZone: await timeZone(),
        url: addressOf(request, found.code),
      }),
    })
  })

  app.get('/certificate/:code/pdf', async (request, reply) => {
    const found = await find(request)
    if (typeof found === 'string') return refuse(request, reply, found)
    const lang = pageLanguage(request)
    if (found.state !== 'valid') return await reply.redirect(`/certificate/${found.code}?lang=${lang}`)
    const url = addressOf(request, found.code)
    const key = [found.code, found.revision, lang, url].join(' ')
    let bytes = drawn.get(key)
    if (!bytes) {
      const address = addressForLimits(clientAddress(request))
      // Each host and language is another document: who asks for those of one certificate bars nobody from others.
      if (!documents.take(`${address} ${found.code}`, clock())) return refuse(request, reply, 'wait')
      fonts ??= readFonts()
      const { name, course, school, code, issued_at: issuedAt } = found
      const certificate = { name, course, school, code, issuedAt, url }
      bytes = await drawAway({
        certificate,
        fonts: await fonts,
        lang,
        timeZone: zoneAt(await timeZone(), issuedAt),
      })
      if (!bytes) return refuse(request, reply, 'wait')
      drawn.set(key, bytes)
      const [oldest] = drawn.keys()
      if (drawn.size > mostKept && oldest !== undefined) drawn.delete(oldest)
    }
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'content-disposition': contentDisposition('attachment', `qadam-${found.code}.pdf`),
      })
      .type('application/pdf')
      .send(bytes)
  })
}

async function readFonts(): Promise<CertificateFonts> {
  const read = async (name: string) => await readFile(new URL(import.meta.resolve(name)))
  const [text, bold, display] = await Promise.all([
    read('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf'),
    read('@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf'),
    read('@expo-google-fonts/unbounded/600SemiBold/Unbounded_600SemiBold.ttf'),
  ])
  return { text, bold, display }
}
