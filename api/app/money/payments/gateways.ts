import {
  fallbackGateway,
  gatewayFields,
  gatewayIndicators,
  type GatewayIndicator,
  type GatewaySource,
} from '#contracts/payments'
import { InvalidFields } from '#app/platform/errors'
import { validationMessages } from '#app/platform/i18n/fa'
import { grouped } from '#app/platform/values/money'
import { sealedSettings } from '#app/platform/secrets/sealed_settings'
import { defaultGateway } from '#config/gateways'
import type { Gateway } from './domain/gateway.js'
import { gatewayKinds } from './gateway_kinds.js'
import { gatewayNames, messages } from './i18n/fa.js'
import { credentialsBy, latestCredentials } from './queries/gateway_credentials.js'
import { gatewaySettings, type GatewaySettings } from './queries/gateway_settings.js'

export const gatewaySecrets = sealedSettings('gateway-credentials')

/** Replaces the environment's gateways in tests. */
const installed = new Map<GatewayIndicator, Gateway>(
  gatewayIndicators.flatMap((indicator) => {
    const gateway = gatewayKinds[indicator].installed
    return gateway ? [[indicator, gateway]] : []
  })
)

/** @returns a function that removes the gateway */
export const enableGateway = (gateway: Gateway): (() => void) => {
  const before = installed.get(gateway.indicator)
  installed.set(gateway.indicator, gateway)
  return () => {
    if (before) installed.set(gateway.indicator, before)
    else installed.delete(gateway.indicator)
  }
}

/** Cached per contract: credentials are immutable. */
const made = new Map<string, Gateway>()

const gatewayBy = async (credentialsId: string): Promise<Gateway | undefined> => {
  const known = made.get(credentialsId)
  if (known) return known
  const { indicator, sealed } = await credentialsBy(credentialsId)
  const gateway = gatewayKinds[indicator].make?.(gatewaySecrets.open(sealed))
  if (gateway) made.set(credentialsId, gateway)
  return gateway
}

/** Nothing that a bank would have to give. */
export const needsNothing = (indicator: GatewayIndicator) =>
  Object.keys(gatewayFields[indicator]).length === 0

/** Configured by the environment, or in need of nothing. */
const withoutCredentials = (indicator: GatewayIndicator): Gateway | undefined =>
  installed.get(indicator) ??
  (needsNothing(indicator) ? gatewayKinds[indicator].make?.({}) : undefined)

export const isInstalled = (indicator: GatewayIndicator): boolean => installed.has(indicator)

export const isGatewaySupported = (indicator: GatewayIndicator): boolean =>
  isInstalled(indicator) || gatewayKinds[indicator].make !== null

/** The environment wins. */
export const sourceOf = ({
  indicator,
  credentialsId,
}: Pick<GatewaySettings, 'indicator' | 'credentialsId'>): GatewaySource => {
  if (isInstalled(indicator)) return 'ENVIRONMENT'
  return isGatewaySupported(indicator) && (credentialsId || needsNothing(indicator))
    ? 'BACKOFFICE'
    : 'NONE'
}

/** Usable, and switched on or from an undecided environment. */
export const isActive = (gateway: GatewaySettings): boolean =>
  (gateway.switchedOn ?? isInstalled(gateway.indicator)) && sourceOf(gateway) !== 'NONE'

/** Also after it was switched off or got another contract. */
export const gatewayOf = async (payment: {
  indicator: GatewayIndicator
  gatewayCredentialsId: string | null
}): Promise<Gateway | undefined> =>
  payment.gatewayCredentialsId
    ? gatewayBy(payment.gatewayCredentialsId)
    : withoutCredentials(payment.indicator)

/** Parsing a callback does not depend on the contract. */
export const readerOf = async (name: string): Promise<Gateway | undefined> => {
  const indicator = gatewayIndicators.find((known) => known === name)
  if (!indicator) return undefined
  const gateway = withoutCredentials(indicator)
  if (gateway) return gateway
  const id = await latestCredentials(indicator)
  return id === undefined ? undefined : gatewayBy(id)
}

interface ChosenGateway {
  gateway: Gateway
  credentialsId: string | null
}

const refuseIndicator = (rule: string, message: string) =>
  new InvalidFields([{ field: 'indicator', rule, message }])

const limitsOf = ({ minAmount, maxAmount }: GatewaySettings, amount: number): string | null => {
  if (minAmount !== null && amount < minAmount) return messages.belowGateway(grouped(minAmount))
  if (maxAmount !== null && amount > maxAmount) return messages.aboveGateway(grouped(maxAmount))
  return null
}

/** @throws InvalidFields when it is not offered, or not for this amount */
export const gatewayChosen = async (
  indicator: GatewayIndicator | undefined,
  amount: number
): Promise<ChosenGateway> => {
  if (!indicator) throw refuseIndicator('required', validationMessages['indicator.required'])
  const settings = (await gatewaySettings()).find((one) => one.indicator === indicator)
  if (!settings || !isActive(settings)) {
    throw refuseIndicator('enum', validationMessages['indicator.enum'])
  }
  const outside = limitsOf(settings, amount)
  if (outside) throw refuseIndicator('limit', outside)
  const credentialsId = isInstalled(indicator) ? null : settings.credentialsId
  const gateway = await gatewayOf({ indicator, gatewayCredentialsId: credentialsId })
  if (!gateway) throw new Error(`${indicator} is active and cannot be made`)
  return { gateway, credentialsId }
}

/** Staff's choice, else the environment's, else the specification's. person §9 */
export const preferredGateway = (gateways: readonly GatewaySettings[]): GatewayIndicator => {
  const active = gateways.filter(isActive)
  const marked = active.find(({ isDefault }) => isDefault)
  const configured = active.find(({ indicator }) => indicator === defaultGateway)
  return (marked ?? configured)?.indicator ?? fallbackGateway
}

export interface GatewayOffer {
  indicator: GatewayIndicator
  name: string
  logo: string | null
  isDefault: boolean
  /** Rials of one payment; null: no limit. */
  minAmount: number | null
  maxAmount: number | null
}

/** GET /payment/gateways-list: the default first. person §9 */
export const gatewayOffers = async (): Promise<GatewayOffer[]> => {
  const gateways = await gatewaySettings()
  const preferred = preferredGateway(gateways)
  return gateways
    .filter(isActive)
    .map(({ indicator, minAmount, maxAmount }) => ({
      indicator,
      name: gatewayNames[indicator],
      logo: null,
      isDefault: indicator === preferred,
      minAmount,
      maxAmount,
    }))
    .sort((one, other) => Number(other.isDefault) - Number(one.isDefault))
}
