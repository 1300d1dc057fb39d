import { createPublicKey } from 'node:crypto'
import { gatewayFieldMax, gatewayFields, type GatewayIndicator } from '#contracts/payments'
import { InvalidFields, type FieldError } from '#app/platform/errors'
import type { SealedSettings } from '#app/platform/secrets/sealed_settings'
import { messages } from '../i18n/fa.js'

/** Visible ASCII only. */
const printable = /^[\x21-\x7e]+$/
const isPublicKey = (pem: string): boolean => {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

const forms: Readonly<Record<string, (value: string) => boolean>> = {
  terminalId: (value) => /^[0-9A-Za-z]+$/.test(value),
  acceptorId: (value) => /^[0-9A-Za-z]+$/.test(value),
  passPhrase: (value) => /^(?:[0-9a-f]{2})+$/i.test(value),
  publicKey: isPublicKey,
}
const isWellFormed = (name: string, value: string) =>
  (forms[name] ?? printable.test.bind(printable))(value)

const lengthMax = (name: string) =>
  name === 'publicKey' ? gatewayFieldMax.publicKey : gatewayFieldMax.others

/** Never repeats the given value. */
const faultOf = (name: string, value: string | undefined): string | null => {
  if (!value) return messages.gatewayFieldNeeded
  return value.length <= lengthMax(name) && isWellFormed(name, value)
    ? null
    : messages.gatewayFieldWrong
}

export const contractFields = (
  indicator: GatewayIndicator
): Readonly<Record<string, 'plain' | 'secret'>> => gatewayFields[indicator]

/**
 * Exactly the gateway's contract fields.
 * @throws InvalidFields by field
 */
export const gatewayContract = (
  indicator: GatewayIndicator,
  given: Readonly<Record<string, string>>
): SealedSettings => {
  const fields = Object.keys(contractFields(indicator))
  const errors: FieldError[] = []
  const refuse = (name: string, rule: string, message: string) =>
    errors.push({ field: `credentials.${name}`, rule, message })
  const contract = Object.fromEntries(fields.map((name) => [name, (given[name] ?? '').trim()]))
  for (const [name, value] of Object.entries(contract)) {
    const fault = faultOf(name, value)
    if (fault) refuse(name, 'contract', fault)
  }
  const unknown = Object.keys(given).filter((name) => !fields.includes(name))
  if (unknown.length > 0) refuse('unknown', 'unknown', messages.gatewayFieldUnknown)
  if (errors.length > 0) throw new InvalidFields(errors)
  return contract
}

/** The fields that may be shown. */
export const plainOf = (indicator: GatewayIndicator, contract: SealedSettings): SealedSettings =>
  Object.fromEntries(
    Object.entries(contract).filter(([name]) => contractFields(indicator)[name] === 'plain')
  )

export const secretsOf = (indicator: GatewayIndicator): string[] =>
  Object.entries(contractFields(indicator))
    .filter(([, kind]) => kind === 'secret')
    .map(([name]) => name)
