import type { ReactNode } from 'react'

const shapes = {
  add: 'M12 5v14M5 12h14',
  rename: 'M14.5 5.5l4 4L8 20H4v-4L14.5 5.5ZM12.5 7.5l4 4',
  delete: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5',
  search: 'M15.5 15.5 20 20M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z',
  download: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14',
  upload: 'M12 16V5M7.5 9 12 4.5 16.5 9M5 20h14',
  smaller: 'M4 18 8.5 7 13 18M5.6 14h5.8M16 12h5',
  larger: 'M4 18 8.5 7 13 18M5.6 14h5.8M15.5 12h6M18.5 9v6',
  saved: 'm5 12.8 4.5 4.5L19.5 7',
  waiting: 'M12 7v5l3.3 2.2M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z',
  problem:
    'M12 9.5v4.2M12 17v.01M10.7 4.3 2.9 18a1.5 1.5 0 0 0 1.3 2.2h15.6a1.5 1.5 0 0 0 1.3-2.2L13.3 4.3a1.5 1.5 0 0 0-2.6 0Z',
} as const

export function LabIcon({ name, size = 22 }: { name: keyof typeof shapes; size?: number }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={shapes[name]} />
    </svg>
  )
}

interface IconButtonProps {
  icon: keyof typeof shapes
  label: string
  disabled?: boolean | undefined
  onClick: () => void
}

/** A tool of the editor: a picture that has a name. */
export function ToolButton({ icon, label, disabled, onClick }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="code-lab-tool"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <LabIcon name={icon} />
    </button>
  )
}
