import type { BlockReason } from '#contracts/credit'
import { lineStanding, type LineStanding } from '#contracts/line_standing'
import type { Owner } from '#contracts/owners'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'

interface Row {
  isExpired: boolean
  blockReasons: BlockReason[]
}

const sql = (which: string) => `
  select line.expires_on < ? as "isExpired",
         array(select distinct block.reason from credit_blocks block where block.line_id = line.id) as "blockReasons"
    from credit_lines line where ${which}`

const ofLine = sql('line.id = ?')
const ofOwner = sql('line.owner_type = ? and line.owner_id = ? and line.plan = ?')

export const standingOfLine = async (lineId: string, client: Client): Promise<LineStanding> => {
  const asked = [clock.today(), lineId]
  const [row] = await prepared<Row>('standing_of_line', ofLine, asked, client)
  return lineStanding(row)
}

/** Of a debtor: the line exists. */
export const standingOfOwner = async (
  { type, id, plan }: Owner,
  client: Client
): Promise<LineStanding> => {
  const asked = [clock.today(), type, id, plan]
  const [row] = await prepared<Row>('standing_of_owner', ofOwner, asked, client)
  return lineStanding(row)
}
