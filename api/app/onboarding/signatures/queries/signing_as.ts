import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { delegationsInForce } from '#app/onboarding/companies/queries/delegations'
import type { CustomerActor } from '#app/platform/audit/actor'
import type { Client } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** The word by which a member signs for another. */
export interface UsedDelegation {
  id: string
  delegatorId: string
  delegateId: string
  delegateName: string
  delegatorName: string
}

export interface SigningAs {
  companyId: string
  /** Whose signature counts. */
  memberId: string
  /** Who gives it. */
  givenBy: string
  delegation: UsedDelegation | null
}

/**
 * For themselves, or for the member with that phone, who has named them for today. Who answers for good holds the
 * company's rule meanwhile, so that a delegation that is revoked counts no more. docs/adr/0030
 * @throws BusinessRule for who signs for nobody with that phone today
 */
export const signingAs = async (
  actor: CustomerActor,
  onBehalfOf: string | undefined,
  client?: Client
): Promise<SigningAs> => {
  const { companyId, memberId } = memberOf(actor)
  const caller = { companyId, givenBy: memberId }
  if (onBehalfOf === undefined) return { ...caller, memberId, delegation: null }
  const delegation = (await delegationsInForce(companyId, client)).find(
    ({ delegateId, delegatorPhone }) => delegateId === memberId && delegatorPhone === onBehalfOf
  )
  if (!delegation) throw new BusinessRule(messages.noDelegation)
  return { ...caller, memberId: delegation.delegatorId, delegation }
}
