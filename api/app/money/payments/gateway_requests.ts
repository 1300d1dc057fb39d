import { isDeepStrictEqual } from 'node:util'
import type { GatewayRequestKind } from '#contracts/payments'
import { words } from '#contracts/words'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { changeKind, type ChangeRequest, type People } from '#app/platform/change_requests/kinds'
import { jsonOf } from '#app/platform/resource/query'
import { plainOf } from './domain/gateway_contract.js'
import { gatewaySecrets } from './gateways.js'
import { messages } from './i18n/fa.js'
import { refuseActivation, gatewayState } from './steps/gateway_request_facts.js'
import { lockGateway, type LockedGateway } from './steps/lock_gateways.js'

interface GatewayRequest extends ChangeRequest {
  subject_id: string
  action: GatewayRequestKind
}

export const gatewayRequests = changeKind<GatewayRequest>({
  name: 'gateway-requests',
  subjects: ['gateways'],
  listedWith: 'gateway-requests.list',
  decidedWith: 'gateway-requests.decide',
  title: `${jsonOf(words.gateway)} ->> (select indicator from gateways where id = request.subject_id::uuid)`,
  askedWith: 'gateways.update',
  async lock({ subject_id: id }, trx) {
    await lockGateway(id, trx)
  },
  async carryOut(request, people, trx) {
    const gateway = await lockGateway(request.subject_id, trx)
    if (!isDeepStrictEqual(gatewayState(gateway), request.before)) {
      throw new Conflict(messages.gatewayRequestStale)
    }
    if (request.action === 'ACTIVATE') refuseActivation(gateway)
    const changed =
      request.action === 'ACTIVATE'
        ? { switched_on: true }
        : { credentials_id: await keepContract(gateway, request, people, trx) }
    await trx
      .from('gateways')
      .where({ id: gateway.id })
      .update({ ...changed, updated_at: clock.systemNow().toJSDate() })
    await record(request, people, trx)
  },
})

/** A new row: payments under way end with the contract they began with. */
const keepContract = async (
  { indicator }: LockedGateway,
  { secret: sealed }: GatewayRequest,
  { approver }: People,
  trx: Trx
): Promise<string> => {
  const id = newId()
  const facts = plainOf(indicator, gatewaySecrets.open(sealed!))
  await trx
    .insertQuery()
    .table('gateway_credentials')
    .insert({
      id,
      indicator,
      facts: JSON.stringify(facts),
      sealed,
      approved_by: approver.id,
      created_at: clock.systemNow().toJSDate(),
    })
  return id
}

const record = (request: GatewayRequest, { requester, approver }: People, trx: Trx) =>
  audit(
    {
      actor: approver,
      command: request.action === 'ACTIVATE' ? 'gateways.activate' : 'gateways.change-credentials',
      subject: { type: 'gateways', id: request.subject_id },
      before: { ...request.before },
      after: { ...request.after, requestedBy: requester.username },
      reason: request.reason ?? undefined,
    },
    trx
  )
