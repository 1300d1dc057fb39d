import sharp from 'sharp'
import { drawnBelow } from './fresh.js'

/** A real picture; every one differs. */
export const anImage = async (format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> => {
  const background = { r: drawnBelow(256), g: drawnBelow(256), b: drawnBelow(256) }
  return sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}
