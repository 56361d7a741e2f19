import { waitingList } from '@qadam/delivery/waiting'
import { isDialogOpen } from '@qadam/ui/open-dialog'
import type { AnyRouter } from '@tanstack/react-router'
import i18next from 'i18next'
import { showToast } from '../platform/toast.ts'
import { sessionStore } from '../platform/storage.ts'
import { hasMetUnreadable, onUnreadable } from '../platform/unreadable.ts'

const shown_ms = 20_000

/** Screens that a reload would interrupt: an exam, a lesson with its test or recording, an editor. */
const working = /^\/(?:exam|py|code)(?:\/|$)|^\/course\/[^/]+\/module\/[^/]+\/[^/]+/

/** Whether a reload takes nothing from the student now. */
export function mayReload(pathname: string, waiting: readonly unknown[]): boolean {
  return !working.test(pathname) && waiting.length === 0
}

/** Whether something is being typed or decided: a field with text in it, a dialog. */
function isTyping(): boolean {
  if (isDialogOpen() || document.querySelector('[contenteditable=true]')) return true
  const fields = document.querySelectorAll<HTMLInputElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], [type=hidden])',
  )
  return [...fields].some(({ value }) => value !== '')
}

const RENEWED_KEY = 'qadam.renewed'

/** Whether this version may give way by itself: once, so that one which comes back never reloads in a circle. */
function takeRenewal(running: string): boolean {
  if (sessionStore.read(RENEWED_KEY) === running) return false
  sessionStore.write(RENEWED_KEY, running)
  // Without storage the second time could not be told from the first.
  return sessionStore.read(RENEWED_KEY) === running
}

export interface VersionOffer {
  /** A version is there, by its name. */
  found: (version: string) => void
  stop: () => void
}

/**
 * Offers a version other than the one that runs, once, when nothing is interrupted by it. If declined, it comes with
 * the next visit. Where the one that runs could not read a reply, the other is taken without asking, once.
 */
export function offerVersions(
  router: AnyRouter,
  running: string,
  reload = () => location.reload(),
): VersionOffer {
  const offered = new Set([running])
  let newest = running
  const isFree = () => mayReload(router.state.location.pathname, waitingList.list())
  const check = () => {
    if (newest === running || !isFree()) return
    if (hasMetUnreadable() && !isTyping() && takeRenewal(running)) return reload()
    if (offered.has(newest) || isDialogOpen()) return
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
  const stops = [router.subscribe('onResolved', check), waitingList.subscribe(check), onUnreadable(check)]
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
