import { isIPv4, isIPv6 } from 'node:net'

const groups = 8
const ofOneLine = 4

/** The eight groups of an address, as an IPv6 address may leave zeros out and end like an IPv4 one. */
const groupsOf = (ip: string): number[] => {
  const hex = ip.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) =>
    [0, 2].map((i) => (Number(parts[i]) * 256 + Number(parts[i + 1])).toString(16)).join(':')
  )
  const [head, tail] = hex.split('::').map((part) => part.split(':').filter(Boolean))
  const missing = groups - head.length - (tail?.length ?? 0)
  return [...head, ...Array<string>(missing).fill('0'), ...(tail ?? [])].map((it) =>
    parseInt(it, 16)
  )
}

/**
 * Who shares an allowance: one IPv4 address, or the /64 that one line of an IPv6 provider has. However an
 * address is written, also an IPv4 one inside IPv6, it is one and the same.
 */
export const networkPrefix = (ip: string): string => {
  const bare = ip.replace(/%.*$/, '')
  if (isIPv4(bare) || !isIPv6(bare)) return bare
  const all = groupsOf(bare)
  const isMapped = all.slice(0, 5).every((group) => group === 0) && all[5] === 0xffff
  if (isMapped)
    return all
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return all
    .slice(0, ofOneLine)
    .map((group) => group.toString(16))
    .join(':')
}
