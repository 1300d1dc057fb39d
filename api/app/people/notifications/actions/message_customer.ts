import type { SentMessage, SupportMessage } from '#contracts/messages'
import type { OwnerName } from '#contracts/owners'
import { maskedPhone } from '#contracts/phone'
import { personIn } from '#app/people/owners/owner'
import { contactsOf } from '#app/people/owners/queries/contacts_of'
import { setting } from '#app/reference/settings/settings'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { takeTurns } from '#app/platform/database/take_turns'
import { BusinessRule, NotFound } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import { refuseMore } from '../domain/support_messages.js'
import { textOf } from '../domain/templates.js'
import { messages } from '../i18n/fa.js'
import { sentByStaff } from '../queries/sent_by_staff.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    CustomerMessaged: {
      id: string
      owner: OwnerName
      template: SupportMessage
      params: { supportPhone: string }
    }
  }
}

interface MessageCommand {
  actor: StaffActor
  userId: string
  template: SupportMessage
  reason: string
  /** Refuses and answers as the command would, and writes nothing. */
  isDryRun: boolean
}

/**
 * Staff send one customer a message of a closed list. Free text is not taken: one weak account could send anything
 * in the bank's name, to whomever, with a number or an address of a thief.
 * @throws NotFound, BusinessRule (422) for a text that is off, Conflict for one that they got within a day, Throttled
 */
export default class MessageCustomer {
  execute({ actor, userId, template, reason, isDryRun }: MessageCommand): Promise<SentMessage> {
    return transaction(async (trx) => {
      // Both are counted, so whoever writes at once takes turns: always the member of staff first.
      await takeTurns(`messages-by:${actor.id}`, trx)
      await takeTurns(`messages-to:${userId}`, trx)
      const owner = personIn(userId, '')
      const [contact] = await contactsOf(owner, trx)
      if (!contact) throw new NotFound()
      const now = clock.systemNow().toJSDate()
      refuseMore(template, await sentByStaff({ userId, staffId: actor.id, now }, trx), now)
      const params = { supportPhone: await setting('supportPhone', trx) }
      const text = await textInForce(template, params, trx)
      const message = { phone: maskedPhone(contact.phone), text }
      if (isDryRun) return { status: 'WOULD_SEND', ...message }
      await publish('CustomerMessaged', { id: newId(), owner, template, params }, trx)
      const subject = { type: 'users', id: userId }
      await audit({ actor, command: 'sms.send', subject, after: { template }, reason }, trx)
      return { status: 'QUEUED', ...message }
    })
  }
}

/** As staff have written it, else as it ships. */
const textInForce = async (
  template: SupportMessage,
  params: { supportPhone: string },
  trx: Trx
): Promise<string> => {
  const row = await trx.from('sms_templates').where({ name: template }).first()
  if (row?.active === false) throw new BusinessRule(messages.textIsOff)
  return textOf(template, params, '', row?.text ?? undefined).text
}
