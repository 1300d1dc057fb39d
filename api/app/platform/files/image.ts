import sharp, { type Sharp } from 'sharp'
import type { imageMimeTypes } from '#contracts/limits'
import { Semaphore } from '#app/platform/process/semaphore'

export type ImageType = (typeof imageMimeTypes)[number]

/** The real type of an upload, by its first bytes. */
export const imageTypeOf = (bytes: Buffer): ImageType | null => {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png'
  const riff = bytes.subarray(0, 4).toString('latin1') === 'RIFF'
  return riff && bytes.subarray(8, 12).toString('latin1') === 'WEBP' ? 'image/webp' : null
}

/** Decoded, a picture takes 4 bytes per pixel however small its file: pixel bombs are refused by their header. */
const pixelsMax = 25_000_000
/** A one-pixel strip is no document, and rotating it takes seconds. */
const sideReadMax = 20_000
/** A progressive JPEG has some ten scans. Each costs a pass over all pixels, and takes only 50 bytes of the file. */
const scansMax = 100
const beginOfScan = Buffer.from([0xff, 0xda])
/**
 * Pictures are re-encoded in worker threads; the largest take 100 MB and a core. Hence few at once, one core each, and a
 * bounded queue.
 */
const decoders = new Semaphore(2, 60)
sharp.concurrency(1)
const sideMax = 2500
const quality = 82

export type ImageFault = 'imageType' | 'imagePixels' | 'imageBroken'

export class RefusedImage extends Error {
  constructor(readonly fault: ImageFault) {
    super(fault)
  }
}

export interface CleanImage {
  bytes: Buffer
  width: number
  height: number
  mimeType: 'image/webp'
}

/** Also counts what merely looks like a scan in the metadata; too little to matter. */
const hasTooManyScans = (upload: Buffer): boolean => {
  if (imageTypeOf(upload) !== 'image/jpeg') return false
  let scans = 0
  for (let at = upload.indexOf(beginOfScan); at >= 0; at = upload.indexOf(beginOfScan, at + 2)) {
    if (++scans > scansMax) return true
  }
  return false
}

/** @throws RefusedImage */
const headerOf = async (image: Sharp, upload: Buffer): Promise<void> => {
  if (hasTooManyScans(upload)) throw new RefusedImage('imageBroken')
  const { width, height } = await image.metadata()
  if (width * height > pixelsMax || Math.max(width, height) > sideReadMax) {
    throw new RefusedImage('imagePixels')
  }
}

const open = (upload: Buffer) =>
  sharp(upload, { limitInputPixels: false, failOn: 'error', sequentialRead: true })

/** What is wrong with a picture by its first bytes, before it is decoded; null when nothing is. */
export const imageFault = async (upload: Buffer): Promise<ImageFault | null> => {
  if (!imageTypeOf(upload)) return 'imageType'
  try {
    await headerOf(open(upload), upload)
    return null
  } catch (error) {
    return error instanceof RefusedImage ? error.fault : 'imageBroken'
  }
}

/**
 * Re-encodes a picture: upright, at most 2500 pixels a side, without metadata or anything else the file carried.
 * @throws RefusedImage
 */
export const cleanImage = async (upload: Buffer): Promise<CleanImage> => {
  if (!imageTypeOf(upload)) throw new RefusedImage('imageType')
  return decoders.run(() => reencode(upload))
}

const reencode = async (upload: Buffer): Promise<CleanImage> => {
  const image = open(upload)
  try {
    await headerOf(image, upload)
    const { data, info } = await image
      .autoOrient()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height, mimeType: 'image/webp' }
  } catch (error) {
    throw error instanceof RefusedImage ? error : new RefusedImage('imageBroken')
  }
}
