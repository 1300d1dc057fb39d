import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { assertSecondPerson, mayStill } from '#app/shared/second_person'
import { transaction, type Trx } from '#app/shared/database'
import { AlreadyProcessed, NotFound } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'

interface RemoveCommand {
  actor: StaffActor
  id: string
  reason: string
}

const isAsked = `removal_asked_by is not null and ${mayStill('removal_asked_by', 'blacklists.update')}`

/**
 * Lets somebody in again: the first person asks for it, and it is done when a second one asks for the same.
 * @throws NotFound, AlreadyProcessed, BusinessRule (422) where the two are one
 */
export default class RemoveFromBlacklist {
  execute(command: RemoveCommand): Promise<{ status: 'REMOVED' | 'PENDING_APPROVAL' }> {
    const { actor, id, reason } = command
    return transaction(async (trx) => {
      const entry = await trx.from('blacklist_entries').where({ id }).forUpdate().first()
      if (!entry) throw new NotFound()
      if (entry.removed_at) throw new AlreadyProcessed(messages.alreadyRemoved)
      const asked = await trx.from('blacklist_entries').where({ id }).whereRaw(isAsked).first()
      const askedBy: string | undefined = asked?.removal_asked_by
      if (askedBy === undefined) await ask(command, trx)
      if (askedBy === undefined || askedBy === actor.id) return { status: 'PENDING_APPROVAL' }
      await assertSecondPerson({ askedBy, approver: actor }, trx)
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

const ask = async ({ actor, id, reason }: RemoveCommand, trx: Trx): Promise<void> => {
  const asked = { removal_asked_by: actor.id, removal_asked_at: clock.businessNow().toJSDate() }
  await trx.from('blacklist_entries').where({ id }).update(asked)
  const subject = { type: 'blacklists', id }
  await audit({ actor, command: 'blacklists.ask-removal', subject, reason }, trx)
}
