import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { Icon } from '@qadam/ui/icon'
import { showToast } from '@qadam/web/toast'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../platform/query-client.ts'
import { RepairForm } from './repair-form.tsx'

/** Repairs one student's streak. */
export function RepairDialog({ student }: { student: { id: number; name: string } }): ReactNode {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Icon name="flame" size={18} />}
        onClick={() => setOpen(true)}
      >
        {t('streaks.repair')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('streaks.repair_of', { name: student.name })}
        description={t('streaks.text')}
        closeLabel={t('shell.close')}
      >
        <RepairForm
          whom={{ student_id: student.id }}
          onDone={() => {
            setOpen(false)
            void queryClient.invalidateQueries({ queryKey: ['student', student.id] })
            void showToast('success', t('streaks.done'))
          }}
        />
      </Dialog>
    </>
  )
}
