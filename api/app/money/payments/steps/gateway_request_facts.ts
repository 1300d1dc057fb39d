import { isActive, isGatewaySupported, sourceOf } from '../gateways.js'
import { BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import type { LockedGateway } from './lock_gateways.js'

export const gatewayState = (gateway: LockedGateway) => ({
  indicator: gateway.indicator,
  active: isActive(gateway),
  ...gateway.facts,
  // Another contract with the same terminal still differs.
  ...(gateway.contractSince && { since: gateway.contractSince.toISOString() }),
})

/** @throws BusinessRule (422) for a gateway that is on or unusable */
export const refuseActivation = (gateway: LockedGateway): void => {
  if (!isGatewaySupported(gateway.indicator)) throw new BusinessRule(messages.gatewayUnsupported)
  if (sourceOf(gateway) === 'NONE') throw new BusinessRule(messages.gatewayWithoutContract)
  if (isActive(gateway)) throw new BusinessRule(messages.gatewayIsActive)
}
