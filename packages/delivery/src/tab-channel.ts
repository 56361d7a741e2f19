export interface TabChannel<Message> {
  /** Publishes to the other tabs, and to other channels of the same name in this one. */
  say: (message: Message) => void
  /** Returns what unsubscribes. */
  listen: (hear: (message: Message) => void) => () => void
  /** To be called by the owner: an open channel is never garbage-collected, nor are its listeners. */
  close: () => void
}

/**
 * Joins the tabs of this browser under a name; silent in a browser that cannot.
 * @param parse validates a message, which this or another version of the app may have sent; undefined drops it.
 */
export function openTabChannel<Message>(
  name: string,
  parse: (data: unknown) => Message | undefined,
): TabChannel<Message> {
  if (!('BroadcastChannel' in globalThis))
    return { say: () => undefined, listen: () => () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(name)
  let isOpen = true
  return {
    // Messages after the owner's disposal are dropped.
    say: (message) => isOpen && channel.postMessage(message),
    listen: (hear) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const message = parse(data)
        if (message !== undefined) hear(message)
      }
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
    close: () => {
      isOpen = false
      channel.close()
    },
  }
}
