import type { ReactNode } from 'react'

/** Signs of the editor alone: those of the design system come with the first load of every student. */
const shapes = {
  'bullet-list': 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  'ordered-list': 'M10.5 6H20M10.5 12H20M10.5 18H20M4 5l1.6-1v5M4 15.6c.3-1.7 3-1.5 3 .1 0 1-.9 1.7-3 3.3h3',
  quote: 'M4.5 5v14M9 8h11M9 12h11M9 16h7',
  table: 'M4 5h16v14H4zM4 9.7h16M4 14.4h16M12 9.7V19',
  rule: 'M4 12h16M7 7h10M7 17h10',
  undo: 'M8 4.5 4 8.5l4 4M4 8.5h10a5.5 5.5 0 0 1 0 11h-4',
  redo: 'm16 4.5 4 4-4 4M20 8.5H10a5.5 5.5 0 0 0 0 11h4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7L12 17.7',
  'code-block': 'M4.5 4.5h15v15h-15zM10 9l-3 3 3 3M14 9l3 3-3 3',
  bold: 'M7.5 5H13a3.4 3.4 0 0 1 0 6.8H7.5zM7.5 11.8h6.3a3.6 3.6 0 0 1 0 7.2H7.5z',
  italic: 'M10.5 5H17M7 19h6.5M14 5l-4 14',
  strike:
    'M4.5 12h15M16.5 7.5C16 6 14.3 5 12 5 9.400 5 7.600 6.300 7.600 8.300c0 1.700 1.200 2.700 3 3.700M7.300 16c.5 1.800 2.200 3 4.700 3 2.700 0 4.600-1.400 4.600-3.500 0-1.400-.8-2.600-2.200-3.500',
  formula:
    'M16.500 5.500C13 4.500 12.200 6.500 11.700 9l-1.700 8.500C9.500 20 8.300 20.500 6 19.700M7.500 10.500h7M15 14l4.500 5M19.500 14 15 19',
  'heading-2': 'M4 6v12M12 6v12M4 12h8M15.500 11.700c.5-2.300 4-2.200 4 .2 0 1.700-1.800 2.800-4 6.100h4.200',
  'heading-3':
    'M4 6v12M12 6v12M4 12h8M15.700 10.200h3.800l-2.300 3c3.300 0 3.300 4.800 0 4.800-.9 0-1.500-.3-2-.9',
  'heading-4': 'M4 6v12M12 6v12M4 12h8M18.500 18v-8l-3.500 5.500h5',
} as const

export type RichIconName = keyof typeof shapes

export function RichIcon({ name }: { name: RichIconName }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
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
