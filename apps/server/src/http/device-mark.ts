import { limits } from '@qadam/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DeviceMark } from '../actions/action-handler.ts'

const name = 'qadam_device'
// Under https browsers take a name of this prefix from https alone; one without it is of before.
const names = [`__Secure-${name}`, name]
const places = names.map((each) => new RegExp(`(?:^|;)\\s*${each}=([A-Za-z0-9_-]{43})\\s*(?:;|$)`))
const longestHeader = 4096

/** In a cookie that no script reads, no other site sends, and no other address of ours gets. */
export function deviceMarkOf(request: FastifyRequest, reply: FastifyReply): DeviceMark {
  const cookies = (request.headers.cookie ?? '').slice(0, longestHeader)
  return {
    mark: places.map((place) => place.exec(cookies)?.[1]).find((mark) => mark !== undefined) ?? null,
    give: (mark) => {
      // A form on another site may sign a visitor in to the attacker's account (login CSRF); the visitor's mark stays.
      if (isForeign(request.headers['sec-fetch-site'])) return
      const [prefix, secure] = request.protocol === 'https' ? ['__Secure-', '; Secure'] : ['', '']
      void reply.header(
        'set-cookie',
        `${prefix}${name}=${mark}; Path=/api/student; Max-Age=${limits.login.device_s}; HttpOnly; SameSite=Strict${secure}`,
      )
    },
  }
}

function isForeign(site: string | string[] | undefined): boolean {
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
