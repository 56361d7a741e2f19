import { makeRoom } from './make-room.ts'
import { isCache } from './room.ts'
import { wrap, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb'

export type { DBSchema } from 'idb'

interface StoreShape {
  keyPath?: string | string[]
  autoIncrement?: boolean
  /** Each with the path it goes by. */
  indexes?: Readonly<Record<string, string>>
}

type StoreShapes<Schema extends DBSchema> = Readonly<Record<StoreNames<Schema> & string, StoreShape>>

export type DeviceTransaction<Schema extends DBSchema, Mode extends IDBTransactionMode> = IDBPTransaction<
  Schema,
  StoreNames<Schema>[],
  Mode
>

/** A browser that never opens its database: some never answer in a private window. */
const OPEN_MOST_MS = 10_000
/** Two tabs may be adding what is missing at the same moment. */
const OPEN_TRIES = 3

/**
 * A database of this browser that is opened at its first use, shared by all that asks for it, and reopened where it was
 * closed, deleted or changed by another tab. What stores it lacks are added to those it has. Every call may reject: the
 * disk is full, the window private, or the person forbids sites to store; the next call tries again.
 */
export class DeviceDatabase<Schema extends DBSchema> {
  readonly #name: string
  readonly #shapes: StoreShapes<Schema>
  readonly #factory: () => IDBFactory
  #opening: Promise<IDBPDatabase<Schema>> | undefined

  /** @param factory asked at each opening; it may throw. */
  constructor(name: string, shapes: StoreShapes<Schema>, factory: () => IDBFactory = () => indexedDB) {
    this.#name = name
    this.#shapes = shapes
    this.#factory = factory
  }

  read<Value>(
    names: StoreNames<Schema>[],
    run: (transaction: DeviceTransaction<Schema, 'readonly'>) => Promise<Value>,
  ): Promise<Value> {
    return this.#run(names, 'readonly', run)
  }

  /**
   * All of it or nothing; resolves once the device holds it. Inside, nothing is awaited but the transaction itself. On a
   * full disk it is run once more, after caches gave way to it.
   */
  async write<Value>(
    names: StoreNames<Schema>[],
    run: (transaction: DeviceTransaction<Schema, 'readwrite'>) => Promise<Value>,
  ): Promise<Value> {
    try {
      return await this.#run(names, 'readwrite', run)
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
      if (!isFull || isCache(this.#name) || !(await makeRoom(this.#factory()))) throw error
      return await this.#run(names, 'readwrite', run)
    }
  }

  async #run<Mode extends IDBTransactionMode, Value>(
    names: StoreNames<Schema>[],
    mode: Mode,
    run: (transaction: DeviceTransaction<Schema, Mode>) => Promise<Value>,
  ): Promise<Value> {
    const transaction = await this.#begin(names, mode)
    const { done } = transaction
    // Awaited below where the transaction succeeds; where it fails its own error is more precise.
    done.catch(() => undefined)
    let value: Value
    try {
      value = await run(transaction)
    } catch (error) {
      try {
        transaction.abort()
      } catch {
        // The failed request has ended it.
      }
      throw error
    }
    await done
    return value
  }

  async #begin<Mode extends IDBTransactionMode>(
    names: StoreNames<Schema>[],
    mode: Mode,
  ): Promise<DeviceTransaction<Schema, Mode>> {
    try {
      return (await this.#open()).transaction(names, mode)
    } catch (error) {
      const wasClosed = error instanceof DOMException && error.name === 'InvalidStateError'
      if (!wasClosed) throw error
      this.#opening = undefined
      return (await this.#open()).transaction(names, mode)
    }
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    if (this.#opening) return this.#opening
    const opening = this.#openWhole(() => {
      if (this.#opening === opening) this.#opening = undefined
    })
    opening.catch(() => {
      if (this.#opening === opening) this.#opening = undefined
    })
    this.#opening = opening
    return opening
  }

  async #openWhole(onClosed: () => void): Promise<IDBPDatabase<Schema>> {
    let version: number | undefined
    for (let tries = 1; ; tries += 1) {
      let database: IDBDatabase
      try {
        database = await openWithin(OPEN_MOST_MS, this.#factory().open(this.#name, version), (request) =>
          this.#addMissing(request),
        )
      } catch (error) {
        const isOutrun = error instanceof DOMException && error.name === 'VersionError'
        if (!isOutrun || tries >= OPEN_TRIES) throw error
        version = undefined
        continue
      }
      if (this.#isWhole(database)) {
        database.addEventListener('close', onClosed)
        // A newer version of the app in another tab must not wait for this one.
        database.addEventListener('versionchange', () => {
          database.close()
          onClosed()
        })
        return wrap(database) as IDBPDatabase<Schema> // its stores were looked at
      }
      version = database.version + 1
      database.close()
      if (tries >= OPEN_TRIES) throw new Error(`The database ${this.#name} lacks a store`)
    }
  }

  get #stores(): [string, StoreShape][] {
    return Object.entries<StoreShape>(this.#shapes)
  }

  #isWhole(database: IDBDatabase): boolean {
    const stores = this.#stores
    if (!stores.every(([name]) => database.objectStoreNames.contains(name))) return false
    const transaction = database.transaction(stores.map(([name]) => name))
    return stores.every(([name, { indexes = {} }]) =>
      Object.keys(indexes).every((index) => transaction.objectStore(name).indexNames.contains(index)),
    )
  }

  #addMissing({ result: database, transaction }: IDBOpenDBRequest): void {
    for (const [name, { indexes = {}, keyPath, autoIncrement }] of this.#stores) {
      const store = database.objectStoreNames.contains(name)
        ? transaction?.objectStore(name)
        : database.createObjectStore(name, { keyPath, autoIncrement })
      for (const [index, path] of Object.entries(indexes))
        if (!store?.indexNames.contains(index)) store?.createIndex(index, path)
    }
  }
}

function openWithin(
  most_ms: number,
  request: IDBOpenDBRequest,
  upgrade: (request: IDBOpenDBRequest) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const limit = setTimeout(() => {
      isLate = true
      reject(new Error('The database does not open'))
    }, most_ms)
    request.addEventListener('upgradeneeded', () => upgrade(request))
    request.addEventListener('success', () => {
      clearTimeout(limit)
      if (isLate) request.result.close()
      else resolve(request.result)
    })
    request.addEventListener('error', () => {
      clearTimeout(limit)
      reject(request.error ?? new Error('The database does not open'))
    })
  })
}
