import { BlockList, isIP } from 'node:net'

/** Networks of IPv4 that are not the open Internet (IANA's special-purpose registry). */
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
/** Of IPv6 only 2000::/3 is open, without what carries an IPv4 address inside or is no real target. */
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

/** Whether an address is private, loopback, link-local or otherwise not one of the open Internet. */
export const isForbiddenAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return closedIpv4.check(address, 'ipv4')
  if (family === 6) return !openIpv6.check(address, 'ipv6') || closedIpv6.check(address, 'ipv6')
  return true
}

/** The host as `node:net` takes it: an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** Names that never lead out of the machine or the house, whatever a resolver says. */
const insideName = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)\.?$/i

/** Whether an address can be refused by its looks; a name must still be resolved. */
export const isForbiddenUrl = (url: URL): boolean => {
  const host = hostOf(url)
  return isIP(host) ? isForbiddenAddress(host) : insideName.test(host) || !host.includes('.')
}
