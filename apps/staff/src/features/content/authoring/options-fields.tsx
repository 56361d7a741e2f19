import { IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { useContext, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddButton } from './add-button.tsx'
import { useAdded } from './enter-fields.ts'
import type { QuestionFieldsProps } from './field-parts.ts'
import { CourseFilesContext } from './files/course-files-context.ts'
import { isPicture, PictureFields } from './media-fields.tsx'
import { newId } from './new-question.ts'
import { TextInLanguages } from '../../../platform/text-in-languages.tsx'

/** The answers to choose from or to bring into an order, each a text, a picture or both. */
export function OptionsFields({
  question,
  media,
  onChange,
  right: key,
  most,
  arePictured = false,
}: QuestionFieldsProps & {
  /** What is right: one, several, or the order they stand in. */
  right: 'one' | 'several' | 'order'
  most: number
  /** Each may have a picture though the course has none yet. */
  arePictured?: boolean
}): ReactNode {
  const { t } = useTranslation()
  const options = question.options ?? []
  const isOrder = key === 'order'
  const isMultiple = key === 'several'
  const files = useContext(CourseFilesContext)
  const [opened, setOpened] = useState<string | null>(null)
  const [explained, setExplained] = useState<readonly string[]>([])
  const added = useAdded()
  const explaining = useAdded()
  const pictured = useAdded()
  const hasPictures = arePictured || media.some(isPicture)
  const hasFields = ({ id, picture }: (typeof options)[number]) =>
    hasPictures || picture !== undefined || opened === id
  const mayExplain = ({ right }: (typeof options)[number]) => !isOrder && right !== true
  const isExplained = ({ id, feedback }: (typeof options)[number]) =>
    feedback !== undefined || explained.includes(id)
  const set = (next: typeof options) => onChange({ ...question, options: next })
  const change = (id: string, part: Partial<(typeof options)[number]>) =>
    set(options.map((option) => (option.id === id ? { ...option, ...part } : option)))
  const mark = (id: string, right: boolean) =>
    set(
      options.map((option) =>
        option.id === id ? { ...option, right } : isMultiple ? option : { ...option, right: false },
      ),
    )
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">
        {t(isOrder ? 'authoring.options_in_order' : 'authoring.options')}
      </legend>
      {options.map((option, place) => (
        <div key={option.id} ref={added.ref(option.id)} className="flex flex-col gap-2">
          <div className="flex items-start gap-2">
            {isOrder ? (
              <span className="mt-9.5 font-semibold numbers">{place + 1}.</span>
            ) : (
              // The field beside it stands below its own label.
              <label className="-ml-3 mt-7 grid size-11 shrink-0 place-items-center">
                <input
                  type={isMultiple ? 'checkbox' : 'radio'}
                  name={`right-${question.id}`}
                  aria-label={t('authoring.is_right', { number: place + 1 })}
                  checked={option.right === true}
                  className="size-5"
                  onChange={({ target }) => mark(option.id, target.checked)}
                />
              </label>
            )}
            <div className="flex min-w-0 flex-1 flex-wrap gap-2">
              <TextInLanguages
                text={option.text ?? {}}
                labelOf={(lang) => `${t('authoring.option', { number: place + 1 })} (${lang})`}
                className="min-w-32 flex-1"
                onChange={(lang, value) =>
                  change(option.id, { text: { uz: '', ...option.text, [lang]: value } })
                }
              />
            </div>
            {!hasFields(option) && files && (
              <IconButton
                label={t('authoring.option_picture', { number: place + 1 })}
                icon={<Icon name="image" size={20} />}
                className="mt-7"
                onClick={() => {
                  setOpened(option.id)
                  pictured.add(option.id)
                }}
              />
            )}
            {mayExplain(option) && !isExplained(option) && (
              <IconButton
                label={t('authoring.option_feedback', { number: place + 1 })}
                icon={<Icon name="edit" size={20} />}
                className="mt-7"
                onClick={() => {
                  setExplained([...explained, option.id])
                  explaining.add(option.id)
                }}
              />
            )}
            <IconButton
              label={t('authoring.remove_option', { number: place + 1 })}
              icon={<Icon name="trash" size={20} />}
              className="mt-7"
              onClick={() => set(options.filter(({ id }) => id !== option.id))}
            />
          </div>
          {mayExplain(option) && isExplained(option) && (
            <div ref={explaining.ref(option.id)} className="ms-7 flex flex-wrap gap-2">
              <TextInLanguages
                text={option.feedback ?? {}}
                labelOf={(lang) => `${t('authoring.option_feedback', { number: place + 1 })} (${lang})`}
                className="min-w-32 flex-1"
                onChange={(lang, value) =>
                  change(option.id, { feedback: { uz: '', ...option.feedback, [lang]: value } })
                }
              />
            </div>
          )}
          {hasFields(option) && (
            <div ref={pictured.ref(option.id)} className="ms-7">
              <PictureFields
                field={`option.${option.id}`}
                label={t('authoring.option_picture', { number: place + 1 })}
                picture={option.picture}
                media={media}
                onChange={(picture) => change(option.id, { picture })}
              />
            </div>
          )}
        </div>
      ))}
      {options.length < most && (
        <AddButton
          onClick={() => {
            const id = newId()
            added.add(id)
            set([...options, { id, text: { uz: '' } }])
          }}
        >
          {t('authoring.add_option')}
        </AddButton>
      )}
    </fieldset>
  )
}
