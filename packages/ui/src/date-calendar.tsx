import { DayPicker, type ClassNames } from 'react-day-picker'
import { ru } from 'react-day-picker/locale/ru'
import { uz } from 'react-day-picker/locale/uz'
import type { ReactNode } from 'react'
import type { DateLanguage } from './typed-date.ts'

export interface DateCalendarProps {
  lang: DateLanguage
  value: string
  min?: string | undefined
  max?: string | undefined
  onChoose: (day: string) => void
}

const locales = { uz, ru }
const thisYear = new Date().getFullYear()

const classes: Partial<ClassNames> = {
  root: 'relative p-1.5',
  month_caption: 'flex h-11 items-center gap-2 ps-2 pe-24 font-bold',
  dropdowns: 'flex items-center gap-2',
  dropdown_root: 'relative rounded-control',
  dropdown: 'min-h-11 rounded-control bg-card px-1 text-compact font-bold text-ink',
  caption_label: 'sr-only',
  nav: 'absolute top-1.5 right-1.5 flex',
  button_previous:
    'grid size-11 place-items-center rounded-full hover:bg-tile aria-disabled:opacity-40 [&_svg]:size-4 [&_svg]:fill-current',
  button_next:
    'grid size-11 place-items-center rounded-full hover:bg-tile aria-disabled:opacity-40 [&_svg]:size-4 [&_svg]:fill-current',
  month_grid: 'border-collapse',
  weekday: 'h-8 w-11 text-sm font-medium text-muted capitalize',
  day: 'p-0 text-center',
  day_button: 'size-11 rounded-full text-compact tabular-nums enabled:hover:bg-tile disabled:opacity-35',
  today: '[&>button]:font-bold [&>button]:text-turquoise-text',
  selected:
    '[&>button]:bg-turquoise-strong [&>button]:text-on-turquoise [&>button:enabled:hover]:bg-turquoise-strong',
  outside: 'opacity-45',
}

/** The month of a day, to choose another; months and years are chosen from lists, since a birthday is far away. */
export function DateCalendar({ lang, value, min, max, onChoose }: DateCalendarProps): ReactNode {
  const selected = value === '' ? undefined : atNoon(value)
  const before = min === undefined || min === '' ? undefined : atNoon(min)
  const after = max === undefined || max === '' ? undefined : atNoon(max)
  return (
    <DayPicker
      mode="single"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be used: the keys go to its days
      autoFocus
      required
      locale={locales[lang]}
      weekStartsOn={1}
      captionLayout="dropdown"
      startMonth={before ?? new Date(thisYear - 100, 0)}
      endMonth={after ?? new Date(thisYear + 5, 11)}
      defaultMonth={selected ?? after ?? before}
      disabled={[...(before ? [{ before }] : []), ...(after ? [{ after }] : [])]}
      selected={selected}
      onSelect={(day) => onChoose(dayOf(day))}
      classNames={classes}
    />
  )
}

/** At noon of the device's clock no zone has another day. */
const atNoon = (day: string) => new Date(`${day}T12:00:00`)

function dayOf(time: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}
