import * as z from 'zod/mini'
import { defineStudentActions } from '../../action.ts'
import { defineStaffActions } from '../../define-staff-actions.ts'
import { certificateLimits } from '../../certificate-limits.ts'
import { certificate, staffCertificate } from '../../entities/certificate.ts'
import { id, noInput, text } from '../../fields.ts'

const reason = text(certificateLimits.reasonMaxLength, 1).check(z.refine((value) => value.trim() !== ''))

export const certificatesActions = defineStudentActions({
  certificates: {
    summary: 'The student’s certificates, newest first',
    input: noInput,
    output: z.object({ certificates: z.array(certificate) }),
    errors: [],
  },

  certificate_listing: {
    summary:
      'Lets search engines find the page of a certificate, or not; not as long as the student says nothing',
    input: z.object({ certificate_id: id, listed: z.boolean() }),
    output: certificate,
    errors: ['not_found'],
  },
})

export const certificatesStaffActions = defineStaffActions({
  certificates: {
    summary: 'The certificates of a student, newest first',
    input: z.object({ student_id: id }),
    output: z.object({ certificates: z.array(staffCertificate) }),
    errors: ['not_found'],
  },

  certificate_revoke: {
    summary:
      'Takes a certificate back, or gives it back, with the reason: its page says so at once. Again changes nothing',
    input: z.object({ student_id: id, certificate_id: id, revoked: z.boolean(), reason }),
    output: staffCertificate,
    errors: ['not_found'],
  },
})
