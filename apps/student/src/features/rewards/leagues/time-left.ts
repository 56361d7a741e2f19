const minute_ms = 60_000

export interface TimeLeft {
  days: number
  hours: number
  minutes: number
}

/**
 * What is left of a week by the server's clock, regardless of this device's.
 * @param reply the server's reply, and when it came, by this device.
 */
export function timeLeft(
  reply: { now: string; ends_at: string; came_ms: number },
  deviceNow_ms: number,
): TimeLeft {
  const passed_ms = Math.max(deviceNow_ms - reply.came_ms, 0)
  const left_ms = Math.max(Date.parse(reply.ends_at) - Date.parse(reply.now) - passed_ms, 0)
  // Rounded up: "one minute" until the very end.
  const minutes = Math.ceil(left_ms / minute_ms)
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}
