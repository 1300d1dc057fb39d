import { test } from '@japa/runner'
import sharp from 'sharp'
import { cleanImage, imageFault, imageTypeOf, RefusedImage } from '#app/platform/files/image'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })

const faultOf = async (bytes: Buffer) => {
  try {
    await cleanImage(bytes)
    return null
  } catch (error) {
    return error instanceof RefusedImage ? error.fault : error
  }
}

test.group('An uploaded picture', () => {
  test('is known by its first bytes, not by its name', async ({ assert }) => {
    assert.equal(imageTypeOf(await picture(2, 2).jpeg().toBuffer()), 'image/jpeg')
    assert.equal(imageTypeOf(await picture(2, 2).png().toBuffer()), 'image/png')
    assert.equal(imageTypeOf(await picture(2, 2).webp().toBuffer()), 'image/webp')
    const others = [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '%PDF-1.7',
      'MZ',
      '',
      'RIFF1234WAVE',
    ]
    for (const text of others) assert.isNull(imageTypeOf(Buffer.from(text)))
    assert.isNull(imageTypeOf(await picture(2, 2).gif().toBuffer()))
    assert.isNull(imageTypeOf(await picture(2, 2).tiff().toBuffer()))
  })

  test('is painted anew as webp, whatever it came as', async ({ assert }) => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const clean = await cleanImage(await picture(30, 20).toFormat(format).toBuffer())
      assert.containsSubset(clean, { width: 30, height: 20, mimeType: 'image/webp' })
      assert.equal(imageTypeOf(clean.bytes), 'image/webp')
    }
  })

  test('is at most 2500 pixels a side, and never blown up', async ({ assert }) => {
    const wide = await cleanImage(await picture(5000, 1000).jpeg().toBuffer())
    assert.containsSubset(wide, { width: 2500, height: 500 })
    const small = await cleanImage(await picture(1, 1).png().toBuffer())
    assert.containsSubset(small, { width: 1, height: 1 })
  })

  test('stands upright, and loses where and with what it was taken', async ({ assert }) => {
    const secret = 'CANARY-35.7-51.4'
    const taken = await picture(40, 20)
      .withExif({ IFD0: { Model: secret, Copyright: secret } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const clean = await cleanImage(taken)
    assert.containsSubset(clean, { width: 20, height: 40 })
    const { exif, xmp, icc, orientation } = await sharp(clean.bytes).metadata()
    assert.deepEqual([exif, xmp, icc, orientation], [undefined, undefined, undefined, undefined])
    assert.isFalse(clean.bytes.includes(secret))
  })

  test('loses whatever else its file carries', async ({ assert }) => {
    const page = '<script>alert("CANARY")</script>'
    const polyglot = Buffer.concat([await picture(9, 9).jpeg().toBuffer(), Buffer.from(page)])
    assert.isFalse((await cleanImage(polyglot)).bytes.includes('CANARY'))
  })

  test('that is cut off or only begins like one is refused', async ({ assert }) => {
    const noise = Buffer.from(Array.from({ length: 90_000 }, (_, i) => (i * 7919) % 251))
    const whole = await sharp(noise, { raw: { width: 200, height: 150, channels: 3 } })
      .jpeg()
      .toBuffer()
    assert.equal(await faultOf(whole.subarray(0, whole.length / 2)), 'imageBroken')
    const png = await sharp(noise, { raw: { width: 200, height: 150, channels: 3 } })
      .png()
      .toBuffer()
    assert.equal(await faultOf(png.subarray(0, png.length / 2)), 'imageBroken')
    assert.equal(await faultOf(Buffer.from('\xff\xd8\xff<html>', 'latin1')), 'imageBroken')
    assert.equal(await faultOf(Buffer.from('GIF89a')), 'imageType')
  })

  test('that would burst when it is unpacked is refused by its header', async ({ assert }) => {
    const bomb = await picture(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer()
    assert.isBelow(bomb.length, 3_500_000)
    assert.equal(await faultOf(bomb), 'imagePixels')
  })

  test('that would be gone through a thousand times is refused by its scans', async ({
    assert,
  }) => {
    const whole = await picture(400, 400).jpeg({ progressive: true }).toBuffer()
    assert.isNull(await faultOf(whole))
    // One more scan, of nothing but zeros: a table with one code, and that code for the end of a run of blocks.
    const codes = Buffer.from([0xff, 0xc4, 0, 20, 0x10, 1, ...Array<number>(15).fill(0), 0xe0])
    const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0, 0x1c, 0x47])
    const scans = (count: number) => Buffer.concat(Array<Buffer>(count).fill(scan))
    const end = whole.subarray(-2)
    const bomb = (count: number) => Buffer.concat([whole.subarray(0, -2), codes, scans(count), end])
    assert.isNull(await faultOf(bomb(20)))
    assert.equal(await imageFault(bomb(1000)), 'imageBroken')
    assert.equal(await faultOf(bomb(1000)), 'imageBroken')
  })

  test('that is a mere strip is refused by its header', async ({ assert }) => {
    const strip = (width: number, height: number) => picture(width, height).png().toBuffer()
    assert.isNull(await imageFault(await strip(20_000, 1)))
    assert.equal(await imageFault(await strip(20_001, 1)), 'imagePixels')
    assert.equal(await faultOf(await strip(1, 20_001)), 'imagePixels')
  })

  test('has at most 25 megapixels', async ({ assert }) => {
    const largest = await picture(5000, 5000).png().toBuffer()
    assert.equal(await imageFault(largest), null)
    assert.equal((await cleanImage(largest)).width, 2500)
    const larger = await picture(5000, 5001).png().toBuffer()
    assert.equal(await imageFault(larger), 'imagePixels')
    assert.equal(await faultOf(larger), 'imagePixels')
  })
})
