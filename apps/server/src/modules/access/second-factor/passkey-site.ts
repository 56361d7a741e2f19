/** Where passkeys are made and used: they work at no other domain, and a signature for another origin is none. */
export interface PasskeySite {
  /** WebAuthn's RP ID. */
  domain: string
  isOrigin: (origin: string) => boolean
}

/** The site of a school by its public address. Undefined: a number is no domain. */
export function passkeySite(publicUrl: string | undefined): PasskeySite | undefined {
  // Only browsers on this machine are ever there: at the port of the server, or of the apps' sources.
  if (publicUrl === undefined)
    return { domain: 'localhost', isOrigin: (origin) => URL.parse(origin)?.hostname === 'localhost' }
  const { hostname: domain, origin: own } = new URL(publicUrl)
  if (/^(?:[\d.]+|\[.*\])$/.test(domain)) return undefined
  return { domain, isOrigin: (origin) => origin === own }
}
