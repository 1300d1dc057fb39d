import type { PartnerScope } from '#contracts/identity'
import type { SettingKey } from '#contracts/settings'

/** What the calls of a program count as, each with the setting that says how many it may send in a minute. */
export const partnerRates = {
  sales: 'throttlePartnerSalesPerMinute',
  updates: 'throttlePartnerUpdatesPerMinute',
  inquiries: 'throttlePartnerInquiriesPerMinute',
} as const satisfies Record<string, SettingKey>

export type PartnerRate = keyof typeof partnerRates

const sales = new Set(['/api/external/supplier/sale', '/api/external/legal/v1/sale'])
/** Cards are paid with here: tills and switches have limits of their own. */
const payingScopes = new Set<PartnerScope>(['device', 'refah', 'iran-kish'])

/** Undefined for what these rates do not count. */
export const partnerRateOf = (
  scope: PartnerScope,
  method: string,
  pattern: string
): PartnerRate | undefined => {
  if (payingScopes.has(scope)) return undefined
  if (sales.has(pattern)) return 'sales'
  return ['GET', 'HEAD'].includes(method.toUpperCase()) ? 'inquiries' : 'updates'
}
