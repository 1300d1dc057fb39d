import type { GatewayRequestKind } from '#contracts/payments'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction, type Trx } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { requestSecondPerson } from '#app/platform/change_requests/requests'
import { gatewayContract, contractFields, plainOf, secretsOf } from '../domain/gateway_contract.js'
import { gatewayRequests } from '../gateway_requests.js'
import { gatewaySecrets, isInstalled, isGatewaySupported } from '../gateways.js'
import { messages } from '../i18n/fa.js'
import { refuseActivation, gatewayState } from '../steps/gateway_request_facts.js'
import { lockGateway, type LockedGateway } from '../steps/lock_gateways.js'

interface Command {
  actor: StaffActor
  gatewayId: string
  kind: GatewayRequestKind
  /** What the bank's contract gives. */
  credentials?: Record<string, string>
  reason: string
}

interface Wanted {
  after: object
  sealed: string | null
}

export default class AskGatewayChange {
  /**
   * @returns the request's id
   * @throws NotFound, InvalidFields, BusinessRule (422), Conflict while another one of the same waits
   */
  async execute({ gatewayId, ...command }: Command): Promise<string> {
    return transaction(async (trx) => {
      const gateway = await lockGateway(gatewayId, trx)
      return ask(gateway, command, trx)
    })
  }
}

const ask = (
  gateway: LockedGateway,
  { actor, kind, credentials = {}, reason }: Omit<Command, 'gatewayId'>,
  trx: Trx
): Promise<string> => {
  const { after, sealed } = kind === 'ACTIVATE' ? activated(gateway) : renewed(gateway, credentials)
  return requestSecondPerson(
    gatewayRequests,
    {
      requester: actor,
      action: kind,
      subject: { type: 'gateways', id: gateway.id },
      waitsOn: `${gateway.id}:${kind}`,
      before: gatewayState(gateway),
      after,
      reason,
      secret: sealed,
      about: { gatewayId: gateway.id },
      whenWaiting: messages.gatewayAsked,
    },
    trx
  )
}

const activated = (gateway: LockedGateway): Wanted => {
  refuseActivation(gateway)
  return { after: { ...gatewayState(gateway), active: true }, sealed: null }
}

const renewed = (gateway: LockedGateway, given: Record<string, string>): Wanted => {
  const { indicator } = gateway
  if (!isGatewaySupported(indicator)) throw new BusinessRule(messages.gatewayUnsupported)
  if (Object.keys(contractFields(indicator)).length === 0) {
    throw new BusinessRule(messages.gatewayNeedsNothing)
  }
  if (isInstalled(indicator)) throw new BusinessRule(messages.gatewayByEnvironment)
  const contract = gatewayContract(indicator, given)
  const secrets = secretsOf(indicator)
  return {
    after: {
      ...gatewayState(gateway),
      ...plainOf(indicator, contract),
      ...(secrets.length > 0 && { renewed: secrets }),
    },
    sealed: gatewaySecrets.seal(contract),
  }
}
