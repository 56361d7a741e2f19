import { z } from 'zod'
import type { CallSchool } from './payment-stubs.ts'

/** An action of a student at a server that runs as a process of its own. @returns what it gives; throws where it fails. */
export async function callServer(
  address: string | undefined,
  action: string,
  input: object,
  token = '',
): Promise<unknown> {
  const ask = async () =>
    await fetch(`${address}/api/student?action=${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-student-auth': token },
      body: JSON.stringify(input),
    })
  let reply = await ask()
  // A server that has just started, on a busy machine, returns 503: clients retry.
  while (reply.status === 503) reply = await ask()
  return z.object({ success: z.literal(true), data: z.unknown() }).parse(await reply.json()).data
}

/** @returns the token. */
export async function signInAt(
  address: string | undefined,
  phone: string,
  password: string,
): Promise<string> {
  const user = await callServer(address, 'login', { phone, password })
  return z.object({ token: z.string() }).parse(user).token
}

/** Whatever calls the school reaches one of its servers after the other. */
export function callInTurn(addresses: readonly string[]): CallSchool {
  let calls = 0
  return async ({ method, url, headers, payload }) => {
    calls += 1
    const reply = await fetch(`${addresses[calls % addresses.length]}${url}`, {
      method,
      headers,
      body: payload,
    })
    return { status: reply.status, text: await reply.text() }
  }
}
