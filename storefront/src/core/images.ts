import { imageMimeTypes, uploadLimits } from '@kasbeno/api/contracts/limits'

export type ImageProblem = 'wrong-type' | 'too-big'

const longestSide = 2200
const quality = 0.85

const draw = (bitmap: ImageBitmap) => {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Legible at a fraction of 4–12 MB. */
const shrink = async (image: File): Promise<File> => {
  const canvas = draw(await createImageBitmap(image, { imageOrientation: 'from-image' }))
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality)
  )
  return blob ? new File([blob], image.name.replace(/\.\w+$/, '.jpg'), { type: blob.type }) : image
}

/** Shrinks instead of refusing. */
export const prepareImage = async (
  image: File,
  maxBytes: number = uploadLimits.registrationImage
): Promise<File | ImageProblem> => {
  if (!imageMimeTypes.some((type) => type === image.type)) return 'wrong-type'
  if (image.size <= Math.min(maxBytes, uploadLimits.registrationImage)) return image
  const smaller = await shrink(image).catch(() => image)
  return smaller.size <= maxBytes ? smaller : 'too-big'
}
