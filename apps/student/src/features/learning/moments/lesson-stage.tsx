import { Stage } from '@qadam/ui/stage'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { playSound } from '../../../platform/sound.ts'
import { viewOf } from './moment-views.tsx'
import type { Moment } from './moments-of.ts'
import { ShareButton } from './share-button.tsx'

/** What a lesson has earned, one thing after another. */
export default function LessonStage({ moments }: { moments: readonly Moment[] }): ReactNode {
  const { t } = useTranslation()
  const [step, setStep] = useState(0)
  // The last one stays drawn while the stage fades out.
  const moment = moments[Math.min(step, moments.length - 1)]
  const view = moment && viewOf(moment, t)
  const sound = step < moments.length ? view?.sound : undefined
  useEffect(() => {
    if (sound) playSound(sound)
  }, [sound, step])
  if (!view) return null
  return (
    <Stage
      open={step < moments.length}
      title={view.title}
      text={view.text}
      picture={view.picture}
      step={Math.min(step, moments.length - 1)}
      steps={moments.length}
      stepLabel={t('moments.step', { step: Math.min(step + 1, moments.length), steps: moments.length })}
      nextLabel={t('moments.next')}
      isEvent={view.shared !== undefined}
      extra={view.shared && <ShareButton key={step} {...view.shared} />}
      onNext={() => setStep((before) => before + 1)}
    >
      {view.body}
    </Stage>
  )
}
