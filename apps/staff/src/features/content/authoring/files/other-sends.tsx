import { useContext, type ReactNode } from 'react'
import { CourseFilesContext, useSends } from './course-files-context.ts'
import { SendRow } from './send-row.tsx'

/** The files on their way to this course whose fields are not open. */
export function OtherSends(): ReactNode {
  const files = useContext(CourseFilesContext)
  const list = useSends(files?.sends).filter(
    ({ courseId, place, state }) =>
      courseId === files?.courseId && !place.startsWith(`${files.place}/`) && state.kind !== 'done',
  )
  if (!files || list.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      {list.map((send) => (
        <SendRow key={send.id} send={send} onDrop={() => void files.sends.drop(send.id)} />
      ))}
    </div>
  )
}
