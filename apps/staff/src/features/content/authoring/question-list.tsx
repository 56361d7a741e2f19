import { authoringLimits, type DraftLesson, type DraftQuestion } from '@qadam/contract'
import { Button, IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { ActionMenu } from '@qadam/ui/menu'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dropped } from './drag/drop-order.ts'
import { SortArea, SortList, SortRow } from './drag/sort-area.tsx'
import { copyQuestion, moveQuestion, newQuestion, typesOf } from './new-question.ts'

const anywhere = () => true

/** The beginning of a Markdown text without its marks, for a line of a list. */
export function firstWords(markdown: string): string {
  return markdown
    .slice(0, 300)
    .replaceAll(/^[ \t]*\|[ \t|:-]*-[ \t|:-]*$\n?/gm, '')
    .replaceAll(/^[ \t]*\|.*$/gm, (row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(' '),
    )
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)|\[([^\]]*)\]\([^)]*\)/g, '$1$2')
    .replaceAll(/^\s*(?:#{1,6}\s|>\s?|[-*+]\s|\d+[.)]\s|(?:`{3}|~{3}).*$)/gm, '')
    .replaceAll(/\*\*|`|(?<=^|\s)\*(?=\S)|(?<=\S)\*(?=[\s.,!?:;)]|$)/gm, '')
    .trim()
}

/** The questions of a lesson in their order, and what may be done with each. */
export function QuestionList({
  document: { type, questions },
  openId,
  onOpen,
  onMove,
  onFile,
  onDelete,
  onChange,
}: {
  document: DraftLesson
  openId: string | undefined
  onOpen: (id: string) => void
  /** Opens the choice of a target lesson. */
  onMove: (question: DraftQuestion) => void
  /** Opens the choice of a file with questions. */
  onFile: () => void
  onDelete: (question: DraftQuestion) => void
  onChange: (questions: DraftQuestion[]) => void
}): ReactNode {
  const { t } = useTranslation()
  const nameOf = (question: DraftQuestion, place: number) =>
    `${place + 1}. ${t(`authoring.question_type.${question.type}`)}`
  const add = (kind: DraftQuestion['type']) => {
    const question = newQuestion(kind)
    onChange([...questions, question])
    onOpen(question.id)
  }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <SortArea
        titles={new Map(questions.map((question, place) => [question.id, nameOf(question, place)]))}
        fits={anywhere}
        onDrop={(active, over) => {
          const at = (id: string) => questions.findIndex((question) => question.id === id)
          const next = dropped(questions, at(active), at(over))
          if (next) onChange(next)
        }}
      >
        <SortList ids={questions.map(({ id }) => id)}>
          <ol className="flex flex-col gap-1.5">
            {questions.map((question, place) => {
              const name = nameOf(question, place)
              return (
                <SortRow
                  key={question.id}
                  id={question.id}
                  title={name}
                  className={`flex items-center rounded-control border ${question.id === openId ? 'border-turquoise bg-turquoise-soft' : 'border-line bg-card'}`}
                >
                  {(handle) => (
                    <>
                      {handle}
                      <button
                        type="button"
                        aria-current={question.id === openId}
                        className="min-h-12 min-w-0 flex-1 py-2 pe-3 ps-1 text-start"
                        onClick={() => onOpen(question.id)}
                      >
                        <span className="block text-sm font-medium">{name}</span>
                        <span className="block truncate text-caption text-muted">
                          {firstWords(question.text.uz)}
                        </span>
                      </button>
                      <ActionMenu
                        trigger={
                          <IconButton
                            label={t('authoring.more', { title: name })}
                            icon={<Icon name="more" size={20} />}
                          />
                        }
                        actions={[
                          {
                            id: 'up',
                            label: t('authoring.up'),
                            disabled: place === 0,
                            onSelect: () => onChange(moveQuestion(questions, question.id, -1)),
                          },
                          {
                            id: 'down',
                            label: t('authoring.down'),
                            disabled: place === questions.length - 1,
                            onSelect: () => onChange(moveQuestion(questions, question.id, 1)),
                          },
                          {
                            id: 'copy',
                            label: t('authoring.copy'),
                            disabled: questions.length >= authoringLimits.questions,
                            onSelect: () => onChange(copyQuestion(questions, question.id)),
                          },
                          { id: 'move', label: t('authoring.move'), onSelect: () => onMove(question) },
                          {
                            id: 'delete',
                            label: t('authoring.delete'),
                            tone: 'danger',
                            onSelect: () => onDelete(question),
                          },
                        ]}
                      />
                    </>
                  )}
                </SortRow>
              )
            })}
          </ol>
        </SortList>
      </SortArea>
      {questions.length < authoringLimits.questions && (
        <>
          <ActionMenu
            trigger={
              <Button size="sm" variant="secondary" icon={<Icon name="plus" size={20} />}>
                {t('authoring.add_question')}
              </Button>
            }
            actions={typesOf(type).map((kind) => ({
              id: kind,
              label: t(`authoring.question_type.${kind}`),
              onSelect: () => add(kind),
            }))}
          />
          <Button size="sm" variant="ghost" icon={<Icon name="upload" size={20} />} onClick={onFile}>
            {t('question_files.open')}
          </Button>
        </>
      )}
    </div>
  )
}
