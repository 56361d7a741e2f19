import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Icon } from '@qadam/ui/icon'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { declineInstall, installApp, installWay } from './install.ts'

/** Offers to install the app, where that is possible and the student has not declined. */
export default function InstallCard(): ReactNode {
  const { t } = useTranslation()
  const [way, setWay] = useState(installWay)
  useEffect(() => {
    // After the first script has stored the event.
    const check = () => setWay(installWay())
    const events = ['beforeinstallprompt', 'appinstalled'] as const
    for (const event of events) window.addEventListener(event, check)
    return () => {
      for (const event of events) window.removeEventListener(event, check)
    }
  }, [])
  if (way === 'none') return null
  const install = async () => {
    await installApp().catch((error: unknown) => console.warn('install', error))
    setWay(installWay())
  }
  return (
    <Card className="mt-8 flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <Icon name="download" size={24} className="mt-0.5 shrink-0 text-turquoise-text" />
        <div className="min-w-0">
          <h2 className="font-bold">{t(way === 'apple' ? 'install.apple_title' : 'install.title')}</h2>
          <p className="mt-1 text-compact text-muted">
            {t(way === 'apple' ? 'install.apple_text' : 'install.text')}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {way === 'prompt' && (
          <Button size="sm" onClick={() => void install()}>
            {t('install.action')}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            declineInstall()
            setWay('none')
          }}
        >
          {t('install.later')}
        </Button>
      </div>
    </Card>
  )
}
