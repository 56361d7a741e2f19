import i18next from 'i18next'
import { isInAppBrowser, isInstalledApp } from '../../../platform/in-app-browser.ts'
import { dropInstallPrompt, findInstallPrompt } from '../../../platform/install-prompt.ts'
import { noteOffer, wasOfferedLately } from '../../../platform/offer-pause.ts'
import { quietMoment } from '../../../platform/quiet-moment.ts'
import { localStore } from '../../../platform/storage.ts'
import { showToast } from '../../../platform/toast.ts'

/** How the app gets onto this device: the browser's prompt, by hand on an iPhone, or not at all. */
export type InstallWay = 'prompt' | 'apple' | 'none'

const declinedKey = 'qadam.install.declined'
const offeredKey = 'qadam.install.offered'

export function installWay(): InstallWay {
  if (isInstalledApp() || localStore.read(declinedKey) !== null) return 'none'
  if (findInstallPrompt()) return 'prompt'
  const { userAgent } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) && !isInAppBrowser(userAgent) ? 'apple' : 'none'
}

/** A student who declined once is not asked again, on any screen. */
export function declineInstall(): void {
  localStore.write(declinedKey, 'yes')
}

/** Opens the browser's own prompt, which works once. */
export async function installApp(): Promise<void> {
  const prompt = findInstallPrompt()
  dropInstallPrompt()
  const answer = await prompt?.prompt()
  if (answer?.outcome === 'dismissed') declineInstall()
}

/** After a moment of meaning and out of the lesson, once on this device; not beside another offer, which leaves it for the next lesson. */
export async function offerInstall(): Promise<void> {
  await quietMoment.over()
  const way = installWay()
  if (way === 'none' || localStore.read(offeredKey) !== null || wasOfferedLately()) return
  localStore.write(offeredKey, 'yes')
  noteOffer()
  const { t } = i18next
  if (way === 'apple')
    return await showToast('info', t('install.apple_title'), {
      text: t('install.apple_text'),
      duration_ms: 20_000,
    })
  await showToast('info', t('install.title'), {
    text: t('install.text'),
    duration_ms: 20_000,
    action: { label: t('install.action'), onSelect: () => void installApp().catch(warn) },
  })
}

const warn = (error: unknown): void => console.warn('install', error)
