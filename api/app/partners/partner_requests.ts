import type { PartnerRequestKind } from '#contracts/partners'
import { audit } from '#app/shared/audit'
import type { Trx } from '#app/shared/database'
import { Conflict } from '#app/shared/errors'
import type { People, TwoPersonRequest, TwoPersonRequests } from '#app/shared/two_people/requests'
import { messages } from './i18n/fa.js'
import { assertClient, createClient, type WantedClient } from './steps/create_client.js'
import { grantToken } from './steps/grant_token.js'
import { lockClient } from './steps/lock_client.js'

export interface PartnerRequest extends TwoPersonRequest {
  partner_client_id: string | null
  kind: PartnerRequestKind
}

/** Who asked for another token did not ask that a program which was stopped since goes on. @throws Conflict */
const refuseStopped = async (id: string, before: { active?: boolean }, trx: Trx): Promise<void> => {
  const { active } = await lockClient(id, trx)
  if (before.active && !active) throw new Conflict(messages.stoppedMeanwhile)
}

type Carrier = (request: PartnerRequest, people: People, trx: Trx) => Promise<void>
const carriers = new Map<PartnerRequestKind, Carrier>()

/** Modules that change something of a program by two people carry it out themselves. */
export const onPartnerRequest = (kind: PartnerRequestKind, carrier: Carrier): void => {
  carriers.set(kind, carrier)
}

/** Programs and their tokens: whoever holds one makes invoices, and moves parcels. */
export const partnerRequests: TwoPersonRequests<PartnerRequest> = {
  name: 'partner-requests',
  table: 'partner_requests',
  askedWith: 'partner-clients.update',
  async lock({ partner_client_id: id }, trx) {
    if (id) await lockClient(id, trx)
  },
  async carryOut(request, { requester, approver }, trx) {
    const { kind, partner_client_id: known, before, after, reason } = request
    const carrier = carriers.get(kind)
    if (carrier) {
      await carrier(request, { requester, approver }, trx)
      return {}
    }
    if (known) await refuseStopped(known, before, trx)
    const wanted = after as WantedClient
    if (kind === 'CREATE') await assertClient(wanted, trx)
    const id = known ?? (await createClient({ ...wanted, isIssued: false }, trx)).id
    await grantToken(id, requester.id, trx)
    await audit(
      {
        actor: approver,
        command: kind === 'CREATE' ? 'partner-clients.create' : 'partner-clients.grant-token',
        subject: { type: 'partner-clients', id },
        after: { ...after, requestedBy: requester.username },
        reason: reason ?? undefined,
      },
      trx
    )
    return { partner_client_id: id }
  },
}
