import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed, NotFound } from '#app/platform/errors'
import { isSecondToAsk } from '#app/platform/two_people/second_ask'
import { messages } from '../i18n/fa.js'

interface RemoveCommand {
  actor: StaffActor
  id: string
  reason: string
}

/**
 * Lets somebody in again: the first person asks for it, and it is done when a second one asks for the same.
 * @throws NotFound, AlreadyProcessed, BusinessRule (422) where the two are one
 */
export default class RemoveFromBlacklist {
  execute({
    actor,
    id,
    reason,
  }: RemoveCommand): Promise<{ status: 'REMOVED' | 'PENDING_APPROVAL' }> {
    return transaction(async (trx) => {
      const entry = await trx.from('blacklist_entries').where({ id }).forUpdate().first()
      if (!entry) throw new NotFound()
      if (entry.removed_at) throw new AlreadyProcessed(messages.alreadyRemoved)
      const subject = { type: 'blacklists', id }
      const isSecond = await isSecondToAsk(
        {
          ...{ table: 'blacklist_entries', column: 'removal_asked', id, actor },
          permission: 'blacklists.update',
          line: { command: 'blacklists.ask-removal', subject, reason },
        },
        trx
      )
      if (!isSecond) return { status: 'PENDING_APPROVAL' }
      await trx.from('blacklist_entries').where({ id }).update({
        removed_at: clock.businessNow().toJSDate(),
        removed_by: actor.id,
        remove_reason: reason,
      })
      const about = { kind: entry.kind, lastFour: entry.last_four }
      await audit({ actor, command: 'blacklists.remove', subject, before: about, reason }, trx)
      return { status: 'REMOVED' }
    })
  }
}
