import type { Option } from '@qadam/contract'
import { Choice, type ChoiceKind } from '@qadam/ui/choice'
import { Icon } from '@qadam/ui/icon'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { choiceLabel, choiceState } from './options.ts'
import { InlineText } from './question-text.tsx'
import type { Verdict } from './question-view.ts'
import { splitSound } from './sounds/sound-places.ts'
import { SLOW_RATE, useSound } from './sounds/use-sound.ts'

interface AnswerOptionProps {
  option: Option
  kind: ChoiceKind
  index: number
  chosen: readonly number[]
  verdict: Verdict | undefined
  isChecking: boolean
  onSelect: () => void
}

/** An option to be chosen: a text, or a recording that is heard when it is chosen and by its own button. */
export function AnswerOption(props: AnswerOptionProps): ReactNode {
  const { option, kind, index, chosen, verdict, isChecking, onSelect } = props
  const { t } = useTranslation()
  const { text, source } = useMemo(() => splitSound(option.value), [option.value])
  const { state: sound, play, pause } = useSound(source)
  const state = choiceState({ kind, id: option.id, chosen, verdict, isChecking })
  const said = verdict?.transcripts?.find(({ option_id }) => option_id === option.id)?.text
  const choice = (
    <Choice
      kind={kind}
      index={index}
      checked={chosen.includes(option.id)}
      state={state}
      stateLabel={choiceLabel(state, t)}
      onSelect={() => {
        if (source !== undefined) play()
        onSelect()
      }}
      className={source === undefined ? undefined : 'flex-1'}
    >
      {(text !== '' || source === undefined) && <InlineText html={text} />}
      {source !== undefined && text === '' && said === undefined && (
        <span>{t('lesson.listen.option', { number: index + 1 })}</span>
      )}
      {said !== undefined && <InlineText html={said} className={text === '' ? '' : 'block text-muted'} />}
    </Choice>
  )
  if (source === undefined) return choice
  const isGoing = sound.kind === 'playing' || sound.kind === 'waiting'
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        aria-label={t('lesson.listen.option_play', { number: index + 1 })}
        title={sound.kind === 'failed' ? t('lesson.listen.failed') : t('lesson.listen.again')}
        onClick={() => {
          if (isGoing && sound.rate === 1) return play(SLOW_RATE)
          if (isGoing) return pause()
          play()
        }}
        className="grid size-12 shrink-0 place-items-center rounded-full text-turquoise-text hover:bg-turquoise-soft"
      >
        <Icon name={sound.kind === 'failed' ? 'warning' : isGoing ? 'speed' : 'volume'} size={26} />
      </button>
      {choice}
    </div>
  )
}
