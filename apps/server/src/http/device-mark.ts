import { limits } from '@qadam/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DeviceMark } from '../actions/action-handler.ts'

const name = 'qadam_device'
const place = new RegExp(`(?:^|;)\\s*${name}=([A-Za-z0-9_-]{43})\\s*(?:;|$)`)
const longestHeader = 4096

/** In a cookie that no script reads, no other site sends, and no other address of ours gets. */
export function deviceMarkOf(request: FastifyRequest, reply: FastifyReply): DeviceMark {
  return {
    mark: place.exec((request.headers.cookie ?? '').slice(0, longestHeader))?.[1] ?? null,
    give: (mark) => {
      // A form on another site may sign a visitor in to the attacker's account (login CSRF); the visitor's mark stays.
      if (isForeign(request.headers['sec-fetch-site'])) return
      const secure = request.protocol === 'https' ? '; Secure' : ''
      void reply.header(
        'set-cookie',
        `${name}=${mark}; Path=/api/student; Max-Age=${limits.login.device_s}; HttpOnly; SameSite=Strict${secure}`,
      )
    },
  }
}

function isForeign(site: string | string[] | undefined): boolean {
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
