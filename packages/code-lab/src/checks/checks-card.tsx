import { useId, type ReactNode } from 'react'

interface ChecksCardProps {
  title: string
  /** What the checks came to. */
  status: ReactNode
  isPassed: boolean
  /** Beside what they came to: what runs them, or who ran them. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** The checks of a task: what they came to at the head, one by one below. */
export function ChecksCard(props: ChecksCardProps): ReactNode {
  const { title, status, isPassed, action, className = '', children } = props
  const headId = useId()
  return (
    <section
      className={`code-lab-checks overflow-clip rounded-card border border-line bg-card text-ink ${className}`}
      aria-labelledby={headId}
    >
      <div className="code-lab-checks-head flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 pr-3 pl-4">
        <h3 id={headId} className="text-lead font-bold">
          {title}
        </h3>
        <p
          role="status"
          className={`min-w-[7em] flex-1 text-compact numbers ${isPassed ? 'font-semibold text-pistachio-text' : 'text-muted'}`}
        >
          {status}
        </p>
        {action}
      </div>
      {children}
    </section>
  )
}

/** A sentence below the head. */
export function ChecksNote({ role, children }: { role?: 'alert'; children: ReactNode }): ReactNode {
  return (
    <p role={role} className="px-4 pb-3 text-compact text-muted">
      {children}
    </p>
  )
}
