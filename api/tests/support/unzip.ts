import { inflateRawSync } from 'node:zlib'

const entrySignature = 0x02014b50
const entryLength = 46
const localLength = 30

/** The texts of all files of a zip, by its central directory: a streamed zip has sizes nowhere else. */
export const unzipped = (zip: Buffer): string => {
  const texts: string[] = []
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 16)
  while (at + entryLength <= zip.length && zip.readUInt32LE(at) === entrySignature) {
    const method = zip.readUInt16LE(at + 10)
    const size = zip.readUInt32LE(at + 20)
    const local = zip.readUInt32LE(at + 42)
    const start = local + localLength + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + size)
    texts.push((method === 0 ? bytes : inflateRawSync(bytes)).toString())
    at +=
      entryLength +
      zip.readUInt16LE(at + 28) +
      zip.readUInt16LE(at + 30) +
      zip.readUInt16LE(at + 32)
  }
  return texts.join('\n')
}
