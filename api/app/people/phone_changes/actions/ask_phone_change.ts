import db from '@adonisjs/lucid/services/db'
import { recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import { askNow } from '#app/onboarding/registration/adapters/ask_now'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction, type Trx } from '#app/platform/database/database'
import { BusinessRule, Conflict, NotFound } from '#app/platform/errors'
import { isWaitedFor, requestSecondPerson } from '#app/platform/change_requests/requests'
import { messages } from '../i18n/fa.js'
import { phoneRequests } from '../phone_requests.js'
import { lockPhoneHolders } from '../steps/lock_phone_holders.js'

interface AskCommand {
  actor: StaffActor
  userId: string
  phone: string
  reason: string
}
export interface PhoneChangeAsked {
  status: 'PENDING_APPROVAL'
  requestId: string
  /** What the register of phones said; a mismatch is refused. */
  inquiry: 'MATCHED' | 'UNAVAILABLE'
}

/**
 * Asks the register whose phone it is, then a second person. domain "Registration"
 * @throws NotFound, BusinessRule (422), Conflict while a request waits
 */
export default class AskPhoneChange {
  async execute({ actor, userId, phone, reason }: AskCommand): Promise<PhoneChangeAsked> {
    const inquiry = await this.#askRegister(userId, phone)
    const ask = async (trx: Trx): Promise<PhoneChangeAsked> => {
      const { customer } = await lockPhoneHolders(userId, phone, trx)
      const requestId = await requestSecondPerson(
        phoneRequests,
        {
          requester: actor,
          action: 'CHANGE_PHONE',
          subject: { type: 'users', id: userId },
          before: { phone: customer.phone },
          after: { phone },
          reason,
          details: { inquiry },
          about: { userId },
          whenWaiting: messages.requestWaits,
        },
        trx
      )
      return { status: 'PENDING_APPROVAL', requestId, inquiry }
    }
    return recordingHits(actor, () => transaction(ask))
  }

  /** Without a connection in hand: the register may take its time. */
  async #askRegister(userId: string, phone: string): Promise<PhoneChangeAsked['inquiry']> {
    const user: { national_code: string | null } | null = await db
      .from('identity_people')
      .where({ id: userId, active: true })
      .whereNotNull('national_code_verified_at')
      .select('national_code')
      .first()
    if (user) await refuseWaiting(userId)
    else {
      const known = await db
        .from('identity_people')
        .where({ id: userId, active: true })
        .select('id')
        .first()
      throw known ? new BusinessRule(messages.noNationalCode) : new NotFound()
    }
    const facts = { phone, nationalCode: user.national_code! }
    const { answer } = await askNow('MOBILE_OWNERSHIP', facts)
    if (answer === 'MISMATCHED') throw new BusinessRule(messages.notTheirs)
    return answer
  }
}

/** Before the register is asked in vain; whoever asks at the same moment is refused when it is kept. */
const refuseWaiting = async (userId: string): Promise<void> => {
  if (await isWaitedFor(phoneRequests, userId)) throw new Conflict(messages.requestWaits)
}
