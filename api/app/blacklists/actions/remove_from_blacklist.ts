import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { AlreadyProcessed, NotFound } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'

interface RemoveCommand {
  actor: StaffActor
  id: string
  reason: string
}

/** @throws NotFound, AlreadyProcessed */
export default class RemoveFromBlacklist {
  execute({ actor, id, reason }: RemoveCommand): Promise<{ status: 'REMOVED' }> {
    return transaction(async (trx) => {
      const entry = await trx.from('blacklist_entries').where({ id }).forUpdate().first()
      if (!entry) throw new NotFound()
      if (entry.removed_at) throw new AlreadyProcessed(messages.alreadyRemoved)
      await trx.from('blacklist_entries').where({ id }).update({
        removed_at: clock.businessNow().toJSDate(),
        removed_by: actor.id,
        remove_reason: reason,
      })
      const subject = { type: 'blacklists', id }
      const about = { kind: entry.kind, lastFour: entry.last_four }
      await audit({ actor, command: 'blacklists.remove', subject, before: about, reason }, trx)
      return { status: 'REMOVED' }
    })
  }
}
