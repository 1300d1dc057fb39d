import { fallbackGateway, gatewayIndicators, type GatewayIndicator } from '#contracts/payments'
import { InvalidFields } from '#app/shared/errors'
import { validationMessages } from '#app/shared/i18n/fa'
import {
  defaultGateway,
  iranKish,
  mellat,
  offlineOffered,
  saman,
  simulatorOpen,
} from '#config/gateways'
import BankTest from './adapters/bank_test.js'
import IranKish from './adapters/iran_kish.js'
import Mellat from './adapters/mellat.js'
import Offline from './adapters/offline.js'
import Saman from './adapters/saman.js'
import type { Gateway } from './domain/gateway.js'
import { gatewayNames } from './i18n/fa.js'

/**
 * The gateways that may be used here, by their contract data. SHAYANTEJARAT has no public protocol
 * and stays disabled until the bank supplies one.
 */
const gateways = new Map<GatewayIndicator, Gateway>()

/** @returns what takes the gateway away again */
export const enableGateway = (gateway: Gateway): (() => void) => {
  gateways.set(gateway.indicator, gateway)
  return () => gateways.delete(gateway.indicator)
}

if (simulatorOpen) enableGateway(new BankTest())
if (offlineOffered) enableGateway(new Offline())
if (saman) enableGateway(new Saman(saman))
if (mellat) enableGateway(new Mellat(mellat))
if (iranKish) enableGateway(new IranKish(iranKish))

/** A gateway that the installation uses, or undefined. */
export const enabledGateway = (indicator: string): Gateway | undefined =>
  gateways.get(indicator as GatewayIndicator)

/** The gateway that a customer chose. @throws InvalidFields when none was, or not one of ours */
export const gatewayChosen = (indicator: GatewayIndicator | undefined): Gateway => {
  const gateway = indicator && gateways.get(indicator)
  if (gateway) return gateway
  const rule = indicator ? 'enum' : 'required'
  throw new InvalidFields([
    { field: 'indicator', rule, message: validationMessages[`indicator.${rule}`] },
  ])
}

export interface GatewayOffer {
  indicator: GatewayIndicator
  name: string
  logo: string | null
  isDefault: boolean
}

/** GET /payment/gateways-list: the default one first. person §9 */
export const gatewayOffers = (): GatewayOffer[] => {
  const preferred = defaultGateway ?? fallbackGateway
  return gatewayIndicators
    .filter((indicator) => gateways.has(indicator))
    .map((indicator) => ({
      indicator,
      name: gatewayNames[indicator],
      logo: null,
      isDefault: indicator === preferred,
    }))
    .sort((one, other) => Number(other.isDefault) - Number(one.isDefault))
}
