import * as z from 'zod/mini'
import { text, time } from '../fields.ts'
import { secondFactorLimits } from '../second-factor-limits.ts'

const { passkeys } = secondFactorLimits

/** A passkey as its owner sees it. */
export const passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: time,
  used_at: z.nullable(time),
})
export type Passkey = z.infer<typeof passkey>

/** A passkey as a browser asks a device for it (WebAuthn: PublicKeyCredentialDescriptor). Bytes are base64url. */
const knownPasskey = z.object({ id: z.string(), transports: z.array(z.string()) })

/** What a browser is to ask a device for when a passkey is made. */
export const passkeySetup = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string() }),
  /** COSE's numbers, the best first. */
  algorithms: z.array(z.int()),
  /** Of this account already: no device makes a second one. */
  known: z.array(knownPasskey),
})
export type PasskeySetup = z.infer<typeof passkeySetup>

/** What a browser is to ask a device for at a sign-in. */
export const passkeyQuestion = z.object({
  challenge: z.string(),
  rp_id: z.string(),
  /** Any of them. */
  passkeys: z.array(knownPasskey),
})
export type PasskeyQuestion = z.infer<typeof passkeyQuestion>

const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(Math.ceil((most * 4) / 3)))
const credential = { id: bytes(passkeys.idMaxBytes), rawId: bytes(passkeys.idMaxBytes) }
const clientDataJSON = bytes(passkeys.clientDataMaxBytes)

/** What a device made (WebAuthn: RegistrationResponseJSON). */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(passkeys.attestationMaxBytes),
    transports: z._default(z.array(text(20)).check(z.maxLength(10)), []),
  }),
})
export type MadePasskey = z.infer<typeof madePasskey>

/** What a device signed (WebAuthn: AuthenticationResponseJSON). */
export const signedByPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(passkeys.signedMaxBytes),
    signature: bytes(passkeys.signedMaxBytes),
  }),
})
export type SignedByPasskey = z.infer<typeof signedByPasskey>

export const passkeyName = text(passkeys.nameMaxLength, 1)
