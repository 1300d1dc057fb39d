import type { PartnerScope } from '#contracts/identity'
import { cardScopes } from '#contracts/partners'

const known: readonly PartnerScope[] = cardScopes

/** Whether the program is that of a device, and is disabled with it. */
export const isOfDevice = ({ scopes }: { scopes: readonly PartnerScope[] }): boolean =>
  scopes.some((scope) => known.includes(scope))
