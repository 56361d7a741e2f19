import { studentActions, type Action } from '@qadam/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestSchool, type TestSchool } from '../../test/test-school.ts'
import { parseInput } from './parse-input.ts'

interface Described {
  post: {
    summary: string
    security: object[]
    requestBody: {
      content: Record<string, { schema: { properties?: object }; example?: Record<string, unknown> }>
    }
    responses: Record<string, { description: string }>
  }
}

let school: TestSchool
let paths: Record<string, Described>

beforeAll(async () => {
  school = await startTestSchool()
  paths = (JSON.parse((await school.get('/api/openapi.json')).text) as { paths: Record<string, Described> })
    .paths // as described
})

const actions: [string, Action][] = Object.entries(studentActions)

describe('the description of the API', () => {
  test.each(actions)('has %s with its errors, its token and an example that is accepted', (name, action) => {
    const described = paths[`/api/student?action=${name}`]?.post
    expect(described?.summary).toBe(action.summary)
    const codes = Object.values(described?.responses ?? {}).flatMap((response) =>
      response.description.split(', '),
    )
    for (const code of action.errors ?? []) expect(codes).toContain(code)
    expect(codes.includes('account.frozen')).toBe(action.access.frozen === 'refused')
    expect(described?.security.some((one) => Object.keys(one).length === 0)).toBe(
      action.access.role === 'anyone',
    )
    const example = described?.requestBody.content['application/json']?.example ?? {}
    expect(() => parseInput(action, example)).not.toThrow()
  })

  test('can be browsed: every action, no foreign address, nothing inline', async () => {
    const { text, headers } = await school.get('/api/docs', { accept: 'text/html' })
    expect(headers['content-type']).toMatch(/^text\/html/)
    for (const [name] of actions) expect(text).toContain(`id="${name}"`)
    expect(text).not.toMatch(/https?:\/\/|style=|<style|onclick|<script>/)
    for (const asset of ['/api/docs/api-docs.js', '/api/docs/api-docs.css']) {
      expect([text.includes(asset), (await school.get(asset)).status]).toEqual([true, 200])
    }
  })

  test('tells of what staff may do to staff alone', async () => {
    const student = (await school.signedInStudent()).token
    const { phone } = await school.createTeacher()
    const teacher = await school.signIn(phone)
    const isTold = async (url: string, headers: Record<string, string>) => {
      const { text, headers: sent } = await school.get(url, headers)
      return [/review_decide|X-Staff-Auth"|x-staff-auth:/.test(text), sent['cache-control'], sent['vary']]
    }
    for (const url of ['/api/openapi.json', '/api/docs']) {
      for (const headers of [
        {},
        { 'x-staff-auth': student },
        { 'x-student-auth': teacher },
        { 'x-staff-auth': 'A'.repeat(43) },
      ] as Record<string, string>[])
        expect([url, headers, await isTold(url, headers)]).toEqual([
          url,
          headers,
          [false, 'no-cache', 'X-Staff-Auth'],
        ])
      expect(await isTold(url, { 'x-staff-auth': teacher })).toEqual([
        true,
        'private, no-store',
        'X-Staff-Auth',
      ])
    }
  })

  test('comes compressed where that is accepted, as other large replies do', async () => {
    const reply = await school.app.inject({
      url: '/api/openapi.json',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(reply.headers['content-encoding']).toBe('br')
    const small = await school.app.inject({
      method: 'POST',
      url: '/api/student?action=profile',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(small.headers).not.toHaveProperty('content-encoding')
  })
})
