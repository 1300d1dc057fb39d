import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

const [endSignature, entrySignature] = [0x06054b50, 0x02014b50]
const [endLength, entryLength, localLength] = [22, 46, 30]
/** A comment of the archive may follow its end. */
const commentMax = 0xffff
const [stored, deflated] = [0, 8]
/** A larger number stands elsewhere, in the 64-bit form. */
const elsewhere = 0xffffffff

const endOf = (zip: Buffer): number => {
  const first = Math.max(0, zip.length - endLength - commentMax)
  for (let at = zip.length - endLength; at >= first; at--) {
    if (zip.readUInt32LE(at) === endSignature) return at
  }
  throw new RangeError('no archive')
}

/**
 * Where the list of pieces begins. It must fill all the room up to its end: no second list elsewhere, and no
 * piece that only some readers would find.
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

interface Piece {
  packed: Buffer
  isDeflated: boolean
}

/** The pieces of a zip archive. They are unpacked one by one, as far as they are read, within `unpackedMax` bytes in all. */
export class Archive {
  readonly #pieces = new Map<string, Piece>()
  #left: number

  /** @throws RangeError when it is no archive that a spreadsheet would be, or says itself that it is larger */
  constructor(zip: Buffer, unpackedMax: number) {
    this.#left = unpackedMax
    const end = endOf(zip)
    let unpacked = 0
    for (let at = listOf(zip, end); at < end;) {
      if (zip.readUInt32LE(at) !== entrySignature) throw new RangeError('no archive')
      const [packedSize, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)]
      const local = zip.readUInt32LE(at + 42)
      if (packedSize === elsewhere || local === elsewhere) throw new RangeError('no plain archive')
      unpacked += size
      if (unpacked > unpackedMax) throw new RangeError('too large')
      const method = zip.readUInt16LE(at + 10)
      if (method !== stored && method !== deflated) throw new RangeError('unknown method')
      const nameLength = zip.readUInt16LE(at + 28)
      const name = zip.toString('utf8', at + entryLength, at + entryLength + nameLength)
      const from = local + localLength + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
      this.#pieces.set(name, {
        packed: zip.subarray(from, from + packedSize),
        isDeflated: method === deflated,
      })
      at += entryLength + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    }
  }

  get names(): string[] {
    return [...this.#pieces.keys()]
  }

  has(name: string): boolean {
    return this.#pieces.has(name)
  }

  /** What comes out counts, whatever the piece says of its size. @throws RangeError when it is too much */
  async *read(name: string): AsyncGenerator<Buffer> {
    const piece = this.#pieces.get(name)
    if (!piece) throw new RangeError(`no ${name}`)
    const unpacked = piece.isDeflated
      ? Readable.from([piece.packed]).pipe(createInflateRaw())
      : [piece.packed]
    for await (const block of unpacked as AsyncIterable<Buffer>) {
      this.#left -= block.length
      if (this.#left < 0) throw new RangeError('too large')
      yield block
    }
  }
}
