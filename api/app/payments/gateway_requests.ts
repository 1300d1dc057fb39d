import { isDeepStrictEqual } from 'node:util'
import type { GatewayRequestKind } from '#contracts/payments'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import type { Trx } from '#app/shared/database'
import { Conflict } from '#app/shared/errors'
import { newId } from '#app/shared/ids'
import type { People, TwoPersonRequest, TwoPersonRequests } from '#app/shared/two_people/requests'
import { plainOf } from './domain/gateway_contract.js'
import { gatewaySecrets } from './gateways.js'
import { messages } from './i18n/fa.js'
import { refuseActivation, standingOf } from './steps/gateway_request_facts.js'
import { lockGateway, type LockedGateway } from './steps/lock_gateways.js'

interface GatewayRequest extends TwoPersonRequest {
  gateway_id: string
  kind: GatewayRequestKind
  /** Gone with the decision. */
  sealed: string | null
}

/** Which gateways take customers' money, and under which contract it comes to the bank. */
export const gatewayRequests: TwoPersonRequests<GatewayRequest> = {
  name: 'gateway-requests',
  table: 'gateway_requests',
  askedWith: 'gateways.update',
  whenDecided: { sealed: null },
  async lock({ gateway_id: id }, trx) {
    await lockGateway(id, trx)
  },
  async carryOut(request, people, trx) {
    const gateway = await lockGateway(request.gateway_id, trx)
    if (!isDeepStrictEqual(standingOf(gateway), request.before)) {
      throw new Conflict(messages.gatewayRequestStale)
    }
    if (request.kind === 'ACTIVATE') refuseActivation(gateway)
    const changed =
      request.kind === 'ACTIVATE'
        ? { switched_on: true }
        : { credentials_id: await keepContract(gateway, request, people, trx) }
    await trx
      .from('gateways')
      .where({ id: gateway.id })
      .update({ ...changed, updated_at: clock.systemNow().toJSDate() })
    await record(request, people, trx)
    return {}
  },
}

/** A new row: payments that are under way end with the contract that they began with. */
const keepContract = async (
  { indicator }: LockedGateway,
  { sealed }: GatewayRequest,
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
      command: request.kind === 'ACTIVATE' ? 'gateways.activate' : 'gateways.change-credentials',
      subject: { type: 'gateways', id: request.gateway_id },
      before: { ...request.before },
      after: { ...request.after, requestedBy: requester.username },
      reason: request.reason ?? undefined,
    },
    trx
  )
