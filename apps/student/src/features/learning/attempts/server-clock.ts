/** How far the server's clock is ahead of this device's, in milliseconds. */
export function clockOffset(serverNow: string, deviceNow_ms: number): number {
  const server_ms = Date.parse(serverNow)
  return Number.isFinite(server_ms) ? server_ms - deviceNow_ms : 0
}

/** Milliseconds until an instant of the server's clock, seen from a device whose clock may be wrong; never negative. */
export function millisecondsUntil(serverTime: string, offset_ms: number, deviceNow_ms: number): number {
  return Math.max(0, Date.parse(serverTime) - (deviceNow_ms + offset_ms))
}
