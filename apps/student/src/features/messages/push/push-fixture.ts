import { vi } from 'vitest'

interface Pushable {
  permission: NotificationPermission
  /** What the student answers when they are asked. */
  answer: NotificationPermission
  /** What stands in the way. */
  registerError?: Error
  subscribeError?: DOMException
}

/** A browser's service workers, pushes and notifications, with what a test wants of them. */
export class FakePush {
  permission: NotificationPermission
  answer: NotificationPermission
  registerError: Error | undefined
  subscribeError: DOMException | undefined
  asked = 0
  registered: string[] = []
  subscribed: number[][] = []
  unsubscribed = 0
  shown: { title: string; options: NotificationOptions }[] = []
  #known: object | null = null

  constructor({ permission, answer, registerError, subscribeError }: Partial<Pushable> = {}) {
    this.permission = permission ?? 'default'
    this.answer = answer ?? 'granted'
    this.registerError = registerError
    this.subscribeError = subscribeError
  }

  /** Takes the place of the browser's own until `vi.unstubAllGlobals`. */
  install(userAgent = 'Mozilla/5.0 (X11; Linux x64) Chrome/140 Safari/537.36'): void {
    const registration = {
      pushManager: { getSubscription: () => Promise.resolve(this.#known), subscribe: this.#subscribe },
      showNotification: (title: string, options: NotificationOptions) => {
        this.shown.push({ title, options })
        return Promise.resolve()
      },
    }
    const serviceWorker = {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(this.registered.length > 0 ? registration : undefined),
      register: (path: string) => {
        if (this.registerError) return Promise.reject(this.registerError)
        this.registered.push(path)
        return Promise.resolve(registration)
      },
    }
    const requestPermission = () => {
      this.asked += 1
      if (this.permission === 'default') this.permission = this.answer
      return Promise.resolve(this.permission)
    }
    vi.stubGlobal('PushManager', {})
    vi.stubGlobal(
      'Notification',
      Object.defineProperty({ requestPermission }, 'permission', { get: () => this.permission }),
    )
    vi.stubGlobal('navigator', {
      ...{ language: 'uz', languages: ['uz'], onLine: true, maxTouchPoints: 0 },
      ...{ userAgent, serviceWorker },
    })
  }

  readonly #subscribe = ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    if (this.subscribeError) return Promise.reject(this.subscribeError)
    this.subscribed.push([...applicationServerKey])
    this.#known = {
      options: { applicationServerKey: applicationServerKey.buffer },
      toJSON: () => ({ endpoint: 'https://push.example/1' }),
      unsubscribe: () => {
        this.unsubscribed += 1
        this.#known = null
        return Promise.resolve(true)
      },
    }
    return Promise.resolve(this.#known)
  }
}
