import { statfs } from 'node:fs/promises'
import { AggregatorRegistry, Gauge, Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import type { ProcessMeasures } from './process-measures.ts'
import { measureSchool, type Measure } from './school-measures-store.ts'

/** What a process reports of itself, in a shape that can go from one process to another. */
export type ProcessReport = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

export interface ScrapeOptions {
  db: Database
  clock: () => Date
  process: ProcessMeasures
  /** Reports of all processes of this server; of this one alone where it is absent. */
  gather?: () => Promise<ProcessReport[]>
  /** Whose disk is watched. */
  dataDir?: string
}

/** However often it is scraped, the school is counted so often. */
const fresh_ms = 60_000
/** A database that is away is asked again soon. */
const retry_ms = 5_000
/** A scrape does not wait longer for the database: what else is measured is told without it. */
const patience_ms = 3_000

/** All metrics of a server as Prometheus reads them: what its processes count of themselves, and what the school comes to. */
export class Scrape {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE
  readonly #options: ScrapeOptions
  #counted: { at: number; measures: Measure[] | undefined } | undefined
  #counting: Promise<Measure[] | undefined> | undefined

  constructor(options: ScrapeOptions) {
    this.#options = options
  }

  async text(): Promise<string> {
    const { process, gather } = this.#options
    const reports = gather ? await gather() : [await process.registry.getMetricsAsJSON()]
    const parts = [AggregatorRegistry.aggregate(reports), await this.#school()]
    const texts = await Promise.all(parts.map(async (registry) => await registry.metrics()))
    return texts.join('\n')
  }

  async #school(): Promise<Registry> {
    const measures = await Promise.race([
      this.#count(),
      new Promise<undefined>((resolve) => setTimeout(resolve, patience_ms, undefined).unref()),
    ])
    const isThere = measures !== undefined
    const disk = await this.#measureDisk()
    return registryOf([
      single(
        'qadam_database_answers',
        'Whether the figures of the school could be read: 1 or 0',
        isThere ? 1 : 0,
      ),
      ...disk,
      ...(measures ?? []),
    ])
  }

  /** One count at a time; a count that failed is none. */
  async #count(): Promise<Measure[] | undefined> {
    const { db, clock } = this.#options
    const known = this.#counted
    const age_ms = known ? performance.now() - known.at : Infinity
    if (known && age_ms < (known.measures ? fresh_ms : retry_ms)) return known.measures
    this.#counting ??= measureSchool(db, clock())
      .catch(() => undefined)
      .then((measures) => {
        this.#counted = { at: performance.now(), measures }
        this.#counting = undefined
        return measures
      })
    return await this.#counting
  }

  async #measureDisk(): Promise<Measure[]> {
    const { dataDir } = this.#options
    if (dataDir === undefined) return []
    const disk = await statfs(dataDir).catch(() => undefined)
    if (!disk) return []
    return [
      single(
        'qadam_disk_free_bytes',
        'What is left for us on the disk of the data directory',
        disk.bavail * disk.bsize,
      ),
      single('qadam_disk_size_bytes', 'What that disk holds', disk.blocks * disk.bsize),
    ]
  }
}

function single(name: string, help: string, value: number): Measure {
  return { name, help, samples: [{ labels: {}, value }] }
}

function registryOf(measures: readonly Measure[]): Registry {
  const registry = new Registry()
  for (const { name, help, samples } of measures) {
    const labelNames = [...new Set(samples.flatMap(({ labels }) => Object.keys(labels)))]
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] })
    for (const { labels, value } of samples) gauge.set(labels, value)
  }
  return registry
}
