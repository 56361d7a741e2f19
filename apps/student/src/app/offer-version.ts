import { waitingList } from '@qadam/delivery/waiting'
import i18next from 'i18next'
import '../platform/i18n/install-texts.ts'
import { showToast } from '../platform/toast.ts'
import { router } from './router.tsx'

const shown_ms = 20_000

/** Screens that a reload would interrupt: an exam, a lesson with its test or recording, an editor. */
const working = /^\/(?:exam|py|code)(?:\/|$)|^\/course\/[^/]+\/module\/[^/]+\/[^/]+/

/** Whether a reload takes nothing from the student now. */
export function mayReload(pathname: string, waiting: readonly unknown[]): boolean {
  return !working.test(pathname) && waiting.length === 0
}

export interface VersionOffer {
  /** A version is there, by its name. */
  found: (version: string) => void
  stop: () => void
}

/**
 * Offers a version other than the one that runs, once, when nothing is interrupted by it. If declined, it comes with
 * the next visit.
 */
export function offerVersions(running: string, reload = () => location.reload()): VersionOffer {
  const offered = new Set([running])
  let newest = running
  const isFree = () => mayReload(router.state.location.pathname, waitingList.list())
  const check = () => {
    if (offered.has(newest) || !isFree()) return
    const version = newest
    offered.add(version)
    const { t } = i18next
    void showToast('info', t('install.new_version'), {
      text: t('install.new_version_text'),
      duration_ms: shown_ms,
      action: {
        label: t('install.refresh'),
        onSelect: () => {
          if (isFree()) return reload()
          // Work has begun meanwhile: it is offered again after that.
          offered.delete(version)
          void showToast('info', t('install.not_now'), { text: t('install.not_now_text') })
        },
      },
    })
  }
  const stops = [router.subscribe('onResolved', check), waitingList.subscribe(check)]
  return {
    found: (version) => {
      newest = version
      check()
    },
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}
