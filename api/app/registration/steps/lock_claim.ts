import type { StaffActor } from '#app/shared/actor'
import { clock } from '#app/shared/clock'
import type { Trx } from '#app/shared/database'
import { Conflict, NotFound } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'

export interface ClaimCommand {
  actor: StaffActor
  registrationId: string
}

/**
 * Locks the file and tells whether the caller holds it; a claim that has run out holds nothing.
 * @throws NotFound, Conflict (409) that names whoever else holds the file
 */
export const lockClaim = async (
  { registrationId, actor }: ClaimCommand,
  trx: Trx
): Promise<'mine' | 'free'> => {
  const row = await trx
    .from('registrations')
    .where('id', registrationId)
    .forUpdate()
    .select('claimed_by', 'claimed_until')
    .first()
  if (!row) throw new NotFound()
  if (!row.claimed_until || row.claimed_until <= clock.systemNow().toJSDate()) return 'free'
  if (row.claimed_by === actor.id) return 'mine'
  const { full_name: holder } = await trx
    .from('staff_users')
    .where('id', row.claimed_by)
    .select('full_name')
    .firstOrFail()
  throw new Conflict(messages.claimedBy(holder))
}
