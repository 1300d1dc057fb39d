import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'

/** The record that ends an archive: its length, and where it says the list of pieces begins. */
const [endLength, listStartAt] = [22, 16]
const entryLength = 46

/**
 * The list of pieces must fill all the room up to the archive's end: no second list elsewhere, and no piece that
 * only some readers would find.
 */
const isWholeList = (zip: Buffer, { comment }: ZipFile, entries: readonly Entry[]): boolean => {
  const end = zip.length - endLength - comment.length
  const listed = entries.reduce(
    (sum, entry) =>
      sum + entryLength + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength,
    0
  )
  return zip.readUInt32LE(end + listStartAt) + listed === end
}

const listOf = async (zip: Buffer) => {
  // What comes out is counted in `read`, whatever a piece says of its size.
  const file = await fromBufferPromise(zip, { validateEntrySizes: false })
  return { file, entries: await Array.fromAsync(file.eachEntry()) }
}

/** The pieces of a zip archive. They are unpacked one by one, as far as they are read, within `unpackedMax` bytes in all. */
export class Archive {
  readonly #file: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>
  #left: number

  private constructor(file: ZipFile, entries: ReadonlyMap<string, Entry>, unpackedMax: number) {
    this.#file = file
    this.#entries = entries
    this.#left = unpackedMax
  }

  /** @throws RangeError when it is no archive that a spreadsheet would be, or says itself that it is larger */
  static async open(zip: Buffer, unpackedMax: number): Promise<Archive> {
    const { file, entries } = await listOf(zip).catch((cause: unknown) => {
      throw new RangeError('no archive', { cause })
    })
    const byName = new Map(entries.map((entry) => [entry.fileName, entry]))
    if (byName.size !== entries.length || !isWholeList(zip, file, entries)) {
      throw new RangeError('no plain archive')
    }
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    if (unpacked > unpackedMax) throw new RangeError('too large')
    return new Archive(file, byName, unpackedMax)
  }

  get names(): string[] {
    return [...this.#entries.keys()]
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** @throws RangeError when it is too much */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name)
    if (!entry) throw new RangeError(`no ${name}`)
    const unpacked: AsyncIterable<Buffer> = await this.#file.openReadStreamPromise(entry)
    for await (const block of unpacked) {
      this.#left -= block.length
      if (this.#left < 0) throw new RangeError('too large')
      yield block
    }
  }
}
