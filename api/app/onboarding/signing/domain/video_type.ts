import type { VideoType } from '#contracts/signing'

const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])
/** Where the header of a Matroska file names its kind. */
const headerBytes = 64

/** What a file really is, by its first bytes, whatever its name and header say; null for what is no video. */
export const videoTypeOf = (bytes: Buffer): VideoType | null => {
  if (bytes.subarray(0, 4).equals(ebml)) {
    return bytes.subarray(0, headerBytes).includes('webm') ? 'video/webm' : null
  }
  if (bytes.subarray(4, 8).toString('latin1') !== 'ftyp') return null
  const brand = bytes.subarray(8, 12).toString('latin1')
  if (brand === 'qt  ') return 'video/quicktime'
  return /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|3gp[4-9]|dash|hvc1)$/.test(brand)
    ? 'video/mp4'
    : null
}
