import { partnerRequestKinds, type PartnerRequestKind } from '#contracts/partners'
import { audit } from '#app/platform/audit/audit'
import { prepared, type Trx } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { Registry } from '#app/platform/process/registry'
import { changeKind, type ChangeRequest, type People } from '#app/platform/change_requests/kinds'
import { messages } from './i18n/fa.js'
import { assertClient, createClient, type WantedClient } from './steps/create_client.js'
import { grantToken } from './steps/grant_token.js'
import { lockClient } from './steps/lock_client.js'

export interface PartnerRequest extends ChangeRequest {
  action: PartnerRequestKind
}

/**
 * A token request must not revive a program stopped since.
 * @throws Conflict
 */
const refuseStopped = async (id: string, before: { active?: boolean }, trx: Trx): Promise<void> => {
  const { active } = await lockClient(id, trx)
  if (before.active && !active) throw new Conflict(messages.stoppedMeanwhile)
}

type Carried = Promise<string | void>
type Carrier = (request: PartnerRequest, people: People, trx: Trx) => Carried
const carriers = new Registry<PartnerRequestKind, Carrier>(
  'who carries out requests of partners to',
  partnerRequestKinds
)

/** For modules that carry out requests themselves. */
export const onPartnerRequest = (kind: PartnerRequestKind, carrier: Carrier): void =>
  carriers.give(kind, carrier)

const grant: Carrier = async (request, { requester, approver }, trx) => {
  const { action, subject_id: known, before, after, reason } = request
  if (known) await refuseStopped(known, before, trx)
  const wanted = after as WantedClient
  if (action === 'CREATE') await assertClient(wanted, trx)
  const id = known ?? (await createClient({ ...wanted, isIssued: false }, trx)).id
  await grantToken(id, requester.id, trx)
  await audit(
    {
      actor: approver,
      command: action === 'CREATE' ? 'partner-clients.create' : 'partner-clients.grant-token',
      subject: { type: 'partner-clients', id },
      after: { ...after, requestedBy: requester.username },
      reason: reason ?? undefined,
    },
    trx
  )
  return id
}
onPartnerRequest('CREATE', grant)
onPartnerRequest('TOKEN', grant)

interface PartnerEvidence {
  distributorName: string | null
}
const evidenceSql = `
  select name as "distributorName" from distributors_suppliers
   where id = coalesce((select distributor_id from partner_clients where id = ?::uuid), ?::uuid)`

/** Token holders make invoices and move parcels. */
export const partnerRequests = changeKind<PartnerRequest>({
  name: 'partner-requests',
  subjects: ['partner-clients'],
  listedWith: 'partner-requests.list',
  decidedWith: 'partner-requests.decide',
  title: `coalesce((select name from partner_clients where id = request.subject_id::uuid), request.after ->> 'name')`,
  askedWith: 'partner-clients.update',
  async lock({ subject_id: id }, trx) {
    if (id) await lockClient(id, trx)
  },
  carryOut: (request, people, trx) => carriers.of(request.action)(request, people, trx),
  async evidence({ subject_id: id, after }) {
    const { distributorId = null } = after as { distributorId?: string | null }
    const [evidence] = await prepared<PartnerEvidence>('partner_evidence', evidenceSql, [
      id,
      distributorId,
    ])
    return evidence ?? { distributorName: null }
  },
})
