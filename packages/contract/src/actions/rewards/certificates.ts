import * as z from 'zod/mini'
import { allowed, own } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { certificateLimits } from '../../certificate-limits.ts'
import { certificate, staffCertificate } from '../../entities/certificate.ts'
import { id, noInput, text } from '../../fields.ts'

const reason = text(certificateLimits.reasonMaxLength, 1).check(z.refine((value) => value.trim() !== ''))

export const certificatesActions = defineActions({
  certificates: {
    access: own,
    summary: 'The student’s certificates, newest first',
    input: noInput,
    output: z.object({ certificates: z.array(certificate) }),
  },

  certificate_listing: {
    access: own,
    summary:
      'Lets search engines find the page of a certificate, or not; not as long as the student says nothing',
    input: z.object({ certificate_id: id, listed: z.boolean() }),
    output: certificate,
    errors: ['not_found'],
  },
})

export const certificatesStaffActions = defineActions({
  certificates: {
    access: allowed('teacher', 'own groups'),
    summary: 'The certificates of a student, newest first',
    input: z.object({ student_id: id }),
    output: z.object({ certificates: z.array(staffCertificate) }),
    errors: ['not_found'],
  },

  certificate_revoke: {
    access: allowed('admin', 'own groups'),
    summary:
      'Takes a certificate back, or gives it back, with the reason: its page says so at once. Again changes nothing',
    input: z.object({ student_id: id, certificate_id: id, revoked: z.boolean(), reason }),
    output: staffCertificate,
    errors: ['not_found'],
  },
})
