import os from 'node:os'

// Half of what tests take is waiting, for timers, processes, videos and replies: one a core leaves half of the cores idle.
// Each worker holds about a gigabyte, which is too much for many cores.
const cores = os.availableParallelism()
const workers = (aCore: number) => Math.max(cores, Math.min(Math.ceil(aCore * cores), 8))

/** How many files of Vitest run at a time. */
export const testWorkers = workers(2)

/** How many journeys run at a time, each with a browser and a server, which turns calls away where it comes late. */
export const journeyWorkers = workers(1.5)
