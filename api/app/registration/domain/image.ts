import sharp from 'sharp'
import type { imageMimeTypes } from '#contracts/limits'
import { Turns } from '#app/shared/turns'

export type ImageType = (typeof imageMimeTypes)[number]

/** What an upload really is: its first bytes, whatever its name and header say. */
export const imageTypeOf = (bytes: Buffer): ImageType | null => {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png'
  const riff = bytes.subarray(0, 4).toString('latin1') === 'RIFF'
  return riff && bytes.subarray(8, 12).toString('latin1') === 'WEBP' ? 'image/webp' : null
}

/** Decoded, a picture takes 4 bytes a pixel, however small its file: a bomb is refused by its header. */
const pixelsMax = 50_000_000
/** The largest pictures take 200 MB each while they are painted anew: few at once, however many are sent. */
const turns = new Turns(2)
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

/**
 * The picture alone, painted anew: upright, at most 2500 pixels a side, without metadata and without
 * whatever else the file carried. @throws RefusedImage
 */
export const cleanImage = async (upload: Buffer): Promise<CleanImage> => {
  if (!imageTypeOf(upload)) throw new RefusedImage('imageType')
  return turns.run(() => paintAnew(upload))
}

const paintAnew = async (upload: Buffer): Promise<CleanImage> => {
  const image = sharp(upload, { limitInputPixels: false, failOn: 'error', sequentialRead: true })
  try {
    const { width, height } = await image.metadata()
    if (width * height > pixelsMax) throw new RefusedImage('imagePixels')
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
