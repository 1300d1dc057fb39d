import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  name: string
  content: () => Iterable<string> | AsyncIterable<string>
}

/** Sizes follow the data, names are UTF-8. */
const flags = 0x0808
const deflated = 8
const version = 20
/** 1 January 1980, midnight: the archive tells nothing of when it was made. */
const dosDate = 0x0021

const record = (signature: number, ...fields: [bytes: 2 | 4, value: number][]): Buffer => {
  const buffer = Buffer.alloc(4 + fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let offset = buffer.writeUInt32LE(signature)
  for (const [bytes, value] of fields) offset = buffer.writeUIntLE(value, offset, bytes)
  return buffer
}

interface Written {
  name: Buffer
  crc: number
  compressed: number
  size: number
  offset: number
}

// prettier-ignore
const localHeader = (name: Buffer) =>
  record(0x04034b50, [2, version], [2, flags], [2, deflated], [2, 0], [2, dosDate], [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0])

const descriptor = ({ crc, compressed, size }: Written) =>
  record(0x08074b50, [4, crc], [4, compressed], [4, size])

// prettier-ignore
const directoryHeader = ({ name, crc, compressed, size, offset }: Written) =>
  record(0x02014b50, [2, version], [2, version], [2, flags], [2, deflated], [2, 0], [2, dosDate], [4, crc], [4, compressed], [4, size], [2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset])

const directoryEnd = (entries: number, size: number, offset: number) =>
  record(0x06054b50, [2, 0], [2, 0], [2, entries], [2, entries], [4, size], [4, offset], [2, 0])

/**
 * Writes an archive as it is read: nothing is kept but one block of each stage.
 * @param level of the compression; 1 is fastest
 */
export async function* zip(entries: Iterable<ZipEntry>, level = 3): AsyncGenerator<Buffer> {
  const directory: Written[] = []
  let position = 0
  for (const { name, content } of entries) {
    const written: Written = {
      name: Buffer.from(name),
      crc: 0,
      compressed: 0,
      size: 0,
      offset: position,
    }
    const header = Buffer.concat([localHeader(written.name), written.name])
    yield header
    for await (const block of compress(content(), written, level)) {
      written.compressed += block.length
      yield block
    }
    const end = descriptor(written)
    yield end
    position += header.length + written.compressed + end.length
    directory.push(written)
  }
  const headers = Buffer.concat(
    directory.flatMap((written) => [directoryHeader(written), written.name])
  )
  yield headers
  yield directoryEnd(directory.length, headers.length, position)
}

async function* compress(
  content: Iterable<string> | AsyncIterable<string>,
  written: Written,
  level: number
): AsyncGenerator<Buffer> {
  const measured = async function* () {
    for await (const text of content) {
      const block = Buffer.from(text)
      written.crc = crc32(block, written.crc)
      written.size += block.length
      yield block
    }
  }
  const source = Readable.from(measured())
  const deflate = createDeflateRaw({ level })
  source.on('error', (error) => deflate.destroy(error))
  try {
    yield* source.pipe(deflate)
  } finally {
    source.destroy()
  }
}
