import type { StudentBrief } from '@qadam/contract'
import { Avatar } from '@qadam/ui/avatar'
import type { ReactNode } from 'react'
import { avatarOf, fullName } from '../../../platform/person.ts'

/** A student as a line of a list: picture, name, and the group or what else belongs under the name. */
export function StudentLine({
  student,
  below = student.group?.name,
  size = 36,
}: {
  student: StudentBrief
  below?: ReactNode
  size?: number
}): ReactNode {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar {...avatarOf(student)} name="" size={size} />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{fullName(student)}</span>
        {below && <span className="block truncate text-caption font-normal text-muted">{below}</span>}
      </span>
    </span>
  )
}
