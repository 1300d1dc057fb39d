import { choosesPackage, type Plan } from '@kasbeno/api/contracts/plans'
import { paths } from '#app/paths.ts'
import type { RegistrationStatus } from '#core/api/types.ts'

/** Null when payable. domain "The platform fee" */
export const insteadOfFee = (status: RegistrationStatus, plan: Plan): string | null => {
  if (!choosesPackage(plan)) return owesFee(status, plan) ? null : paths.home
  const chosen = status.userSubscriptionPackageStatus
  if (chosen === 'CREATED') return null
  const isOpen = chosen === 'START' || chosen === 'CANCELED' || chosen === 'EXPIRED'
  return isOpen ? paths.creditAmount : paths.summary
}

/** A plan without packages pays for its allocated credit, which stays closed until then. */
export const owesFee = (status: RegistrationStatus, plan: Plan): boolean =>
  !choosesPackage(plan) &&
  status.creditAmount > 0 &&
  !status.hasActivePlatformFee &&
  !status.isCreditExpired
