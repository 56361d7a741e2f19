import type { StaffCertificate } from '@qadam/contract'
import { expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { certificates as words } from '../../../platform/i18n/uz/certificates.ts'
import { shell } from '../../../platform/i18n/uz/shell.ts'
import { StudentCertificates } from './student-certificates.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const certificate: StaffCertificate = {
  id: 3,
  code: 'ABCDE-ABCDE-ABCDE-ABCDE',
  course: { id: 1, title: 'Veb asoslari' },
  name: 'Aziz Umarov',
  issued_at: '2026-03-10T07:00:00.000Z',
  revoked_at: null,
  withdrawn_at: null,
  listed: false,
  revoked_by: null,
  withdrawn_for: [],
  revoke_reason: null,
}
let held: StaffCertificate[] = []

async function sit(canRevoke = true, changes: Partial<StaffCertificate> = {}) {
  held = [{ ...certificate, ...changes }]
  workspace = await sitDown({
    certificates: () => ({ certificates: held }),
    certificate_revoke: ({ revoked, reason }) => {
      const now = revoked === true
      held = [
        {
          ...certificate,
          revoked_at: now ? '2026-03-11T07:00:00.000Z' : null,
          revoked_by: now ? 'Nargiza Yusupova' : null,
          revoke_reason: now ? String(reason) : null,
        },
      ]
      return held[0]
    },
  })
  workspace.show(<StudentCertificates studentId={8} canRevoke={canRevoke} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('Veb asoslari'))
}

test('an admin takes a certificate back with a reason, never without', async () => {
  await sit()
  await workspace.press(words.revoke_label.replace('{{course}}', 'Veb asoslari'))
  const form = () => document.querySelector<HTMLFormElement>('[role=dialog] form')
  await vi.waitFor(() => expect(form()).not.toBeNull())
  form()?.requestSubmit()
  await vi.waitFor(() => expect(workspace.text()).toContain(words.reason_missing))
  expect(workspace.answers()).toEqual([shell.close, words.revoke, shell.keep])
  expect(workspace.callsOf('certificate_revoke')).toEqual([])
  await workspace.fill(words.reason, 'Ishlar koʻchirilgan')
  form()?.requestSubmit()
  await vi.waitFor(() => expect(workspace.text()).toContain('Ishlar koʻchirilgan'))
  expect(workspace.callsOf('certificate_revoke')).toEqual([
    { student_id: 8, certificate_id: 3, revoked: true, reason: 'Ishlar koʻchirilgan' },
  ])
  await vi.waitFor(() => expect(workspace.text()).toContain(words.restore))
})

test('a teacher sees it and opens its page', async () => {
  await sit(false)
  expect(workspace.text()).not.toContain(words.revoke)
  const link = document.querySelector<HTMLAnchorElement>('li a')
  expect(link?.getAttribute('href')).toBe('/certificate/ABCDE-ABCDE-ABCDE-ABCDE?lang=uz')
})

test('staff see which approval was taken back, as long as the certificate does not hold for it', async () => {
  await sit(false, { withdrawn_at: '2026-03-11T07:00:00.000Z', withdrawn_for: ['8. Loyiha'] })
  expect(workspace.text()).toContain(words.withdrawn_for.replace('{{lessons}}', '8. Loyiha'))
})
