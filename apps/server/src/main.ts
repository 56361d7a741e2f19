import cluster from 'node:cluster'
import path from 'node:path'
import { addressesOf, startBanner } from './start/start-banner.ts'
import { type Config, readConfig } from './config/config.ts'
import { prepareSchool, serve } from './start/serve.ts'
import { StartFailure } from './errors/start-failure.ts'
import { stopOnSignal } from './start/stop-on-signal.ts'
import { startWorkers, stopWithPrimary } from './start/workers.ts'

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** In development the apps' own servers stand before this one (scripts/dev.ts), and it has no pages to show. */
function addressesToSay(config: Config, port: number): string[] {
  return process.env['QADAM_DEV'] === undefined ? addressesOf(config, port) : []
}

/** One process that prepares the school and serves it. */
async function runAlone(config: Config): Promise<void> {
  const { database, ...prepared } = await prepareSchool(config, say)
  // Requests get connections of their own, with limits that this preparation must not have.
  if (database.kind === 'postgresql') await database.close()
  const server = await serve(config, database.kind === 'embedded' ? database : undefined)
  // The server may be stopped as soon as the banner is printed; it must stop in order then.
  stopOnSignal(server)
  say(startBanner(addressesToSay(config, server.port), prepared))
}

/** Prepares the school, then only watches over the processes that serve it. */
async function runPrimary(config: Config): Promise<void> {
  const { database, ...prepared } = await prepareSchool(config, say)
  await database.close()
  const workers = await startWorkers(config.workers, config.host, config.port)
  stopOnSignal(workers)
  say(startBanner(addressesToSay(config, workers.port), prepared))
}

// Otherwise a process that may signal us opens our debugger. `npm start` disables it earlier (--disable-sigusr1); this
// covers a start by hand.
process.on('SIGUSR1', () => {})

try {
  const config = readConfig(process.env, path.resolve('.env'))
  if (cluster.isWorker) stopWithPrimary(await serve(config))
  else await (config.workers > 1 ? runPrimary(config) : runAlone(config))
} catch (error) {
  process.stderr.write(`${error instanceof StartFailure ? error.message : describe(error)}\n`)
  process.exit(1)
}

/** An unforeseen error is a fault of ours, so its stack is printed too. */
function describe(error: unknown): string {
  return `The server could not start. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
