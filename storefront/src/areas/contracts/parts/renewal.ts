import { insteadOfRenewal, renewalStep, type RenewalPage } from '@kasbeno/api/contracts/contracts'
import type { Plan } from '@kasbeno/api/contracts/plans'
import { paths } from '#app/paths.ts'
import type { RegistrationStatus } from '#core/api/types.ts'

/** Only the signature is missing. */
export const isPaidUnsigned = (status: RegistrationStatus, plan: Plan): boolean =>
  status.hasActivePlatformFee &&
  renewalStep({ ...status, plan, isContractSigned: status.hasSignedContract }) === 'AGREEMENT'

const pages = { HUB: paths.renewal, HOME: paths.home } as const

/** Null when the page fits, or while unknown. */
export const pageInstead = (
  page: RenewalPage,
  plan: Plan,
  status: RegistrationStatus | undefined
): string | null => {
  if (!status) return null
  const facts = { ...status, plan, isContractSigned: status.hasSignedContract }
  const instead = insteadOfRenewal(page, facts)
  return instead && pages[instead]
}
