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
  /** Null: a new key, same address. */
  url: string | null
  reason: string
}

/**
 * By two people.
 * @throws NotFound, InvalidFields for a bad or forbidden address, Conflict while a request waits
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
