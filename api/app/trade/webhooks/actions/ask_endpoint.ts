import { partnerRequests } from '#app/trade/partners/partner_requests'
import type { AwaitsSecondPerson } from '#contracts/staff'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { InvalidFields, NotFound } from '#app/platform/errors'
import { requestSecondPerson } from '#app/platform/change_requests/requests'
import { problemOf } from '../domain/endpoint_url.js'
import { messages } from '../i18n/fa.js'
import { allowsPrivateTargets } from '../jobs/deliver_webhook.js'
import { lockEndpoint } from '../steps/lock_endpoint.js'

interface AskCommand {
  actor: StaffActor
  partnerClientId: string
  /** Null: a new key, where the address stays. */
  url: string | null
  reason: string
}

/**
 * Lets the address where a program wants to be told, or a new key of it, wait for a second person.
 * @throws NotFound, InvalidFields for an address that cannot be or may not be, Conflict while a request of the program
 *   waits
 */
export default class AskEndpoint {
  async execute({ actor, partnerClientId, url, reason }: AskCommand): Promise<AwaitsSecondPerson> {
    const problem = url === null ? null : problemOf(url, allowsPrivateTargets)
    if (problem) {
      throw new InvalidFields([{ field: 'url', rule: problem, message: messages[problem] }])
    }
    const requestId = await transaction(async (trx) => {
      const known = await lockEndpoint(partnerClientId, trx)
      if (!known && url === null) throw new NotFound(messages.noEndpoint)
      const before = { url: known?.url ?? null }
      const asked = {
        requester: actor,
        reason,
        subject: { type: 'partner-clients', id: partnerClientId },
        about: {},
        whenWaiting: messages.endpointWaits,
      }
      return url === null
        ? requestSecondPerson(
            partnerRequests,
            { ...asked, action: 'WEBHOOK_KEY', before, after: {} },
            trx
          )
        : requestSecondPerson(
            partnerRequests,
            { ...asked, action: 'WEBHOOK', before, after: { url } },
            trx
          )
    })
    return { status: 'PENDING_APPROVAL', requestId }
  }
}
