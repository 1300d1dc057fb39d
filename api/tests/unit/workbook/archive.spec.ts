import { test } from '@japa/runner'
import { Archive } from '#app/platform/workbook/archive'
import { archiveOf } from '#tests/support/workbook'

const packed = (...sizes: number[]): Promise<Buffer> =>
  archiveOf(Object.fromEntries(sizes.map((size, i) => [`${i}`, ['x'.repeat(size)]])))

/** Reads all pieces. @returns their lengths, or why not */
const unpacked = async (zip: Buffer, max: number): Promise<number[] | string> => {
  try {
    const archive = await Archive.open(zip, max)
    const lengths: number[] = []
    for (const name of archive.names) {
      let length = 0
      for await (const block of archive.read(name)) length += block.length
      lengths.push(length)
    }
    return lengths
  } catch (error) {
    return error instanceof RangeError ? 'refused' : String(error)
  }
}

test.group('An archive', () => {
  for (const [name, sizes, max, isTaken] of [
    ['that fills the room to the byte', [600, 400], 1000, true],
    ['of one byte more', [600, 401], 1000, false],
    ['with one piece too large', [5_000_000], 1000, false],
    ['with nothing in it', [], 1000, true],
  ] as const) {
    test(`${name} is ${isTaken ? 'taken' : 'refused'}`, async ({ assert }) => {
      assert.deepEqual(
        await unpacked(await packed(...sizes), max),
        isTaken ? [...sizes] : 'refused'
      )
    })
  }

  test('that lies about the size of a piece is judged by what comes out', async ({ assert }) => {
    const archive = await packed(50_000)
    const entry = archive.indexOf('PK\x01\x02', 0, 'latin1')
    archive.writeUInt32LE(10, entry + 24)
    assert.equal(await unpacked(archive, 1000), 'refused')
  })

  test('that is cut off, pointed elsewhere or no archive is refused', async ({ assert }) => {
    const archive = await packed(10)
    const elsewhere = Buffer.from(archive)
    elsewhere.writeUInt32LE(0xffffff, elsewhere.length - 6)
    for (const broken of [archive.subarray(0, 40), elsewhere, Buffer.alloc(0), Buffer.alloc(30)]) {
      assert.equal(await unpacked(broken, 1000), 'refused')
    }
  })

  test('of two pieces with one name is refused: readers would differ', async ({ assert }) => {
    const archive = await packed(10, 20)
    for (let at = archive.indexOf('PK\x01\x02', 0, 'latin1'); at > 0;) {
      archive.write('0', at + 46, 'latin1')
      at = archive.indexOf('PK\x01\x02', at + 4, 'latin1')
    }
    assert.equal(await unpacked(archive, 1000), 'refused')
  })

  for (const [name, lie] of [
    [
      'tells of fewer pieces than it has',
      (archive: Buffer, end: number) => {
        archive.writeUInt16LE(1, end + 8)
        archive.writeUInt16LE(1, end + 10)
        const second = archive.indexOf('PK\x01\x02', archive.indexOf('PK\x01\x02') + 4, 'latin1')
        archive.writeUInt32LE(second - archive.readUInt32LE(end + 16), end + 12)
      },
    ],
    ['tells of none', (archive: Buffer, end: number) => archive.fill(0, end + 8, end + 16)],
    [
      'points to a second list in the 64-bit form',
      (archive: Buffer, end: number) => archive.writeUInt16LE(0xffff, end + 4),
    ],
  ] as const) {
    test(`that ${name} is refused: other readers would find the rest`, async ({ assert }) => {
      const archive = await packed(10, 5000)
      lie(archive, archive.lastIndexOf('PK\x05\x06', undefined, 'latin1'))
      assert.equal(await unpacked(archive, 1000), 'refused')
      assert.equal(await unpacked(archive, 100_000), 'refused')
    })
  }
})
