export interface Stoppable {
  /** Ends gently what is under way. */
  stop: () => Promise<void>
}

/** Ctrl-C reaches a process from the terminal and again from npm, within moments: that is one wish, not two. */
const sameWish_ms = 500

/** Stops gently at the first SIGTERM or SIGINT and exits with 0; a second one exits at once. */
export function stopOnSignal(server: Stoppable): void {
  let firstAt: number | undefined
  const onSignal = (): void => {
    if (firstAt !== undefined) {
      if (Date.now() - firstAt > sameWish_ms) process.exit(1)
      return
    }
    firstAt = Date.now()
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The server did not stop in order: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
