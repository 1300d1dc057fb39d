import { recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import { changePhone, retireUser } from '#app/people/identity/steps/change_phone'
import { audit } from '#app/platform/audit/audit'
import { sqlState, uniqueViolation } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { changeKind, type ChangeRequest } from '#app/platform/change_requests/kinds'
import { messages } from './i18n/fa.js'
import { lockPhoneHolders } from './steps/lock_phone_holders.js'

interface PhoneRequest extends ChangeRequest {
  subject_id: string
  before: { phone: string }
  after: { phone: string }
  reason: string
}

declare module '#app/platform/events/outbox' {
  interface Events {
    PhoneChanged: { requestId: string; from: string; to: string }
  }
}

/**
 * Another phone for the same person: history and debts stay theirs. Whoever gets the old phone begins anew, and
 * whatever was open under either phone is void.
 */
export const phoneRequests = changeKind<PhoneRequest>({
  name: 'phone-requests',
  subjects: ['users'],
  listedWith: 'phone-requests.list',
  decidedWith: 'phone-requests.decide',
  title: `(select concat_ws(' ', firstname, lastname) from identity_people where id = request.subject_id::uuid)`,
  askedWith: 'users.change-phone',
  async carryOut({ id: requestId, subject_id: userId, before, after, reason }, people, trx) {
    const { customer, makesRoom } = await lockPhoneHolders(userId, after.phone, trx)
    if (customer.phone !== before.phone) throw new Conflict(messages.stale)
    if (makesRoom) await retireUser(makesRoom, trx)
    const [from, to] = [customer.phone, after.phone]
    await changePhone({ userId, from, to }, trx).catch((error: unknown) => {
      // Somebody signed in with the new phone for the first time, at this very moment.
      throw sqlState(error) === uniqueViolation ? new Conflict(messages.justSignedIn) : error
    })
    await audit(
      {
        actor: people.approver,
        command: 'users.change-phone',
        subject: { type: 'users', id: userId },
        before: { phone: from },
        after: { phone: to, requestedBy: people.requester.username },
        reason,
      },
      trx
    )
    await publish('PhoneChanged', { requestId, from, to }, trx)
  },
  around: recordingHits,
})
