import { authoringLimits, type Lang } from '@qadam/contract'
import { IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { TextArea } from '@qadam/ui/text-area'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddButton } from './add-button.tsx'
import { addPiece, changePiece, codePieces, removePiece } from './code-pieces.ts'
import { withCode, writtenCode } from './code-text.ts'
import { useAdded } from './enter-fields.ts'
import type { QuestionFieldsProps } from './field-parts.ts'
import { InLanguages } from '../../../platform/in-languages.tsx'

/** The most blanks of a code and the longest piece, as in the course archive's format. */
const BLANKS = 8
const PIECE_LENGTH = 200

/** Code with blanks, and the pieces of it; in Russian where they hold words that a person reads. */
export function CodePiecesFields(props: QuestionFieldsProps): ReactNode {
  const { t } = useTranslation()
  const { question, onChange } = props
  const { language = 'python', code = '' } = question.template ?? {}
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 2xl:grid-cols-2">
        <InLanguages text={{ ru: writtenCode(code, 'ru') }}>
          {(lang) => (
            <TextArea
              label={`${t('authoring.template')} (${lang})`}
              hint={t(lang === 'uz' ? 'authoring.template_hint' : 'authoring.as_uzbek')}
              className="font-mono"
              spellCheck={false}
              value={writtenCode(code, lang)}
              onChange={({ target }) =>
                onChange({ ...question, template: { language, code: withCode(code, lang, target.value) } })
              }
            />
          )}
        </InLanguages>
      </div>
      <Pieces kind="right" {...props} />
      <Pieces kind="wrong" {...props} />
    </>
  )
}

function Pieces({ kind, question, onChange }: QuestionFieldsProps & { kind: 'right' | 'wrong' }): ReactNode {
  const { t } = useTranslation()
  const pieces = codePieces(question)[kind]
  const added = useAdded()
  const name = (place: number) =>
    t(kind === 'right' ? 'authoring.right_piece' : 'authoring.wrong_piece', { number: place + 1 })
  const isFull =
    (question.options ?? []).length >= authoringLimits.options ||
    (kind === 'right' && pieces.length >= BLANKS)
  const set = (id: string, lang: Lang, text: string) => onChange(changePiece(question, id, lang, text))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">
        {t(kind === 'right' ? 'authoring.right_pieces' : 'authoring.wrong_pieces')}
      </legend>
      {pieces.map((piece, place) => (
        <div
          key={`${place} ${piece.id}`}
          ref={added.ref(`${place} ${piece.id}`)}
          className="flex flex-wrap items-end gap-2"
        >
          <InLanguages text={{ ru: writtenCode(piece.code, 'ru') }}>
            {(lang) => (
              <TextArea
                label={`${name(place)} (${lang})`}
                className="min-w-40 flex-1 font-mono"
                minRows={1}
                spellCheck={false}
                maxLength={PIECE_LENGTH}
                placeholder={lang === 'ru' ? writtenCode(piece.code, 'uz') : undefined}
                value={writtenCode(piece.code, lang)}
                onChange={({ target }) => set(piece.id, lang, target.value)}
              />
            )}
          </InLanguages>
          <IconButton
            label={t('authoring.remove_named', { name: name(place) })}
            icon={<Icon name="trash" size={20} />}
            onClick={() => onChange(removePiece(question, piece.id))}
          />
        </div>
      ))}
      {!isFull && (
        <AddButton
          onClick={() => {
            const next = addPiece(question, kind)
            added.add(`${pieces.length} ${next.options?.at(-1)?.id}`)
            onChange(next)
          }}
        >
          {t(kind === 'right' ? 'authoring.add_right_piece' : 'authoring.add_wrong_piece')}
        </AddButton>
      )}
    </fieldset>
  )
}
