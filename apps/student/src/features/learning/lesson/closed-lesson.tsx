import type { Missing, User } from '@qadam/contract'
import { Button, buttonClass } from '@qadam/ui/button'
import { Mascot } from '@qadam/ui/mascot'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshUser } from '../../access/accounts/use-user.ts'
import { MissingList } from '../courses/missing-list.tsx'
import { LessonFrame, type WayBack } from './lesson-frame.tsx'
import { Scene } from './scene.tsx'

interface NotReachedProps {
  closeTo: WayBack
  title: string | undefined
  missing: readonly Missing[]
}

/** 'Not reached yet': what is missing, each with the way to it. */
export function NotReached({ closeTo, title, missing }: NotReachedProps): ReactNode {
  const { t } = useTranslation()
  return (
    <LessonFrame
      closeTo={closeTo}
      action={
        <Link {...closeTo} className={buttonClass({ full: true, size: 'lg', variant: 'secondary' })}>
          {t('lesson.to_module')}
        </Link>
      }
    >
      <div className="flex flex-1 flex-col justify-center">
        <Scene
          picture={<Mascot mood="thinking" size={152} />}
          eyebrow={title}
          title={t('lesson.not_reached.title')}
        >
          <p className="mt-1.5 max-w-[34ch] text-muted">{t('lesson.not_reached.text')}</p>
        </Scene>
        <div className="mt-6">
          <MissingList missing={missing} />
        </div>
      </div>
    </LessonFrame>
  )
}

interface FrozenLessonProps {
  closeTo: WayBack
  daysLeft: number | null
  paymentLink: string | null
  /** The ways to pay, in the place of the link. */
  pay?: ReactNode
  onOpened: () => void
}

/** The account is frozen for non-payment: why, since when, and the way to pay. */
export function FrozenLesson({
  closeTo,
  daysLeft,
  paymentLink,
  pay,
  onOpened,
}: FrozenLessonProps): ReactNode {
  const { t } = useTranslation()
  const [isChecking, setChecking] = useState(false)
  const check = async () => {
    setChecking(true)
    const user: User | null = await refreshUser()
    setChecking(false)
    if (user?.status === 'active') onOpened()
  }
  return (
    <LessonFrame
      closeTo={closeTo}
      action={
        <>
          {pay}
          {paymentLink && !pay && (
            <a
              href={paymentLink}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ full: true, size: 'lg' })}
            >
              {t('lesson.frozen.pay')}
            </a>
          )}
          <Button full variant="ghost" loading={isChecking} onClick={() => void check()}>
            {t('lesson.frozen.check')}
          </Button>
        </>
      }
    >
      <div className="flex flex-1 flex-col justify-center">
        <Scene picture={<Mascot mood="sleeping" size={152} />} title={t('lesson.frozen.title')}>
          <p className="mt-1.5 max-w-[34ch] text-muted">{t('lesson.frozen.text')}</p>
          {daysLeft !== null && daysLeft <= 0 && (
            <p className="mt-4 font-semibold text-pomegranate-text">
              {daysLeft === 0 ? t('lesson.frozen.today') : t('lesson.frozen.overdue', { count: -daysLeft })}
            </p>
          )}
          {paymentLink === null && <p className="mt-1.5 max-w-[34ch]">{t('lesson.frozen.ask')}</p>}
        </Scene>
      </div>
    </LessonFrame>
  )
}
