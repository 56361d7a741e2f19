import { limits, settings, type SettingValue, type SettingValues, type ShownSetting } from '@qadam/contract'
import { Button, IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { SelectField } from '@qadam/ui/select-field'
import { TextField } from '@qadam/ui/text-field'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { courseOf, draftOf, linkOf, linksOf, type ChatLinkDraft } from './chat-links-draft.ts'
import type { OwnField, OwnFieldProps } from './own-field.ts'
import { optionsOf } from './setting-field.tsx'

const coursesOf = ({ state }: ShownSetting): { id: number; title: string }[] =>
  settings.chat_links.state?.safeParse(state).data?.courses ?? []

/** The chats of the courses: of two lines for one course the first counts. */
function ChatLinksField({ draft, shown, onChange }: OwnFieldProps): ReactNode {
  const { t } = useTranslation()
  const drafts = draft as readonly ChatLinkDraft[] // what this component typed
  const change = (key: number, part: Partial<ChatLinkDraft>) =>
    onChange(drafts.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const add = () => {
    const key = Math.max(-1, ...drafts.map((each) => each.key)) + 1
    onChange([...drafts, { key, course: '', link: '' }])
  }
  const courses = coursesOf(shown).map(({ id, title }) => ({ value: id, label: title }))
  const isAgain = (each: ChatLinkDraft, place: number): boolean =>
    each.course !== '' && drafts.slice(0, place).some(({ course }) => course === each.course)
  return (
    <div className="flex flex-col items-start gap-4">
      {drafts.length === 0 && <p className="text-muted">{t('settings.no_links')}</p>}
      <ol className="flex w-full flex-col gap-4">
        {drafts.map((each, place) => {
          // A line that was just added is no fault yet.
          const isBegun = each.course !== '' || each.link !== ''
          return (
            <li key={each.key} className="flex flex-wrap items-start gap-3 border-b border-line pb-4">
              <SelectField
                label={t('settings.course')}
                className="w-60 max-sm:w-full"
                value={each.course}
                options={optionsOf(courses, each.course, (id) =>
                  id === '' ? t('settings.choose_course') : t('school_settings.not_listed', { id }),
                )}
                hint={isAgain(each, place) ? t('settings.course_again') : undefined}
                error={isBegun && courseOf(each) === undefined ? t('settings.choose_course') : undefined}
                onChange={(course) => change(each.key, { course })}
              />
              <TextField
                label={t('settings.link')}
                inputMode="url"
                autoComplete="off"
                className="min-w-52 flex-1"
                maxLength={limits.chatLinks.maxLength}
                value={each.link}
                error={isBegun && linkOf(each) === undefined ? t('settings.link_wrong') : undefined}
                onChange={({ target }) => change(each.key, { link: target.value })}
              />
              <IconButton
                className="mt-6"
                label={t('settings.remove', { number: place + 1 })}
                icon={<Icon name="trash" size={20} />}
                onClick={() => onChange(drafts.filter(({ key }) => key !== each.key))}
              />
            </li>
          )
        })}
      </ol>
      {drafts.length < limits.chatLinks.maxEntries && (
        <Button variant="secondary" icon={<Icon name="plus" size={20} />} onClick={add}>
          {t('settings.add')}
        </Button>
      )}
    </div>
  )
}

function inWords(value: SettingValue, shown: ShownSetting, t: TFunction): string {
  const links = value as SettingValues<'chat_links'>['links'] // of its field
  if (links.length === 0) return t('settings.meanwhile_empty')
  const titleOf = (course: number) => coursesOf(shown).find(({ id }) => id === course)?.title ?? `№ ${course}`
  return links.map(({ course_id, link }) => `${titleOf(course_id)}: ${link}`).join('; ')
}

export const chatLinksField: OwnField = { draftOf, valueOf: linksOf, inWords, Field: ChatLinksField }
