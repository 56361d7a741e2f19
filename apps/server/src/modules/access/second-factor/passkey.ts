import { createHmac } from 'node:crypto'
import type { MadePasskey, SignedByPasskey } from '@qadam/contract'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { PasskeySite } from './passkey-site.ts'

/** EdDSA, ES256 and RS256 by COSE's numbers: each device has one of them. */
export const passkeyAlgorithms = [-8, -7, -257]

/** What the database has of a passkey. */
export interface PasskeyKey {
  credential_id: Buffer
  public_key: Buffer
  sign_count: number
}

const common = { type: 'public-key', clientExtensionResults: {} } as const

/** By which a device tells the accounts of a school apart: the same each time, and nothing that says who it is. */
export function passkeyHandle(key: Buffer, personId: number): string {
  return createHmac('sha256', key).update(String(personId)).digest('base64url')
}

/** The passkey that a device made of this challenge at this site; undefined where it did not. */
export async function readMade(
  made: MadePasskey,
  challenge: Buffer,
  site: PasskeySite,
): Promise<PasskeyKey | undefined> {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...made, ...common },
    ...expected(made, challenge, site),
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch(refused)
  if (!registrationInfo) return undefined
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    credential_id: Buffer.from(id, 'base64url'),
    public_key: Buffer.from(publicKey),
    sign_count: counter,
  }
}

/**
 * How often the device has signed by now, where it signed this challenge at this site with this passkey; undefined
 * where it did not, and where it counts from before: then there are two of what must be one.
 */
export async function readSigned(
  signed: SignedByPasskey,
  { credential_id, public_key, sign_count }: PasskeyKey,
  challenge: Buffer,
  site: PasskeySite,
): Promise<number | undefined> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...signed, ...common },
    ...expected(signed, challenge, site),
    credential: {
      id: credential_id.toString('base64url'),
      publicKey: new Uint8Array(public_key),
      counter: sign_count,
    },
  }).catch(refused)
  return verified ? authenticationInfo?.newCounter : undefined
}

function expected({ response }: MadePasskey | SignedByPasskey, challenge: Buffer, site: PasskeySite) {
  const origin = clientDataOf(response.clientDataJSON)?.origin
  return {
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: typeof origin === 'string' && site.isOrigin(origin) ? [origin] : [],
    expectedRPID: site.domain,
    // The password says who it is, the device that it is there (decisions/2026-11-28-passkeys.md).
    requireUserVerification: false,
  }
}

/** Whether it was made of this challenge, as it says itself. */
export function isMadeOf({ response }: MadePasskey, challenge: Buffer): boolean {
  return clientDataOf(response.clientDataJSON)?.challenge === challenge.toString('base64url')
}

/** What a stranger sent may be anything. */
function clientDataOf(clientDataJson: string): { challenge?: unknown; origin?: unknown } | undefined {
  try {
    return decodeClientDataJSON(clientDataJson)
  } catch {
    return undefined
  }
}

/** Whatever the library finds wrong it throws. */
const refused = () => ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined })
