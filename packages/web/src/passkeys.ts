import type { MadePasskey, PasskeyQuestion, PasskeySetup, SignedByPasskey } from '@qadam/contract'
import { loadChunk } from './chunk.ts'

const library = async () => await loadChunk(() => import('@simplewebauthn/browser'))
const descriptor = ({ id, transports }: PasskeyQuestion['passkeys'][number]) => ({
  id,
  transports: [...transports],
  type: 'public-key' as const,
})

/** Whether passkeys of this domain work on this page, in this browser; the server takes none of a subdomain. */
export function canUsePasskeys(domain: string | null): boolean {
  return globalThis.location.hostname === domain && 'PublicKeyCredential' in globalThis
}

/** Has a device make a passkey. @throws {Error} NotAllowedError: the person or the device did not; InvalidStateError: it has one. */
export async function makePasskey({ user, algorithms, known, ...setup }: PasskeySetup): Promise<MadePasskey> {
  const { startRegistration } = await library()
  const made = await startRegistration({
    optionsJSON: {
      ...setup,
      user: { ...user, displayName: user.name },
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: known.map(descriptor),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
    },
  })
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  return { id: made.id, rawId: made.rawId, response: { clientDataJSON, attestationObject, transports } }
}

/** Has a device sign by one of the passkeys. @throws {Error} NotAllowedError: the person or the device did not. */
export async function signByPasskey({
  challenge,
  rp_id,
  passkeys,
}: PasskeyQuestion): Promise<SignedByPasskey> {
  const { startAuthentication } = await library()
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: {
      ...{ challenge, rpId: rp_id, userVerification: 'preferred' },
      allowCredentials: passkeys.map(descriptor),
    },
  })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, rawId, response: { clientDataJSON, authenticatorData, signature } }
}

/** What the browser says where no passkey came of it. */
export const passkeyRefusal = (error: unknown): 'known' | 'cancelled' | undefined => {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'InvalidStateError') return 'known'
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'cancelled' : undefined
}
