import { DateTime } from 'luxon'
import { toPersianDigits } from '#contracts/digits'
import { claimMinutes } from '#contracts/review'
import type { StaffActor } from '#app/platform/audit/actor'
import { clock, tehran } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { Conflict, NotFound } from '#app/platform/errors'
import { messages } from './i18n/fa.js'

/** Tables whose rows are files that one officer at a time has in hand. */
type Reviewed = 'registrations' | 'companies' | 'card_holders'

/** Which rows still are files; others are not found. */
const standing: Record<Reviewed, object> = {
  registrations: {},
  companies: { released_at: null },
  card_holders: { removed_at: null },
}

interface ClaimOf {
  of: Reviewed
  id: string
  actor: StaffActor
}

/**
 * Locks the file and tells whether the caller holds it; a claim that has run out holds nothing.
 * @throws NotFound, Conflict (409) that names whoever else holds the file, and until when
 */
export const lockClaim = async ({ of, id, actor }: ClaimOf, trx: Trx): Promise<'mine' | 'free'> => {
  const row = await trx
    .from(of)
    .where({ id, ...standing[of] })
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
  const until = DateTime.fromJSDate(row.claimed_until, { zone: tehran })
  throw new Conflict(messages.claimedBy(holder, toPersianDigits(until.toFormat('HH:mm'))), {
    claimedBy: holder,
    claimedUntil: until.toUTC().toISO(),
  })
}

/**
 * A claim of somebody else binds decisions; without any, whoever may decide does. Within the transaction of the
 * decision, behind its own locks.
 * @throws NotFound, Conflict (409) that names whoever holds the file, and until when
 */
export const refuseClaimed = async (claim: ClaimOf, trx: Trx): Promise<void> => {
  await lockClaim(claim, trx)
}

/** The columns of a file that the officer has in hand from now on. */
export const claimFor = ({ id }: StaffActor) => ({
  claimed_by: id,
  claimed_until: clock.systemNow().plus({ minutes: claimMinutes }).toJSDate(),
})

/** The columns of a file that nobody has in hand. */
export const noClaim = { claimed_by: null, claimed_until: null } as const
