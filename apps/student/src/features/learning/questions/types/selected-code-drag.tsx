import {
  closestCenter,
  DndContext,
  DragOverlay,
  pointerWithin,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core'
import { Icon } from '@qadam/ui/icon'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { nextBlank, place, takeOut, wholeAnswer, type Blanks } from '../drag/arrange.ts'
import { CodeParts, useTemplate } from '../drag/code-template.tsx'
import { countBlanks } from '../drag/highlight-template.ts'
import { DragHelp } from '../drag/drag-help.tsx'
import { useDragSensors } from '../drag/use-drag-sensors.ts'
import { inTwoPictures } from '../answer-review.tsx'
import { idsOf, inShuffle, placeMark } from '../options.ts'
import { defineQuestionType, type AnswerProps } from '../question-view.ts'

const BACK = 'pieces'

/** Fill the blanks of a program with pieces of code: by dragging, by taps or by keyboard. */
function SelectedCodeDrag({ question, verdict, isChecking, onAnswer }: AnswerProps): ReactNode {
  const { t } = useTranslation()
  const sensors = useDragSensors()
  const { template, options } = question.other
  const code = template?.code ?? ''
  const [blanks, setBlanks] = useState<Blanks>(() => Array.from({ length: countBlanks(code) }, () => null))
  const [chosen, setChosen] = useState<number | undefined>(undefined)
  const [dragged, setDragged] = useState<number | undefined>(undefined)
  const [said, setSaid] = useState('')
  const parts = useTemplate(code, template?.language ?? 'text')
  const isLocked = isChecking || verdict !== undefined
  const given = idsOf(verdict?.answer)
  const shown: Blanks = given.length > 0 ? given : blanks
  const target = isLocked ? undefined : nextBlank(blanks, chosen)

  const textOf = (id: number | null) => options.find((option) => option.id === id)?.value ?? ''
  const change = (next: Blanks, words: string) => {
    setBlanks(next)
    setChosen(undefined)
    setSaid(words)
    onAnswer(wholeAnswer(next))
  }
  const put = (piece: number, blank: number) =>
    change(place(blanks, piece, blank), t('test.drag.placed', { item: textOf(piece), place: blank + 1 }))
  const takeBack = (blank: number) =>
    change(takeOut(blanks, blank), t('test.drag.taken_back', { item: textOf(blanks[blank] ?? null) }))
  const tapBlank = (blank: number) => {
    if (blanks[blank] !== null) return takeBack(blank)
    setChosen(blank)
    setSaid(t('test.drag.blank_chosen', { place: blank + 1 }))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={(parts_) => {
        const under = pointerWithin(parts_)
        return under.length > 0 ? under : closestCenter(parts_).slice(0, 1)
      }}
      onDragStart={({ active }) => setDragged(Number(active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined)
        const piece = Number(active.id)
        if (!over) return
        if (over.id !== BACK) put(piece, Number(String(over.id).replace('blank-', '')))
        else if (blanks.includes(piece)) takeBack(blanks.indexOf(piece))
      }}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
    >
      {!verdict?.isReview && (
        <DragHelp text={t('test.drag.help_code')} keys={t('test.drag.help_code_keys')} isShown={!isLocked} />
      )}
      <pre
        role="group"
        aria-label={t('test.drag.code')}
        className="overflow-x-auto rounded-card bg-code-ground p-4 font-mono text-compact leading-[3] whitespace-pre-wrap text-code-ink [font-variant-ligatures:none] [tab-size:4]"
      >
        <CodeParts
          parts={parts}
          blank={(index) => (
            <Blank
              key={`blank-${index}`}
              index={index}
              piece={shown[index] ?? null}
              text={textOf(shown[index] ?? null)}
              isTarget={target === index}
              isLocked={isLocked}
              mark={placeMark(verdict, index, textOf)}
              onTap={() => tapBlank(index)}
            />
          )}
        />
      </pre>
      {!verdict?.isReview && (
        <Pieces label={t('test.drag.pieces')}>
          {inShuffle(options).map((option) => (
            <Piece
              key={option.id}
              id={option.id}
              text={option.value}
              isUsed={shown.includes(option.id)}
              isLocked={isLocked}
              onTap={() => target !== undefined && put(option.id, target)}
            />
          ))}
        </Pieces>
      )}
      <DragOverlay dropAnimation={null}>
        {dragged === undefined ? null : (
          <span className={`${pieceClass} scale-105 cursor-grabbing bg-card text-ink shadow-float`}>
            {textOf(dragged)}
          </span>
        )}
      </DragOverlay>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  )
}

/** The page announces by itself, in the student's language. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

interface BlankProps {
  index: number
  piece: number | null
  text: string
  isTarget: boolean
  isLocked: boolean
  mark: ReturnType<typeof placeMark>
  onTap: () => void
}

function Blank({ index, piece, text, isTarget, isLocked, mark, onTap }: BlankProps): ReactNode {
  const { t } = useTranslation()
  const { setNodeRef: dropRef, isOver } = useDroppable({ id: `blank-${index}`, disabled: isLocked })
  const {
    setNodeRef: dragRef,
    listeners,
    isDragging,
  } = useDraggable({ id: piece ?? `empty-${index}`, disabled: isLocked || piece === null })
  const style =
    mark === 'right'
      ? 'border-pistachio bg-pistachio/25'
      : mark === 'wrong'
        ? 'border-pomegranate bg-pomegranate/30'
        : isOver
          ? 'border-saffron bg-saffron/25'
          : piece !== null
            ? 'border-turquoise bg-turquoise/30'
            : isTarget
              ? 'border-dashed border-saffron bg-saffron/10'
              : 'border-dashed border-white/40'
  const label = t(piece === null ? 'test.drag.blank' : 'test.drag.blank_filled', {
    place: index + 1,
    item: text,
  })
  return (
    <span ref={dropRef} className="inline-block align-middle leading-none">
      <button
        ref={dragRef}
        type="button"
        data-sound="none"
        disabled={isLocked}
        aria-label={mark ? `${label}, ${t(`test.option.${mark}`)}` : label}
        {...listeners}
        onClick={onTap}
        className={`inline-flex min-h-11 min-w-16 items-center justify-center rounded-lg border-2 px-2 font-mono text-compact leading-tight text-code-ink [font-variant-ligatures:none] select-none focus-visible:outline-saffron [-webkit-touch-callout:none] ${style} ${isDragging ? 'opacity-40' : ''}`}
      >
        {text || '\u00a0'}
        {mark && <Icon name={mark === 'right' ? 'check' : 'cross'} size={18} className="ml-1.5" />}
      </button>
    </span>
  )
}

function Pieces({ label, children }: { label: string; children: ReactNode }): ReactNode {
  const { setNodeRef } = useDroppable({ id: BACK })
  return (
    <div ref={setNodeRef} role="group" aria-label={label} className="mt-4 flex min-h-14 flex-wrap gap-2.5">
      {children}
    </div>
  )
}

const pieceClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control border-2 border-line px-3.5 font-mono text-compact whitespace-pre [font-variant-ligatures:none] select-none [-webkit-touch-callout:none]'
const solidPiece = `${pieceClass} bg-card text-ink shadow-[0_3px_0_var(--line)]`

interface PieceProps {
  id: number
  text: string
  isUsed: boolean
  isLocked: boolean
  onTap: () => void
}

/** A piece that is used leaves its outline behind, so that nothing moves under the finger. */
function Piece({ id, text, isUsed, isLocked, onTap }: PieceProps): ReactNode {
  const { t } = useTranslation()
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: isUsed || isLocked })
  if (isUsed)
    return (
      <span aria-hidden className={`${pieceClass} border-dashed text-transparent`}>
        {text}
      </span>
    )
  return (
    <button
      ref={setNodeRef}
      type="button"
      data-sound="none"
      disabled={isLocked}
      aria-label={t('test.drag.piece', { item: text })}
      {...listeners}
      onClick={onTap}
      className={`${solidPiece} mb-[3px] touch-manipulation enabled:cursor-grab enabled:active:translate-y-[2px] disabled:opacity-60 ${isDragging ? 'opacity-40' : ''}`}
    >
      {text}
    </button>
  )
}

export default defineQuestionType('selected-code-drag', {
  Player: SelectedCodeDrag,
  Review: inTwoPictures(SelectedCodeDrag),
})
