import type { BlacklistKind } from '#contracts/blacklists'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction } from '#app/platform/database/database'
import { AlreadyProcessed, refusedField } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { blacklistValue } from '../domain/value.js'
import { messages } from '../i18n/fa.js'
import { sealedValue, valueIndexes } from '../sealed_values.js'

interface AddCommand {
  actor: StaffActor
  kind: BlacklistKind
  value: string
  reason: string
  /** `YYYY-MM-DD`, its last day; none for good. */
  until?: string
}

/** An entry whose last day is over makes room for a new one; it was removed by whoever brings that. */
const makeRoom = `
  update blacklist_entries set removed_at = ?, removed_by = ?, remove_reason = ?
   where kind = ? and value_index = any(?::text[]) and removed_at is null and until < ?`

/** Keeps a phone, a code or an account out of new business. @throws InvalidFields, AlreadyProcessed */
export default class AddToBlacklist {
  execute({ actor, kind, value: typed, reason, until }: AddCommand): Promise<{ id: string }> {
    const value = blacklistValue(kind, typed)
    if (!value) throw refusedField('value', messages.wrongValue[kind])
    const today = clock.today()
    if (until && until < today) throw refusedField('until', messages.untilPast)
    return transaction(async (trx) => {
      const now = clock.businessNow().toJSDate()
      const indexes = valueIndexes(kind, value)
      const over = [now, actor.id, reason, kind, indexes, today]
      await prepared('make_room_on_blacklist', makeRoom, over, trx)
      const sealed = sealedValue(kind, value)
      const added: { id: string }[] = await trx
        .knexQuery()
        .insert({
          id: newId(),
          kind,
          ...sealed,
          reason,
          until: until ?? null,
          added_by: actor.id,
          added_at: now,
        })
        .into('blacklist_entries')
        .onConflict()
        .ignore()
        .returning('id')
      if (added.length === 0) throw new AlreadyProcessed(messages.alreadyListed)
      const [{ id }] = added
      await audit(
        {
          actor,
          command: 'blacklists.add',
          subject: { type: 'blacklists', id },
          after: { kind, lastFour: sealed.last_four, ...(until && { until }) },
          reason,
        },
        trx
      )
      return { id }
    })
  }
}
