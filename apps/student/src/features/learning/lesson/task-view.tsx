import type { Question } from '@qadam/contract'
import { IconButton } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { Icon } from '@qadam/ui/icon'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { localStore } from '../../../platform/storage.ts'
import { PracticeTask } from './practice-task.tsx'

const KEY = 'qadam.task_folded'
/** From here on the task has a place of its own beside the code. */
const BESIDE = '(min-width: 1280px)'

interface TaskViewProps {
  question: Question
  textId: string
  /** Something was submitted before: the assignment is known. */
  isKnown: boolean
  /** What the teacher wrote about it: it takes no height from the workspace. */
  letter: ReactNode
  /** The work. */
  children: ReactNode
}

/** The assignment of a workspace that needs room: beside it on a laptop, above it on a phone; it folds away. */
export function TaskView({ question, textId, isKnown, letter, children }: TaskViewProps): ReactNode {
  const { t } = useTranslation()
  const panelId = useId()
  const [isFolded, setFolded] = useState(
    () => localStore.read(KEY) === 'yes' || (isKnown && !window.matchMedia(BESIDE).matches),
  )
  const fold = (next: boolean) => {
    setFolded(next)
    localStore.write(KEY, next ? 'yes' : 'no')
  }
  return (
    <div className="task-view" data-folded={isFolded || undefined}>
      {letter && <div className="task-letter">{letter}</div>}
      <aside
        aria-label={t('practice.task')}
        className="min-w-0 rounded-card border border-line bg-card xl:sticky xl:top-16 xl:max-h-[calc(100dvh-12rem)] xl:overflow-y-auto"
      >
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={panelId}
          title={t(isFolded ? 'code_tools.task.unfold' : 'code_tools.task.fold')}
          onClick={() => fold(!isFolded)}
          className={`flex min-h-12 w-full items-center gap-2 px-4 text-left font-semibold ${isFolded ? 'xl:flex-col xl:px-1 xl:py-3' : ''}`}
        >
          <Icon name="practice" size={22} className="shrink-0 text-turquoise-text" />
          <span className={`flex-1 ${isFolded ? 'xl:[writing-mode:vertical-rl]' : ''}`}>
            {t('practice.task')}
          </span>
          <Icon
            name="chevron-down"
            size={20}
            className={`shrink-0 text-muted ${isFolded ? 'xl:-rotate-90' : 'rotate-180 xl:rotate-90'}`}
          />
        </button>
        <div id={panelId} hidden={isFolded} className="border-t border-line px-4 py-4">
          <PracticeTask question={question} textId={textId} isFolded={false} />
        </div>
      </aside>
      <div className="task-work">{children}</div>
    </div>
  )
}

/** The assignment one tap away, wherever the code is scrolled to. */
export function TaskSheet({ question }: { question: Question }): ReactNode {
  const { t } = useTranslation()
  const textId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('practice.task')}
        icon={<Icon name="practice" size={22} />}
        onClick={() => setOpen(true)}
        className="xl:hidden"
      />
      <Dialog title={t('practice.task')} open={isOpen} onOpenChange={setOpen} closeLabel={t('code.close')}>
        {isOpen && <PracticeTask question={question} textId={textId} isFolded={false} />}
      </Dialog>
    </>
  )
}
