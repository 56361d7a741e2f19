import type { Certificate } from '@qadam/contract'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { setLanguage, startI18n } from '../../../platform/i18n/start.ts'
import { certificates as words } from '../../../platform/i18n/uz/certificates.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { formatDay } from '../../../platform/i18n/sizes-and-moments.ts'
import { userFixture } from '@qadam/web/user-fixture'

const certificate: Certificate = {
  id: 3,
  code: 'ABCDE-ABCDE-ABCDE-ABCDE',
  course: { id: 1, title: 'Veb asoslari' },
  name: 'Aziz Umarov',
  issued_at: '2026-03-10T20:00:00.000Z',
  revoked_at: null,
  withdrawn_at: null,
  listed: false,
}

let leave = () => {}
beforeAll(async () => await startI18n())
afterEach(async () => {
  leave()
  queryClient.clear()
  vi.restoreAllMocks()
  await setLanguage('uz')
})

const text = () => document.body.textContent
const shows = async (expected: string) => await vi.waitFor(() => expect(text()).toContain(expected))

async function show(held: Certificate[]): Promise<unknown[]> {
  const saved: unknown[] = []
  session.start(userFixture({}), false)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, request) => {
    const address = url instanceof Request ? url.url : String(url)
    const action = new URL(address, 'http://school.invalid').searchParams.get('action')
    if (action !== 'certificate_listing')
      return Response.json({ success: true, data: { certificates: held } })
    const asked: unknown = await new Response(request?.body).json()
    saved.push(asked)
    return Response.json({ success: true, data: { ...certificate, listed: true } })
  })
  const { default: CertificatesCard } = await import('./certificates-card.tsx')
  leave = await renderAt('/profile', <CertificatesCard />)
  return saved
}

test('a certificate is opened, kept as a file and shared by its link', async () => {
  await show([certificate])
  await shows('Veb asoslari')
  expect(text()).toContain(formatDay('2026-03-11'))
  const links = [...document.querySelectorAll('a')].map((each) => each.getAttribute('href'))
  expect(links).toEqual([
    '/certificate/ABCDE-ABCDE-ABCDE-ABCDE?lang=uz',
    '/certificate/ABCDE-ABCDE-ABCDE-ABCDE/pdf?lang=uz',
  ])
  const write = vi.fn<(text: string) => Promise<void>>(async () => {})
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: write } as unknown as Clipboard) // of it only this is used
  buttonNamed(words.share)?.click()
  await vi.waitFor(() =>
    expect(write).toHaveBeenCalledWith(`${location.origin}/certificate/ABCDE-ABCDE-ABCDE-ABCDE?lang=uz`),
  )
})

test('search engines find it once its owner says so', async () => {
  const saved = await show([certificate])
  await shows(words.listed)
  document.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  await vi.waitFor(() => expect(saved).toEqual([{ certificate_id: 3, listed: true }]))
  await vi.waitFor(() =>
    expect(document.querySelector('[role=switch]')?.getAttribute('aria-checked')).toBe('true'),
  )
})

test('one whose work is to be done again says so, and can only be seen until then', async () => {
  await show([{ ...certificate, withdrawn_at: '2026-03-11T07:00:00.000Z' }])
  await shows(words.withdrawn_hint)
  expect(document.querySelectorAll('a')).toHaveLength(0)
})

test('one that the school took back can only be seen; without any, the way to one is said', async () => {
  await show([{ ...certificate, revoked_at: '2026-03-11T07:00:00.000Z' }])
  await shows(words.revoked)
  expect(document.querySelectorAll('a')).toHaveLength(0)
  leave()
  queryClient.clear()
  await show([])
  await shows(words.none)
})
