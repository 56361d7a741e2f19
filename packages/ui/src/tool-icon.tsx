import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Line drawings of tools on a 24 grid, apart from those of Icon, which every first view pays for. */
const shapes = {
  add: 'M12 5v14M5 12h14',
  rename: 'M14.5 5.5l4 4L8 20H4v-4L14.5 5.5ZM12.5 7.5l4 4',
  delete: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5',
  search: 'M15.5 15.5 20 20M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z',
  download: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14',
  upload: 'M12 16V5M7.5 9 12 4.5 16.5 9M5 20h14',
  smaller: 'M4 18 8.5 7 13 18M5.6 14h5.8M16 12h5',
  larger: 'M4 18 8.5 7 13 18M5.6 14h5.8M15.5 12h6M18.5 9v6',
  picture: 'M4 5.5h16v13H4zM4 15.5l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9.5v.01',
  film: 'M4 5.5h16v13H4zM8 5.5v13M16 5.5v13M4 9.8h4M4 14.2h4M16 9.8h4M16 14.2h4',
  share:
    'M8.2 10.8 15.8 7M8.2 13.2l7.6 3.8M8.5 12a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0ZM20.9 5.8a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0ZM20.9 18.2a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0Z',
  history: 'M4.2 9.5A8.3 8.3 0 1 1 3.7 12M3.5 5v4.7h4.7M12 7.8V12l3 2',
  help: 'M9.3 9.4a2.8 2.8 0 1 1 4.1 2.5c-.9.5-1.4 1-1.4 2.1M12 17v.01M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z',
  copy: 'M9 9h10.5v10.5H9zM5.5 15H4.5V4.5H15v1',
  insert: 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14',
  format: 'M4 6h16M8 10.7h12M4 15.3h16M8 20h12',
  reload: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4.5v5h-5',
  phone: 'M8 3.5h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM11 17.5h2',
  tablet: 'M5.5 4h13a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM11 17h2',
  full: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  wide: 'M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15',
  narrow: 'M4.5 9H9V4.5M19.5 9H15V4.5M4.5 15H9v4.5M19.5 15H15v4.5',
  saved: 'm5 12.8 4.5 4.5L19.5 7',
  fileIn:
    'M13.5 3.5H7a1 1 0 0 0-1 1v15a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V8l-4.5-4.5ZM13.5 3.5V8H18M12 17.5v-6M9 14.5h6',
  fileOut:
    'M13.5 3.5H7a1 1 0 0 0-1 1v15a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V8l-4.5-4.5ZM13.5 3.5V8H18M12 11.5v6M9.2 14.8l2.8 2.8 2.8-2.8',
  first: 'M6 5.5v13M18.5 6 10 12l8.5 6',
  back: 'M15 5.5 8 12l7 6.5',
  forward: 'M9 5.5 16 12l-7 6.5',
  last: 'M18 5.5v13M5.5 6 14 12l-8.5 6',
  more: 'M6.3 12a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0ZM13.3 12a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0ZM20.3 12a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0Z',
  // An eraser.
  clear: 'M9 19.5 4 14.5 13.5 5l6 6L11 19.5ZM9 9.5l6 6M9 19.5h11',
  up: 'M12 19.5v-15M6 10.5l6-6 6 6',
  enter: 'M19.5 5v7.5h-15M9 8l-4.5 4.5L9 17',
  cross: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  waiting: 'M12 7v5l3.3 2.2M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z',
  problem:
    'M12 9.5v4.2M12 17v.01M10.7 4.3 2.9 18a1.5 1.5 0 0 0 1.3 2.2h15.6a1.5 1.5 0 0 0 1.3-2.2L13.3 4.3a1.5 1.5 0 0 0-2.6 0Z',
  camera:
    'M4.5 7.5h3.2L9.2 5h5.6l1.5 2.5h3.2A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.5ZM15.6 13.2a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0Z',
  captions:
    'M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM10.5 10.3a2.3 2.3 0 1 0 0 3.4M17 10.3a2.3 2.3 0 1 0 0 3.4',
  fullscreen:
    'M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15',
  pictureInPicture:
    'M20.5 10V6.5a2 2 0 0 0-2-2h-13a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H9M13.5 13h6a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1-1.5 1.5h-6a1.5 1.5 0 0 1-1.5-1.5v-4a1.5 1.5 0 0 1 1.5-1.5Z',
} as const

export type ToolIconName = keyof typeof shapes

export function ToolIcon({ name, size = 22 }: { name: ToolIconName; size?: number }): ReactNode {
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

export interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: ToolIconName
  label: string
}

/** A tool in a row of tools: a 44 px picture whose name shows where the pointer rests. */
export function ToolButton({ icon, label, className, type = 'button', ...rest }: ToolButtonProps): ReactNode {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-control text-muted -outline-offset-4 enabled:hover:bg-tile enabled:hover:text-ink disabled:opacity-40 aria-pressed:bg-turquoise-soft aria-pressed:text-turquoise-text',
        className,
      )}
      {...rest}
    >
      <ToolIcon name={icon} />
    </button>
  )
}
