import { studentActions, type ContactPerson } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { presentAvatar } from '../../base/people/index.ts'
import { findContacts, type ContactRecord } from './groups-store.ts'

export const groupsActions = {
  student_info: handle(studentActions.student_info, async ({ db, actor, media, now }) => {
    const found = await findContacts(db, actor.id)
    const present = (contact: ContactRecord | null | undefined): ContactPerson | null =>
      contact
        ? {
            id: contact.id,
            name: `${contact.first_name} ${contact.last_name}`.trim(),
            phone: contact.phone,
            avatar: presentAvatar(contact.avatar, (key) => media.url(key, now)),
          }
        : null
    return {
      group: found?.group ?? null,
      curator: present(found?.curator),
      mentor: present(found?.mentor),
    }
  }),
}
