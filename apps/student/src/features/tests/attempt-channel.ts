import type { AttemptChannel, AttemptMessage } from './attempt-session.ts'

const silent: AttemptChannel = { say: () => undefined, listen: () => () => undefined }

/** Joins the tabs in which one student has the test of one lesson open. */
export function openAttemptChannel(
  accountId: number,
  lessonId: number,
): AttemptChannel & { close: () => void } {
  if (!('BroadcastChannel' in globalThis)) return { ...silent, close: () => undefined }
  const channel = new BroadcastChannel(`qadam.attempt.${accountId}.${lessonId}`)
  return {
    say: (message) => channel.postMessage(message),
    listen: (hear) => {
      const onMessage = ({ data }: MessageEvent<AttemptMessage>) => hear(data) // only this app of this origin speaks here
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
    close: () => channel.close(),
  }
}
