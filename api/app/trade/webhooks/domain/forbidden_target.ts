import { BlockList, isIP } from 'node:net'

/** Special-purpose networks (IANA). */
const closed: [network: string, bits: number][] = [
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
]
/** Only 2000::/3, without embedded IPv4 or non-targets. */
const closedInside: [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const listOf = (networks: [string, number][], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList()
  for (const [network, bits] of networks) list.addSubnet(network, bits, family)
  return list
}
const closedIpv4 = listOf(closed, 'ipv4')
const openIpv6 = listOf([['2000::', 3]], 'ipv6')
const closedIpv6 = listOf(closedInside, 'ipv6')

/** Private, loopback, link-local or otherwise special. */
export const isForbiddenAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return closedIpv4.check(address, 'ipv4')
  if (family === 6) return !openIpv6.check(address, 'ipv6') || closedIpv6.check(address, 'ipv6')
  return true
}

/** Without an IPv6 address's brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** Never resolve outside, whatever the resolver says. */
const insideName = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)\.?$/i

/** Names must still be resolved. */
export const isForbiddenUrl = (url: URL): boolean => {
  const host = hostOf(url)
  return isIP(host) ? isForbiddenAddress(host) : insideName.test(host) || !host.includes('.')
}
