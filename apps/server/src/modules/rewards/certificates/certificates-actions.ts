import { SchoolError, studentActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { listCertificates, lockCertificate, saveCertificate } from './certificates-store.ts'
import { presentCertificate } from './present-certificate.ts'

export const certificatesActions = {
  certificates: handle(studentActions.certificates, async ({ db, actor, lang }) => {
    const records = await listCertificates(db, actor.id)
    return { certificates: records.map((record) => presentCertificate(record, lang)) }
  }),

  certificate_listing: handle(
    studentActions.certificate_listing,
    async ({ db, actor, lang }, { certificate_id, listed }) =>
      await db.transaction().execute(async (transaction) => {
        const record = await lockCertificate(transaction, { id: certificate_id, personId: actor.id })
        if (!record) throw new SchoolError('not_found')
        await saveCertificate(transaction, record.id, { listed })
        return presentCertificate({ ...record, listed }, lang)
      }),
  ),
}
