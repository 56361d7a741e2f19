import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * How long the event loop was held at the most while something went on, in milliseconds: by the clock, and by the time
 * this thread itself was computing in one turn of the loop, which a busy test machine does not lengthen.
 */
export async function longestHold(
  work: () => Promise<void>,
): Promise<{ delay_ms: number; computing_ms: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  let isOver = false
  let longest_us = 0
  let last = process.threadCpuUsage()
  const turn = () => {
    const { user, system } = process.threadCpuUsage(last)
    longest_us = Math.max(longest_us, user + system)
    last = process.threadCpuUsage()
    if (!isOver) setTimeout(turn, 2)
  }
  delay.enable()
  turn()
  await work()
  turn()
  isOver = true
  delay.disable()
  return { delay_ms: delay.max / 1e6, computing_ms: longest_us / 1000 }
}
