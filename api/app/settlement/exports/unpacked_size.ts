import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

const [endSignature, entrySignature] = [0x06054b50, 0x02014b50]
const [endLength, entryLength, localLength] = [22, 46, 30]
/** A comment of the archive may follow its end. */
const commentMax = 0xffff
const [stored, deflated] = [0, 8]

const endOf = (zip: Buffer): number => {
  for (
    let at = zip.length - endLength;
    at >= Math.max(0, zip.length - endLength - commentMax);
    at--
  ) {
    if (zip.readUInt32LE(at) === endSignature) return at
  }
  throw new RangeError('no archive')
}

/** A larger number stands elsewhere, in the 64-bit form. */
const elsewhere = 0xffffffff

/**
 * Where the list of pieces begins. It must fill all the room up to its end: readers go on as long as they
 * find pieces, whatever number of them is told, and look elsewhere for a second list where a number is full.
 */
const listOf = (zip: Buffer, end: number): number => {
  const onOneDisk = zip.readUInt32LE(end + 4) === 0
  const counts = [zip.readUInt16LE(end + 8), zip.readUInt16LE(end + 10)]
  const [size, start] = [zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)]
  if (!onOneDisk || counts[0] !== counts[1] || counts[0] === 0xffff || start + size !== end) {
    throw new RangeError('no plain archive')
  }
  return start
}

/**
 * Unpacks an archive piece by piece to see that it stays within `max` bytes, by what comes out of it and not
 * by what it says of itself. Readers of spreadsheets unpack all at once.
 * @throws when it is larger, or no archive that a spreadsheet would be
 */
export const expectUnpackedWithin = async (zip: Buffer, max: number): Promise<void> => {
  const end = endOf(zip)
  let at = listOf(zip, end)
  let left = max
  while (at < end) {
    if (zip.readUInt32LE(at) !== entrySignature) throw new RangeError('no archive')
    if (zip.readUInt32LE(at + 20) === elsewhere || zip.readUInt32LE(at + 42) === elsewhere) {
      throw new RangeError('no plain archive')
    }
    const method = zip.readUInt16LE(at + 10)
    const local = zip.readUInt32LE(at + 42)
    const start = local + localLength + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    if (method !== stored && method !== deflated) throw new RangeError('unknown method')
    // One byte more than there may be, so that a piece that fills the rest is not taken for too large.
    const unpacked =
      method === stored ? packed : await inflate(packed, { maxOutputLength: left + 1 })
    left -= unpacked.length
    if (left < 0) throw new RangeError('too large')
    at +=
      entryLength +
      zip.readUInt16LE(at + 28) +
      zip.readUInt16LE(at + 30) +
      zip.readUInt16LE(at + 32)
  }
}
