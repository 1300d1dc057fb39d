import { fallbackGateway } from '@kasbeno/api/contracts/payments'
import type { Gateway } from '#core/api/types.ts'

/** person §9 */
export const inOrder = (gateways: readonly Gateway[]): Gateway[] =>
  [...gateways].sort((a, b) => Number(b.isDefault) - Number(a.isDefault))

/**
 * The one that is chosen at first: the default, else IRANKISH where it is offered, else the first.
 */
export const preselected = (gateways: readonly Gateway[]): string => {
  const isOffered = gateways.some(({ indicator }) => indicator === fallbackGateway)
  const marked = gateways.find(({ isDefault }) => isDefault)
  return marked?.indicator ?? (isOffered ? fallbackGateway : (gateways[0]?.indicator ?? ''))
}
