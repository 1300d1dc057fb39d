import { isOfDevice } from '#contracts/partners'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { requestSecondPerson } from '#app/platform/change_requests/requests'
import { messages } from '../i18n/fa.js'
import { partnerRequests } from '../partner_requests.js'
import { lockClient } from '../steps/lock_client.js'

interface AskCommand {
  actor: StaffActor
  clientId: string
  reason: string
}

/** By two people; reactivates a stopped program. */
export default class AskToken {
  /**
   * @returns the request's id
   * @throws NotFound, BusinessRule (422) for a retired device, Conflict while one waits
   */
  async execute({ actor, clientId, reason }: AskCommand): Promise<string> {
    return transaction(async (trx) => {
      const client = await lockClient(clientId, trx)
      // A disabled device stays so.
      if (isOfDevice(client) && !client.active) throw new BusinessRule(messages.deviceEnded)
      return requestSecondPerson(
        partnerRequests,
        {
          requester: actor,
          action: 'TOKEN',
          subject: { type: 'partner-clients', id: clientId },
          before: { active: client.active },
          after: {},
          reason,
          about: { name: client.name },
          whenWaiting: messages.tokenWaits,
        },
        trx
      )
    })
  }
}
