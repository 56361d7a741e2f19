/** Where passkeys are made and used: they work at no other domain, and a signature for another origin is none. */
export interface PasskeySite {
  /** WebAuthn's RP ID. */
  domain: string
  isOrigin: (origin: string) => boolean
}

/** The site of a school by its public address; without one, this machine's own. Undefined: a number is no domain. */
export function passkeySite(publicUrl: string | undefined): PasskeySite | undefined {
  const { hostname: domain, origin: own } = new URL(publicUrl ?? 'http://localhost')
  if (/^(?:[\d.]+|\[.*\])$/.test(domain)) return undefined
  // For this machine alone, at whatever port: that of a server of the sources too.
  if (domain === 'localhost') return { domain, isOrigin: (origin) => URL.parse(origin)?.hostname === domain }
  return { domain, isOrigin: (origin) => origin === own }
}
