import type { BlockReason } from '#contracts/credit'
import type { OwnerName } from '#contracts/owners'
import { prepared, type Client } from '#app/platform/database/database'

const sql = `
  select distinct block.reason
    from credit_lines line join credit_blocks block on block.line_id = line.id
   where line.owner_type = ? and line.owner_id = ?`

export const blockReasonsOf = async (
  { type, id }: OwnerName,
  client?: Client
): Promise<BlockReason[]> => {
  const rows = await prepared<{ reason: BlockReason }>('block_reasons', sql, [type, id], client)
  return rows.map(({ reason }) => reason)
}
