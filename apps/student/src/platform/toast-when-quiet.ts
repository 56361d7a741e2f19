import { isDialogOpen, onDialogs } from '@qadam/ui/open-dialog'
import type { ToastOptions, ToastTone } from '@qadam/web/toast'
import { quietMoment } from './quiet-moment.ts'
import { showToast } from './toast.ts'

/** As long as a toast stays: what is put away sooner has hardly been read. */
const READ_ms = 3000

/** Shows a toast in no quiet moment and over no dialog, and once more after one that puts it away before it could be read. */
export async function showToastWhenQuiet(
  tone: ToastTone,
  title: string,
  options: ToastOptions = {},
): Promise<void> {
  let interrupted: boolean
  do {
    await nothingCovers()
    const read = staysFor(options.duration_ms ?? READ_ms)
    await showToast(tone, title, options)
    interrupted = !(await read)
  } while (interrupted)
}

/** Resolves when nothing is there that puts toasts away (follow-notifications.ts). */
async function nothingCovers(): Promise<void> {
  while (quietMoment.isNow() || isDialogOpen()) {
    await quietMoment.over()
    if (!isDialogOpen()) continue
    await new Promise<void>((resolve) => {
      const forget = onDialogs(() => {
        forget()
        resolve()
      })
    })
  }
}

/** Resolves with whether the time passed before toasts were put away. */
async function staysFor(time_ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (passed: boolean) => {
      clearTimeout(timer)
      for (const one of forget) one()
      resolve(passed)
    }
    const timer = setTimeout(() => end(true), time_ms)
    const forget = [quietMoment.onBegin(() => end(false)), onDialogs((isOpen) => isOpen && end(false))]
  })
}
