import { BlockList, isIP } from 'node:net'

/** IPv4 that is not globally reachable (RFC 6890 and its registry). */
const specialIpv4 = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  specialIpv4.addSubnet(network, bits, 'ipv4')

/** What of IPv6 is handed out, and what of that carries an IPv4 address or leads nowhere. */
const globalIpv6 = new BlockList()
globalIpv6.addSubnet('2000::', 3, 'ipv6')
const specialIpv6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  specialIpv6.addSubnet(network, bits, 'ipv6')

/** Whether an IP address is one of the public Internet, so neither of this machine nor of the network it stands in. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !specialIpv4.check(address, 'ipv4')
    case 6:
      return globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6')
    default:
      return false
  }
}

/**
 * Whether a host from untrusted input may be called. A name must be resolved and its addresses checked too: a public
 * name can lead anywhere.
 */
export function mayBePublic(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(bare) !== 0) return isPublicAddress(bare)
  return bare.includes('.') && !/\.(?:localhost|local|internal|intranet|lan|home|corp|arpa)$/i.test(bare)
}
