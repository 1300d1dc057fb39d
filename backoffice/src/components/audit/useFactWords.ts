import { lists } from '@kasbeno/api/lists'
import type { ListDescriptor } from '@kasbeno/api/contracts/descriptors'
import { useTranslate } from 'react-admin'
import { formatCode, formatNumber, formatPercent } from '../../lib/format'
import { jalaliDate, jalaliTime } from '../../lib/jalali'

const amountNames =
  /amount|limit|used|held|fee|vat|balance|price|total|rials|debit|credit$|cash|ceiling|loss/i
const rateNames = /Ppm$/

const isToken = /^([A-Z][A-Z0-9_]*|[a-z]+(-[a-z]+)*)$/

const enumOf: Record<string, string> = {
  kycStep: 'kycStep',
  bankStatus: 'bankStatus',
  identityStatus: 'step',
  shopStatus: 'step',
  docsStatus: 'step',
  role: 'role',
  paymentMethod: 'companyPaymentMethod',
  plan: 'plan',
  plans: 'plan',
  account: 'account',
  indicator: 'gateway',
  smsProvider: 'smsProvider',
  template: 'smsTemplate',
  contractType: 'contractType',
  blockReason: 'blockReason',
  parcelStatus: 'parcel',
}

/** Facts whose values are fact names. */
const namesFacts = new Set(['field', 'renewed'])

type Facts = Record<string, unknown>

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const plain = (name: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'number') {
    if (rateNames.test(name)) return `${formatPercent(value)}٪`
    return amountNames.test(name) ? formatNumber(value) : formatCode(value)
  }
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)) return jalaliTime(value)
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return jalaliDate(value)
  return formatCode(String(value))
}

const descriptors: Readonly<Record<string, ListDescriptor | undefined>> = lists

/** @param subject gives a status its meaning */
export const useFactWords = (subject?: string) => {
  const fields = subject === undefined ? undefined : descriptors[subject]?.fields
  const translate = useTranslate()
  const nameOf = (name: string): string =>
    translate(`audit.fields.${name}`, { _: translate(`enums.setting.${name}`, { _: name }) })

  const say = (name: string, value: unknown): string => {
    if (Array.isArray(value)) {
      return value.length === 0
        ? '–'
        : value
            .map((part) => (isFacts(part) ? rowOf(part) : say(name, part)))
            .join(translate('list.and'))
    }
    if (isFacts(value)) {
      const parts = Object.entries(value).map(([key, part]) => `${nameOf(key)}: ${say(key, part)}`)
      return parts.length === 0 ? '–' : parts.join(translate('list.and'))
    }
    if (namesFacts.has(name) && typeof value === 'string') return nameOf(value)
    const words = plain(name, value)
    if (!isToken.test(words)) return words
    const general = translate(`audit.values.${words}`, { _: words })
    const known = fields?.[name]?.of ?? enumOf[name]
    return known ? translate(`enums.${known}.${words}`, { _: general }) : general
  }
  /** Rows of the same make, such as the answers to the lines of a file. */
  const rowOf = (row: Facts) =>
    Object.entries(row)
      .map(([key, part]) => say(key, part))
      .join(': ')

  return { nameOf, say }
}

export interface Change {
  name: string
  before: unknown
  after: unknown
  /** Whether the trail says what held before. */
  hadBefore: boolean
}

/** The facts that differ, each once. */
export const changesOf = (before: Facts | null, after: Facts | null): Change[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]))
    .map((name) => ({
      name,
      before: before?.[name],
      after: after?.[name],
      hadBefore: before !== null && name in before,
    }))
