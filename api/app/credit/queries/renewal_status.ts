import { renewalStep, type RenewalFacts, type RenewalStep } from '#contracts/contracts'
import { registrationStatus } from '#app/registration/queries/registration_status'
import type { CustomerActor } from '#app/shared/actor'

/** GET /user-contract/{plan}/renewal-status */
export interface RenewalStatus extends Omit<RenewalFacts, 'plan'> {
  /** The last day of the credit, `YYYY-MM-DD`; null without credit. */
  creditScoreExpirationDate: string | null
  nextStep: RenewalStep
}

/** How an owner stands between two years of credit. @throws NotFound, BusinessRule as `registrationStatus` */
export const renewalStatus = async (
  customer: CustomerActor,
  plan: unknown
): Promise<RenewalStatus> => {
  const standing = await registrationStatus(customer, plan)
  const facts = {
    isCreditExpired: standing.isCreditExpired,
    hasRenewalCredit: standing.hasRenewalCredit,
    isContractSigned: standing.hasSignedContract,
    hasActivePlatformFee: standing.hasActivePlatformFee,
  }
  const { creditScoreExpirationDate } = standing
  const nextStep = renewalStep({ ...facts, plan: standing.plan })
  return { ...facts, creditScoreExpirationDate, nextStep }
}
