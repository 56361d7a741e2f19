import type { ContactPerson } from '@qadam/contract'
import { Avatar } from '@qadam/ui/avatar'
import { Card } from '@qadam/ui/card'
import { WhenSeen } from '@qadam/ui/when-seen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { contactsQuery } from './contacts-query.ts'
import { avatarOf } from './person.ts'
import { formatPhone } from '@qadam/web/phone-format'
import { PhoneIcon } from './phone-icon.tsx'

/** The student's curator and mentor, each a tap away, asked for once their place is seen. Nothing where the school named none. */
export default function Contacts(): ReactNode {
  return (
    <WhenSeen height={1}>
      <ContactCard />
    </WhenSeen>
  )
}

function ContactCard(): ReactNode {
  const { t } = useTranslation()
  const { data } = useQuery(contactsQuery)
  if (!data?.curator && !data?.mentor) return null
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-lg font-bold">{t('profile.contacts')}</h2>
      <Card flush className="divide-y divide-line">
        {data.curator && <Contact role={t('profile.curator')} person={data.curator} />}
        {data.mentor && <Contact role={t('profile.mentor')} person={data.mentor} />}
      </Card>
    </section>
  )
}

function Contact({ role, person }: { role: string; person: ContactPerson }): ReactNode {
  const { t } = useTranslation()
  return (
    <div className="flex items-center gap-3 px-4 py-3">
      <Avatar {...avatarOf(person)} name="" size={44} />
      <div className="min-w-0 flex-1">
        <p className="text-sm leading-5 text-muted">{role}</p>
        <p className="font-semibold break-words">{person.name}</p>
        <p className="text-compact whitespace-nowrap text-muted numbers">{formatPhone(person.phone)}</p>
      </div>
      <a
        href={`tel:${person.phone}`}
        aria-label={t('profile.call_person', { name: person.name })}
        className="grid size-11 shrink-0 place-items-center rounded-control border border-control text-turquoise-text"
      >
        <PhoneIcon size={22} />
      </a>
    </div>
  )
}
