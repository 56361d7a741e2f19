import { useEffect, useState, type ReactNode } from 'react'
import { AlertDialog } from '../src/alert-dialog.tsx'
import { Button } from '../src/button.tsx'
import { Dialog } from '../src/dialog.tsx'
import { FullScreenLoader } from '../src/full-screen-loader.tsx'
import { OfflineBanner } from '../src/offline-banner.tsx'
import { StreakPopup } from '../src/streak-popup.tsx'
import { Toaster, toast } from '../src/toaster.tsx'
import { TopProgress } from '../src/top-progress.tsx'

export function OverlayPage(): ReactNode {
  const [open, setOpen] = useState(new URLSearchParams(location.search).get('open'))
  const close = () => setOpen(null)
  useEffect(() => {
    if (open !== 'toasts') return
    toast.success('Javob qabul qilindi', { duration: 60_000 })
    toast.error('Fayl yuklanmadi', { description: 'Hajmi 5 MB dan oshmasin.', duration: 60_000 })
    toast('Amaliyot tekshirildi', {
      action: { label: 'Koʻrish', onClick: () => undefined },
      duration: 60_000,
    })
  }, [open])
  if (open === 'loader') return <FullScreenLoader label="Yuklanmoqda" />
  return (
    <main className="p-8">
      <Button onClick={() => setOpen('dialog')}>Oyna</Button>
      <TopProgress active={open === 'toasts'} />
      <OfflineBanner
        offline={open === 'offline'}
        text="Internet yoʻq. Javoblaringiz saqlanib turadi."
        stillText="Hali ham internet yoʻq."
        actionLabel="Qayta ochish"
        check={() => Promise.resolve(false)}
        onReload={close}
      />
      <Dialog
        title="Profil rasmi"
        description="Oʻzingizga yoqqanini tanlang"
        closeLabel="Yopish"
        open={open === 'dialog'}
        onOpenChange={close}
        footer={<Button full>Saqlash</Button>}
      >
        <p className="py-8">Mazmun</p>
      </Dialog>
      <AlertDialog
        tone="danger"
        title="Imtihondan chiqasizmi?"
        body="Javoblar saqlanadi, ammo vaqt toʻxtamaydi."
        confirmLabel="Chiqish"
        cancelLabel="Qolish"
        open={open === 'alert'}
        onOpenChange={close}
        onConfirm={close}
      />
      <StreakPopup
        open={open === 'streak'}
        title="Shunday davom etamiz!"
        text="Sizga +1 Strike qoʻshildi"
        onClose={close}
        autoCloseMs={20_000}
      />
      <Toaster label="Bildirishnomalar" closeLabel="Yopish" durationMs={3000} />
    </main>
  )
}
