import type { ToastOptions, ToastTone } from '@qadam/web/toast'
import { quietMoment } from './quiet-moment.ts'
import { showToast } from './toast.ts'

/** As long as a toast stays: what a quiet moment puts away sooner has hardly been read. */
const READ_ms = 3000

/** Shows a toast in no quiet moment, and once more after one that puts it away before it could be read. */
export async function showToastWhenQuiet(
  tone: ToastTone,
  title: string,
  options: ToastOptions = {},
): Promise<void> {
  let interrupted: boolean
  do {
    await quietMoment.over()
    const read = withoutQuietMoment(options.duration_ms ?? READ_ms)
    await showToast(tone, title, options)
    interrupted = !(await read)
  } while (interrupted)
}

/** Resolves with whether the time passed before a quiet moment began. */
async function withoutQuietMoment(time_ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (passed: boolean) => {
      clearTimeout(timer)
      forget()
      resolve(passed)
    }
    const timer = setTimeout(() => end(true), time_ms)
    const forget = quietMoment.onBegin(() => end(false))
  })
}
