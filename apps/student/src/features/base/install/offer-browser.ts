import { copyText } from '@qadam/ui/copy-text'
import i18next from 'i18next'
import { browserLink, isInAppBrowser } from '../../../platform/in-app-browser.ts'
import { localStore } from '../../../platform/storage.ts'
import { showToast } from '../../../platform/toast.ts'

const seenKey = 'qadam.in_app.seen'
const shown_ms = 30_000

/** Where the page is shown inside a messenger: offers the same page in a browser of its own, once on this device. */
export function offerBrowser(): void {
  const { userAgent } = navigator
  if (!isInAppBrowser(userAgent) || localStore.read(seenKey) !== null) return
  localStore.write(seenKey, 'yes')
  const { t } = i18next
  const link = browserLink({ userAgent }, location)
  void showToast('info', t('install.in_app'), {
    text: t('install.in_app_text'),
    duration_ms: shown_ms,
    action:
      link === undefined
        ? { label: t('install.copy'), onSelect: () => void copyAddress() }
        : { label: t('install.open'), onSelect: () => location.assign(link) },
  })
}

async function copyAddress(): Promise<void> {
  const { t } = i18next
  if (await copyText(location.origin))
    return void showToast('success', t('install.copied'), {
      text: t('install.copied_text'),
      duration_ms: shown_ms,
    })
  const text = t('install.copy_failed_text', { address: location.origin })
  await showToast('info', t('install.copy_failed'), { text, duration_ms: shown_ms })
}
