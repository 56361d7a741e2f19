import { formatPhone } from '@qadam/web/phone-format'
import type { ReactNode } from 'react'
import { fullName } from './person.ts'
import { TwoLines } from './two-lines.tsx'

/** Who a row of the office is about: the name, and below it the phone. */
export function NameCell({
  person,
}: {
  person: { first_name: string; last_name: string; phone: string }
}): ReactNode {
  return (
    <TwoLines below={<span className="whitespace-nowrap numbers">{formatPhone(person.phone)}</span>}>
      <span className="line-clamp-3 min-w-32 wrap-anywhere sm:min-w-44">{fullName(person)}</span>
    </TwoLines>
  )
}
