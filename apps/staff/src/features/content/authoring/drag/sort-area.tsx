import {
  closestCenter,
  DndContext,
  KeyboardCode,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Grip } from '@qadam/ui/grip'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A pointer that moves less has pressed. */
const MOVED_PX = 5

export interface SortAreaProps {
  /** The name of each for screen readers. */
  titles: ReadonlyMap<string, string>
  /** Whether one may be dropped on another. */
  fits: (active: string, over: string) => boolean
  onDrop: (active: string, over: string) => void
  children: ReactNode
}

/** Within it things are brought into another order: by a mouse, a finger or the keyboard, and read out. */
export function SortArea({ titles, fits, onDrop, children }: SortAreaProps): ReactNode {
  const { t } = useTranslation()
  const coordinateGetter = useMemo(() => nextInOrder(fits), [fits])
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: MOVED_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  )
  const collisionDetection: CollisionDetection = (args) =>
    closestCenter({
      ...args,
      droppableContainers: args.droppableContainers.filter(({ id }) =>
        fits(String(args.active.id), String(id)),
      ),
    })
  const titleOf = (id: UniqueIdentifier) => titles.get(String(id)) ?? ''
  const pickedUp = (id: UniqueIdentifier) => t('authoring_drag.picked_up', { title: titleOf(id) })
  const announcements: Announcements = {
    onDragStart: ({ active }) => pickedUp(active.id),
    onDragOver: ({ active, over }) =>
      // At first it is over itself.
      !over || over.id === active.id
        ? pickedUp(active.id)
        : t('authoring_drag.over', { title: titleOf(active.id), target: titleOf(over.id) }),
    onDragEnd: ({ active }) => t('authoring_drag.dropped', { title: titleOf(active.id) }),
    onDragCancel: ({ active }) => t('authoring_drag.cancelled', { title: titleOf(active.id) }),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('authoring_drag.instructions') },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onDrop(String(active.id), String(over.id))
      }}
    >
      {children}
    </DndContext>
  )
}

/** One list of an area, in its order. */
export function SortList({ ids, children }: { ids: readonly string[]; children: ReactNode }): ReactNode {
  return (
    <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
      {children}
    </SortableContext>
  )
}

export interface SortRowProps {
  id: string
  title: string
  className?: string
  isDisabled?: boolean
  /** @param handle by which it is taken. */
  children: (handle: ReactNode) => ReactNode
}

export function SortRow({
  id,
  title,
  className = '',
  isDisabled = false,
  children,
}: SortRowProps): ReactNode {
  const { t } = useTranslation()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id, disabled: isDisabled })
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      // Without its listeners it answers nothing; disabled it would lose the focus of who has just dropped it.
      {...attributes}
      {...listeners}
      aria-label={t('authoring_drag.handle', { title })}
      className="grid min-h-11 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-control select-none hover:bg-tile active:cursor-grabbing"
    >
      <Grip />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`${className} ${isDragging ? 'relative z-10 opacity-80 shadow-float' : ''}`}
    >
      {children(handle)}
    </li>
  )
}

/** Arrows go to the next that it may be dropped on, from top to bottom. */
function nextInOrder(fits: SortAreaProps['fits']): KeyboardCoordinateGetter {
  return (event, { context: { active, over, droppableRects, droppableContainers } }) => {
    const step = event.code === KeyboardCode.Down ? 1 : event.code === KeyboardCode.Up ? -1 : 0
    if (step === 0 || !active) return undefined
    event.preventDefault()
    const rows = droppableContainers
      .getEnabled()
      .flatMap(({ id }) => {
        const rect = droppableRects.get(id)
        return rect && (id === active.id || fits(String(active.id), String(id))) ? [{ id, rect }] : []
      })
      .toSorted((one, other) => one.rect.top - other.rect.top)
    const at = rows.findIndex(({ id }) => id === (over?.id ?? active.id))
    const next = rows[at + step]
    return next && { x: next.rect.left, y: next.rect.top }
  }
}
