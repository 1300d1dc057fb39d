import type { DateTime } from 'luxon'
import type { BlockReason } from '#contracts/credit'
import { staffIdOf, type AnyActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import type { Trx } from '#app/platform/database/database'

export const isBlockedFor = async (
  reason: BlockReason,
  lineId: string,
  trx: Trx
): Promise<boolean> => {
  const block = { line_id: lineId, reason, lifted_at: null }
  return (await trx.from('suspensions').where(block).select('id').first()) !== null
}

interface Block {
  lineId: string
  blockReason: BlockReason
  actor: AnyActor
  note: string
  at: DateTime
}

/** No effect when blocked for this reason. */
export const blockLine = async (
  { lineId, blockReason, actor, note, at }: Block,
  trx: Trx
): Promise<void> => {
  const by = staffIdOf(actor)
  const row = { line_id: lineId, reason: blockReason, note, blocked_at: at.toJSDate() }
  await trx
    .insertQuery()
    .table('suspensions')
    .insert({ ...row, blocked_by: by })
  await audit(
    {
      actor,
      command: 'credit.suspend',
      subject: { type: 'credit-lines', id: lineId },
      after: { blockReason },
      reason: note,
    },
    trx
  )
}
