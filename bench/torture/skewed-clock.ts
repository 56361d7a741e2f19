/**
 * Loaded before a server: its clock is wrong by as many milliseconds as the file of `TORTURE_CLOCK` says, which may say
 * otherwise at any time, as a clock that is set does. What counts durations (`performance.now`, timers) goes on as before.
 */
import { readFileSync } from 'node:fs'

const look_ms = 100
const file = process.env['TORTURE_CLOCK'] ?? ''
let wrong_ms = 0

function read(): void {
  try {
    wrong_ms = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    wrong_ms = 0
  }
}

const { now } = Date
const skewedNow = () => now() + wrong_ms

read()
setInterval(read, look_ms).unref()
globalThis.Date = new Proxy(Date, {
  construct: (target, parameters: unknown[], asked) =>
    // What Date gives, whatever it is given.
    Reflect.construct(target, parameters.length === 0 ? [skewedNow()] : parameters, asked) as Date,
  get: (target, name, receiver) =>
    name === 'now' ? skewedNow : (Reflect.get(target, name, receiver) as unknown),
})
