import { test } from '@japa/runner'
import { expectUnpackedWithin } from '#app/settlement/exports/unpacked_size'
import { zip } from '#app/shared/resource/zip'

const packed = async (...sizes: number[]): Promise<Buffer> =>
  Buffer.concat(
    await Array.fromAsync(
      zip(sizes.map((size, i) => ({ name: `${i}`, content: () => ['x'.repeat(size)] })))
    )
  )

test.group('An archive', () => {
  for (const [name, sizes, max, isTaken] of [
    ['that fills the room to the byte', [600, 400], 1000, true],
    ['of one byte more', [600, 401], 1000, false],
    ['with one piece too large', [5_000_000], 1000, false],
    ['with nothing in it', [], 1000, true],
  ] as const) {
    test(`${name} is ${isTaken ? 'taken' : 'refused'}`, async ({ assert }) => {
      const judged = await packed(...sizes).then((archive) =>
        expectUnpackedWithin(archive, max).then(
          () => true,
          () => false
        )
      )
      assert.equal(judged, isTaken)
    })
  }

  test('that lies about the size of a piece is judged by what comes out', async ({ assert }) => {
    const archive = await packed(50_000)
    const entry = archive.indexOf('PK\x01\x02', 0, 'latin1')
    archive.writeUInt32LE(10, entry + 24)
    await assert.rejects(() => expectUnpackedWithin(archive, 1000))
  })

  test('that is cut off, pointed elsewhere or no archive is refused', async ({ assert }) => {
    const archive = await packed(10)
    const elsewhere = Buffer.from(archive)
    elsewhere.writeUInt32LE(0xffffff, elsewhere.length - 6)
    for (const broken of [archive.subarray(0, 40), elsewhere, Buffer.alloc(0), Buffer.alloc(30)]) {
      await assert.rejects(() => expectUnpackedWithin(broken, 1000))
    }
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
    test(`that ${name} is refused: readers would find the rest`, async ({ assert }) => {
      const archive = await packed(10, 5000)
      lie(archive, archive.lastIndexOf('PK\x05\x06', undefined, 'latin1'))
      await assert.rejects(() => expectUnpackedWithin(archive, 1000))
      await assert.rejects(() => expectUnpackedWithin(archive, 100_000))
    })
  }
})
