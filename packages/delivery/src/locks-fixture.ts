/** The locks of a browser, for tabs that are all in one test: granted and taken away at once. */
export class FakeLocks {
  readonly #held = new Map<string, { end: (error: Error) => void }>()
  readonly #waiting = new Map<string, (() => void)[]>()

  /** As the LockManager of one tab. */
  readonly manager = {
    request: (
      name: string,
      options: LockOptions | LockGrantedCallback<unknown>,
      callback?: LockGrantedCallback<unknown>,
    ) =>
      typeof options === 'function' || !callback
        ? Promise.reject(new TypeError('Tabs of these tests name options'))
        : this.#request(name, options, callback),
  } as Pick<LockManager, 'request'> // what a result may be is not of interest here

  #request(
    name: string,
    { steal, signal }: LockOptions,
    callback: LockGrantedCallback<unknown>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const run = () => {
        const held = { end: reject }
        this.#held.set(name, held)
        Promise.resolve(callback(null))
          .then(resolve, reject)
          .finally(() => this.#held.get(name) === held && this.#next(name))
      }
      const queue = this.#waiting.get(name) ?? []
      this.#waiting.set(name, queue)
      if (steal) {
        this.#held.get(name)?.end(new DOMException('stolen', 'AbortError'))
        run()
      } else if (this.#held.has(name)) {
        queue.push(run)
        signal?.addEventListener('abort', () => {
          if (queue.includes(run)) queue.splice(queue.indexOf(run), 1)
          reject(new DOMException('aborted', 'AbortError'))
        })
      } else run()
    })
  }

  #next(name: string): void {
    this.#held.delete(name)
    this.#waiting.get(name)?.shift()?.()
  }
}
