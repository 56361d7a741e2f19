import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { certificate, staffCertificate } from './entities/certificate.ts'
import { reviewPage } from './entities/review.ts'
import { smsState } from './entities/sms.ts'
import { user } from './entities/user.ts'

// While servers are updated one by one, a new app is answered by an old one too.
test.each([
  ['a certificate without withdrawn_at', certificate.shape.withdrawn_at],
  ['a certificate of staff without withdrawn_for', staffCertificate.shape.withdrawn_for],
  ['a page of a review without student_opens', reviewPage.shape.student_opens],
  ['a day of SMS without codes_over', smsState.shape.today.shape.codes_over],
  ['a user without time_zone', user.shape.time_zone],
])('%s, as an older server sends it, is read', (_, field) => {
  expect(z.safeParse(z.object({ field }), {}).success).toBe(true)
})
