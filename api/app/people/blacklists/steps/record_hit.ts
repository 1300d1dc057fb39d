import type { BlacklistPlace } from '#contracts/blacklists'
import { actorName, type AnyActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { prepared, type Trx } from '#app/platform/database/database'

interface Hit {
  actor: AnyActor
  entryId: string
  place: BlacklistPlace
}

const sql = `
  select 1 from platform_audit_lines
   where subject_type = 'blacklists' and subject_id = ? and command = 'blacklists.hit'
     and after ->> 'place' = ? and actor_name = ? and at > now() - interval '1 hour' limit 1`

/** Records that a person was refused: at most one line an hour, however often they try. */
export const recordHit = async ({ actor, entryId, place }: Hit, trx: Trx): Promise<void> => {
  const name = actorName(actor)
  // Twenty refusals at once are one hit as well.
  const key = `${entryId}:${place}:${name}`
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key])
  const recorded = await prepared('recorded_hit', sql, [entryId, place, name], trx)
  if (recorded.length > 0) return
  const subject = { type: 'blacklists', id: entryId }
  await audit({ actor, command: 'blacklists.hit', subject, after: { place } }, trx)
}
