import type { ColumnChoice } from '#contracts/order_uploads'
import { prepared } from '#app/platform/database/database'

/** What a distributor said of headers like these, by their digests. */
export const keptChoices = async (
  distributorId: string,
  digests: readonly string[]
): Promise<ReadonlyMap<string, ColumnChoice>> => {
  const found = await prepared<{ digest: string; columns: ColumnChoice }>(
    'upload_headers',
    `select digest, columns from order_upload_headers
      where distributor_id = ? and digest = any(?::text[])`,
    [distributorId, digests]
  )
  return new Map(found.map(({ digest, columns }) => [digest, columns]))
}
