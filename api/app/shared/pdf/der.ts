/** The little of ASN.1's DER that a signature takes: writing values, and finding two in a certificate. */

const lengthOf = (size: number): Buffer => {
  if (size < 0x80) return Buffer.from([size])
  const digits = size.toString(16)
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}

const value = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content])
}

const base128 = (number: number): number[] => {
  const digits = [number & 0x7f]
  for (let rest = number >> 7; rest > 0; rest >>= 7) digits.unshift((rest & 0x7f) | 0x80)
  return digits
}

export const sequence = (...parts: readonly Uint8Array[]) => value(0x30, ...parts)
/** Sorted by its bytes, as DER wants it. */
export const set = (...parts: readonly Buffer[]) =>
  value(0x31, ...[...parts].sort((one, other) => one.compare(other)))
/** `[n]` around its content, or in the place of a set's tag. */
export const tagged = (tag: number, ...parts: readonly Uint8Array[]) => value(0xa0 | tag, ...parts)
export const octets = (bytes: Uint8Array) => value(0x04, bytes)
export const bits = (bytes: Uint8Array) => value(0x03, Buffer.from([0]), bytes)
export const utf8 = (text: string) => value(0x0c, Buffer.from(text))
export const nothing = value(0x05)

/** Positive, of any size. */
export const integer = (bytes: Uint8Array) =>
  value(0x02, ...(bytes[0]! & 0x80 ? [Buffer.from([0])] : []), bytes)

export const oid = (dotted: string): Buffer => {
  const [first, second, ...rest] = dotted.split('.').map(Number)
  return value(0x06, Buffer.from([first! * 40 + second!, ...rest.flatMap(base128)]))
}

/** Until 2049, which is as long as this spelling goes. */
export const utcTime = (at: Date) =>
  value(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))

/** The values side by side within a constructed one, each with its tag. */
export const partsOf = (constructed: Buffer): Buffer[] => {
  const measure = (at: number) => {
    const first = constructed[at + 1]!
    const extra = first & 0x80 ? first & 0x7f : 0
    const size = extra ? constructed.readUIntBE(at + 2, extra) : first
    return { start: at + 2 + extra, end: at + 2 + extra + size }
  }
  const parts: Buffer[] = []
  const { start, end } = measure(0)
  for (let at = start; at < end;) {
    const next = measure(at).end
    parts.push(constructed.subarray(at, next))
    at = next
  }
  return parts
}
