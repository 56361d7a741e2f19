import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Grip } from '@qadam/ui/grip'
import { Icon } from '@qadam/ui/icon'
import type { TFunction } from 'i18next'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { moved } from './arrange.ts'
import { DragHelp } from './drag-help.tsx'
import { useDragSensors } from './use-drag-sensors.ts'

interface SortableItem {
  id: number
  /** As it is read aloud. */
  name: string
  shown: ReactNode
}

type Mark = 'right' | 'wrong' | undefined

interface SortableListProps {
  /** In their order. */
  items: readonly SortableItem[]
  labelledBy: string
  isLocked?: boolean
  hasHelp?: boolean
  markOf?: (place: number) => Mark
  onOrder: (ids: number[]) => void
  onSubmit?: () => void
}

/** A list to put into order: by finger, by mouse, by taps or by keyboard. */
export function SortableList(props: SortableListProps): ReactNode {
  const { items, labelledBy, isLocked = false, hasHelp = true, markOf, onOrder, onSubmit } = props
  const { t } = useTranslation()
  const sensors = useDragSensors()
  /** Picked up by a tap or the keyboard; what it does next moves it. */
  const [held, setHeld] = useState<{ id: number; before: readonly number[] } | undefined>(undefined)
  const [said, setSaid] = useState('')
  const order = items.map(({ id }) => id)

  const nameOf = (id: number) => items.find((item) => item.id === id)?.name ?? ''
  const say = (key: 'picked_up' | 'moved' | 'dropped' | 'cancelled', id: number, places: readonly number[]) =>
    setSaid(t(`test.drag.${key}`, { item: nameOf(id), place: places.indexOf(id) + 1 }))
  const moveTo = (id: number, place: number) => {
    const next = moved(order, order.indexOf(id), place)
    onOrder(next)
    return next
  }

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    const id = Number(active.id)
    say('dropped', id, moveTo(id, order.indexOf(Number(over.id))))
  }

  const onTap = (id: number) => {
    if (!held) {
      setHeld({ id, before: order })
      say('picked_up', id, order)
    } else if (held.id === id) {
      setHeld(undefined)
      say('dropped', id, order)
    } else {
      say('dropped', held.id, moveTo(held.id, order.indexOf(id)))
      setHeld(undefined)
    }
  }

  const onKeyDown = (event: KeyboardEvent, id: number) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const place = order.indexOf(id)
    if (held?.id === id && step !== 0) {
      const row = event.currentTarget
      // A moved row is put elsewhere in the page and loses the focus: the next key must find it there again.
      flushSync(() => say('moved', id, moveTo(id, Math.min(Math.max(place + step, 0), order.length - 1))))
      if (row instanceof HTMLElement) row.focus()
      row.scrollIntoView({ block: 'nearest' })
    } else if (step !== 0) {
      const rows = event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('[data-row]')
      rows?.[place + step]?.focus()
    } else if (held && event.key === 'Escape') {
      onOrder([...held.before])
      setHeld(undefined)
      say('cancelled', id, held.before)
    } else if (event.key === 'Enter' && !held && onSubmit) onSubmit()
    else if (event.key === 'Enter') onTap(id)
    else return
    event.preventDefault()
  }

  return (
    <div>
      {hasHelp && <DragHelp text={t('test.drag.help')} keys={t('test.drag.help_keys')} isShown={!isLocked} />}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={({ active }) => {
          setHeld(undefined)
          say('picked_up', Number(active.id), order)
        }}
        onDragOver={({ active, over }) =>
          over && setSaid(movedText(t, nameOf(Number(active.id)), order.indexOf(Number(over.id)) + 1))
        }
        onDragEnd={onDragEnd}
        onDragCancel={({ active }) => say('cancelled', Number(active.id), order)}
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      >
        <SortableContext items={order} strategy={verticalListSortingStrategy} disabled={isLocked}>
          <ol aria-labelledby={labelledBy} className="flex flex-col gap-2.5">
            {items.map((item, index) => (
              <Row
                key={item.id}
                item={item}
                index={index}
                total={items.length}
                isHeld={held?.id === item.id}
                isTarget={held !== undefined && held.id !== item.id}
                isLocked={isLocked}
                mark={markOf?.(index)}
                onTap={() => onTap(item.id)}
                onKeyDown={(event) => onKeyDown(event, item.id)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** The page announces by itself, in the student's language. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

function movedText(t: TFunction, item: string, place: number): string {
  return t('test.drag.moved', { item, place })
}

interface RowProps {
  item: SortableItem
  index: number
  total: number
  isHeld: boolean
  isTarget: boolean
  isLocked: boolean
  mark: Mark
  onTap: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Row({
  item,
  index,
  total,
  isHeld,
  isTarget,
  isLocked,
  mark,
  onTap,
  onKeyDown,
}: RowProps): ReactNode {
  const { t } = useTranslation()
  const placeId = useId()
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: item.id,
    disabled: isLocked,
  })
  const look =
    mark === 'right'
      ? 'border-pistachio bg-pistachio-soft [--edge:var(--pistachio)]'
      : mark === 'wrong'
        ? 'border-pomegranate bg-pomegranate-soft [--edge:var(--pomegranate)]'
        : isHeld || isDragging
          ? 'border-turquoise bg-turquoise-soft [--edge:var(--turquoise)]'
          : isTarget
            ? 'border-dashed border-turquoise bg-card [--edge:var(--line)]'
            : 'border-line bg-card [--edge:var(--line)] hover:border-tile-edge'
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={isDragging ? 'relative z-10' : ''}
    >
      <button
        type="button"
        data-row
        data-sound="none"
        disabled={isLocked}
        aria-pressed={isHeld}
        aria-describedby={placeId}
        {...listeners}
        onClick={onTap}
        onKeyDown={onKeyDown}
        className={`mb-[3px] flex min-h-14 w-full touch-manipulation items-center gap-3 rounded-card border-2 px-3.5 py-2.5 text-left text-base text-ink shadow-[0_3px_0_var(--edge)] select-none [-webkit-touch-callout:none] ${look} ${isDragging ? 'scale-[1.02] cursor-grabbing' : isLocked ? '' : 'cursor-grab'}`}
      >
        <span
          aria-hidden
          className="grid h-7 min-w-7 place-items-center rounded-lg border-[1.5px] border-line font-mono text-caption leading-none text-muted"
        >
          {index + 1}
        </span>
        <span className="min-w-0 flex-1 font-medium">{item.shown}</span>
        {mark === 'right' ? (
          <Icon name="check" size={24} label={t('test.option.right')} className="text-pistachio-text" />
        ) : mark === 'wrong' ? (
          <Icon name="cross" size={24} label={t('test.option.wrong')} className="text-pomegranate-text" />
        ) : (
          !isLocked && <Grip />
        )}
      </button>
      <span id={placeId} hidden>
        {t('test.drag.place', { place: index + 1, total })}
      </span>
    </li>
  )
}
