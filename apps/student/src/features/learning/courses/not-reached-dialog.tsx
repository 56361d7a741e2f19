import type { Lesson } from '@qadam/contract'
import { Dialog } from '@qadam/ui/dialog'
import { Mascot } from '@qadam/ui/mascot'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MissingList } from './missing-list.tsx'

export function NotReachedDialog({ lesson, onClose }: { lesson: Lesson; onClose: () => void }): ReactNode {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('courses.not_reached')}
      description={t('courses.not_reached_lesson', { title: lesson.title })}
      closeLabel={t('shell.close')}
    >
      <div className="flex flex-col items-center gap-4">
        <Mascot mood="thinking" size={112} />
        <div className="w-full">
          <MissingList missing={lesson.missing} onFollow={onClose} />
        </div>
      </div>
    </Dialog>
  )
}
