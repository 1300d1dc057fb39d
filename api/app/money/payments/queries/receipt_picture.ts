import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

export interface ReceiptPictureFile {
  fileKey: string
  mimeType: string
}

export const receiptPicture = async (paymentId: string): Promise<ReceiptPictureFile> => {
  const [row] = await prepared<ReceiptPictureFile>(
    'receipt_picture',
    `select file_key as "fileKey", mime_type as "mimeType" from receipt_pictures where payment_id = ?`,
    [paymentId]
  )
  if (!row) throw new NotFound()
  return row
}
