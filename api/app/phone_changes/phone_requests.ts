import { changePhone, retireUser } from '#app/identity/steps/change_phone'
import { audit } from '#app/shared/audit'
import { sqlState, uniqueViolation } from '#app/shared/database'
import { Conflict } from '#app/shared/errors'
import { publish } from '#app/shared/events/outbox'
import type { TwoPersonRequest, TwoPersonRequests } from '#app/shared/two_people/requests'
import { messages } from './i18n/fa.js'
import { lockPhoneHolders } from './steps/lock_phone_holders.js'

interface PhoneRequest extends TwoPersonRequest {
  user_id: string
  before: { phone: string }
  after: { phone: string }
  reason: string
}

declare module '#app/shared/events/outbox' {
  interface Events {
    PhoneChanged: { requestId: string; from: string; to: string }
  }
}

/**
 * Another phone for the same person: history and debts stay theirs. Whoever gets the old phone begins anew, and
 * whatever was open under either phone is void.
 */
export const phoneRequests: TwoPersonRequests<PhoneRequest> = {
  name: 'phone-requests',
  table: 'phone_requests',
  askedWith: 'users.change-phone',
  async carryOut({ id: requestId, user_id: userId, before, after, reason }, people, trx) {
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
    return {}
  },
}
