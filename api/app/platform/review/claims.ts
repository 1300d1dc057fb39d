import { DateTime } from 'luxon'
import { toPersianDigits } from '#contracts/digits'
import { claimMinutes } from '#contracts/review'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock, tehran } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { Conflict, NotFound } from '#app/platform/errors'
import { messages } from './i18n/fa.js'
import type { ReviewedFiles } from './review.js'

interface ClaimCommand {
  actor: StaffActor
  id: string
}

interface ClaimRow {
  claimed_by: string | null
  claimed_until: Date | null
}

/**
 * Locks the file and tells whether the caller holds it; a claim that has run out holds nothing.
 * @throws NotFound, Conflict (409) that names whoever else holds the file, and until when
 */
const lockClaim = async (
  files: ReviewedFiles,
  { id, actor }: ClaimCommand,
  trx: Trx
): Promise<'mine' | 'free'> => {
  const row: ClaimRow | undefined = await files
    .rows(trx)
    .where({ id })
    .forUpdate()
    .select('claimed_by', 'claimed_until')
    .first()
  if (!row) throw new NotFound()
  if (!row.claimed_until || row.claimed_until <= clock.systemNow().toJSDate()) return 'free'
  if (row.claimed_by === actor.id) return 'mine'
  const { full_name: holder } = await trx
    .from('platform_accounts')
    .where('id', row.claimed_by!)
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
export const refuseClaimed = async (
  files: ReviewedFiles,
  claim: ClaimCommand,
  trx: Trx
): Promise<void> => {
  await lockClaim(files, claim, trx)
}

/** The columns of a file that nobody has in hand. */
export const noClaim = { claimed_by: null, claimed_until: null } as const

const record = (
  { subject: type }: ReviewedFiles,
  does: 'claim' | 'release',
  { actor, id }: ClaimCommand,
  trx: Trx
) => audit({ actor, command: `${type}.${does}`, subject: { type, id } }, trx)

/**
 * Keeps a file for one officer for some minutes; claiming it again renews that.
 * @throws NotFound, Conflict (409) that names whoever holds it
 */
export const claim = (files: ReviewedFiles, command: ClaimCommand): Promise<void> =>
  transaction(async (trx) => {
    const held = await lockClaim(files, command, trx)
    await files
      .rows(trx)
      .where({ id: command.id })
      .update({
        claimed_by: command.actor.id,
        claimed_until: clock.systemNow().plus({ minutes: claimMinutes }).toJSDate(),
      })
    if (held === 'free') await record(files, 'claim', command, trx)
  })

/**
 * Gives a file back to the queue; one that nobody holds stays as it is.
 * @throws NotFound, Conflict (409) that names whoever else holds it
 */
export const release = (files: ReviewedFiles, command: ClaimCommand): Promise<void> =>
  transaction(async (trx) => {
    if ((await lockClaim(files, command, trx)) === 'free') return
    await files.rows(trx).where({ id: command.id }).update(noClaim)
    await record(files, 'release', command, trx)
  })
