import type { ReactNode } from 'react'

/** The answers at the foot of a dialog or a question: side by side where there is room, the strong one above where not. */
export function Actions({ children }: { children: ReactNode }): ReactNode {
  return <div className="flex flex-wrap-reverse justify-end gap-2.5 pt-2 *:flex-[1_1_auto]">{children}</div>
}
