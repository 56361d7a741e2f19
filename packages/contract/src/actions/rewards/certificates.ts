import * as z from 'zod/mini'
import { studentAccess } from '../../access.ts'
import { defineAction } from '../../action.ts'
import { certificateLimits } from '../../certificate-limits.ts'
import { certificate, staffCertificate } from '../../entities/certificate.ts'
import { id, noInput, text } from '../../fields.ts'
import { staffAccess } from '../../staff-access.ts'

export const certificates = defineAction('certificates', {
  ...studentAccess.certificates,
  summary: 'The student’s certificates, newest first',
  input: noInput,
  output: z.object({ certificates: z.array(certificate) }),
  errors: [],
})

export const certificateListing = defineAction('certificate_listing', {
  ...studentAccess.certificate_listing,
  summary:
    'Lets search engines find the page of a certificate, or not; not as long as the student says nothing',
  input: z.object({ certificate_id: id, listed: z.boolean() }),
  output: certificate,
  errors: ['not_found'],
})

export const staffCertificates = defineAction('certificates', {
  ...staffAccess.certificates,
  summary: 'The certificates of a student, newest first',
  input: z.object({ student_id: id }),
  output: z.object({ certificates: z.array(staffCertificate) }),
  errors: ['not_found'],
})

const reason = text(certificateLimits.reasonMaxLength, 1).check(z.refine((value) => value.trim() !== ''))

export const certificateRevoke = defineAction('certificate_revoke', {
  ...staffAccess.certificate_revoke,
  summary:
    'Takes a certificate back, or gives it back, with the reason: its page says so at once. Again changes nothing',
  input: z.object({ student_id: id, certificate_id: id, revoked: z.boolean(), reason }),
  output: staffCertificate,
  errors: ['not_found'],
})
