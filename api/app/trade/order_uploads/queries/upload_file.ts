import type { UploadAnswer } from '#contracts/order_uploads'
import { setting } from '#app/reference/settings/settings'
import { prepared } from '#app/platform/database/database'
import { countsOf, type KeptCounts } from './rows.js'

/** What the page of a file shows beyond its row: its lines by what became of them, and for how many days they are kept. */
export const uploadFile = async (
  id: string
): Promise<Pick<UploadAnswer, 'counts'> & { linesKeptDays: number }> => {
  const [{ kept }] = await prepared<{ kept: KeptCounts | null }>(
    'kept_upload_counts',
    'select kept_counts as kept from order_uploads where id = ?',
    [id]
  )
  const { counts } = kept ?? (await countsOf(id))
  return { counts, linesKeptDays: await setting('uploadLinesKeptDays') }
}
