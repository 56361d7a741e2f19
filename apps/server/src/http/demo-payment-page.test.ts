import { beforeAll, expect, test } from 'vitest'
import { startTestSchool, type TestSchool } from '../../test/test-school.ts'
import { demoPaymentLink, savePaymentLink } from '../modules/access/accounts/index.ts'

let school: TestSchool
beforeAll(async () => {
  school = await startTestSchool()
})

test('the demo’s payment button leads to a page in both languages, and no other school has one', async () => {
  expect((await school.get(demoPaymentLink)).status).toBe(404)
  await savePaymentLink(school.db, 'https://pay.example/')
  expect((await school.get(demoPaymentLink)).status).toBe(404)

  await savePaymentLink(school.db, demoPaymentLink)
  const { token } = await school.signedInStudent({ frozen: true })
  const { body } = await school.call('profile', {}, token)
  expect(body).toMatchObject({ data: { payment_link: demoPaymentLink } })
  const page = await school.get(demoPaymentLink)
  expect([page.status, page.headers['content-type'], page.headers['x-robots-tag']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'noindex, nofollow',
  ])
  expect(page.text).toContain('Bu namuna maktab')
  expect((await school.get(`${demoPaymentLink}?lang=ru`)).text).toContain('демонстрационная школа')
})
