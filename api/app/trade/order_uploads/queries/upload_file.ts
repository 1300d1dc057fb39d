import type { UploadAnswer } from '#contracts/order_uploads'
import { countsOf } from './rows.js'

/** What the page of a file shows beyond its row: its lines by what became of them. */
export const uploadFile = async (id: string): Promise<Pick<UploadAnswer, 'counts'>> => {
  const { counts } = await countsOf(id)
  return { counts }
}
