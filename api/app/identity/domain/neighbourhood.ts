/** Who shares an allowance: one IPv4 address, or the /64 that one line of an IPv6 provider has. */
export const neighbourhood = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip
