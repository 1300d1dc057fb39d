import { prepared, type Trx } from '#app/platform/database/database'
import { ownUpload, type Upload, type UploadReach } from '../queries/uploads.js'

/** @throws NotFound also for another's */
export const lockUpload = async (id: string, reach: UploadReach, trx: Trx): Promise<Upload> => {
  await prepared('lock_upload', 'select id from order_uploads where id = ? for update', [id], trx)
  return ownUpload(id, reach, trx)
}
