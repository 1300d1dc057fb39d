import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { requestSecondPerson } from '#app/platform/change_requests/requests'
import { messages } from '../i18n/fa.js'
import { partnerRequests } from '../partner_requests.js'
import { assertClient, type WantedClient } from '../steps/create_client.js'

interface AskCommand {
  actor: StaffActor
  wanted: WantedClient
  reason: string
}

/** Waits for a second person. */
export default class AskNewClient {
  /**
   * @returns the request's id
   * @throws InvalidFields, Conflict while the name waits
   */
  async execute({ actor, wanted, reason }: AskCommand): Promise<string> {
    return transaction(async (trx) => {
      await assertClient(wanted, trx)
      return requestSecondPerson(
        partnerRequests,
        {
          requester: actor,
          action: 'CREATE',
          subject: { type: 'partner-clients', id: null },
          waitsOn: `new:${wanted.name}`,
          before: {},
          after: wanted,
          reason,
          about: {},
          whenWaiting: messages.newWaits,
        },
        trx
      )
    })
  }
}
