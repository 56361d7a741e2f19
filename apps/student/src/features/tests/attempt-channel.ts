import type { AttemptChannel, AttemptMessage } from './attempt-session.ts'

const silent: AttemptChannel = { say: () => undefined, listen: () => () => undefined }

/** Joins the tabs of one student, in which attempts run or answers of them are sent. */
export function openAttemptChannel(accountId: number): AttemptChannel & { close: () => void } {
  if (!('BroadcastChannel' in globalThis)) return { ...silent, close: () => undefined }
  const channel = new BroadcastChannel(`qadam.attempt.${accountId}`)
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
