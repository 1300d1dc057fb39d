import { refuseListedOwner } from '#app/blacklists/steps/refuse_listed'
import { packageTransitions } from '#contracts/credit'
import { choosesPackage } from '#contracts/plans'
import { isRefused } from '#contracts/refusal'
import { canMove } from '#contracts/transitions'
import ChosenPackage from '#app/credit/models/chosen_package'
import PlatformFee from '#app/credit/models/platform_fee'
import { ownerColumns } from '#app/owners/owner'
import type { RegistrationRow } from '#app/registration/queries/registration_of'
import { lockRegistration } from '#app/registration/steps/lock_registration'
import type { Trx } from '#app/shared/database'
import { AlreadyProcessed, BusinessRule } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'

/** A registration that credit may be given to now, with its rows locked. */
export interface Allocatable {
  registration: RegistrationRow
  /** FMCG persons alone: what they chose, and the open fee that they paid for it. */
  chosen: ChosenPackage | null
  fee: PlatformFee | null
}

/**
 * Locks registration, package and fee, in this order, and checks that nothing stands against credit:
 * three approved steps, a paid fee that was not given back, no line yet. domain "The credit line"
 */
export const lockAllocatable = async (registrationId: string, trx: Trx): Promise<Allocatable> => {
  const registration = await lockRegistration(registrationId, trx)
  const { owner, plan, kycStep, identityStatus, shopStatus, docsStatus } = registration
  const line = await trx
    .from('credit_lines')
    .where({ ...ownerColumns(owner), plan })
    .select('id')
    .first()
  if (line) throw new AlreadyProcessed(messages.alreadyAllocated)
  if (isRefused(kycStep)) throw new BusinessRule(messages.fileRefused)
  if ([identityStatus, shopStatus, docsStatus].some((status) => status !== 'APPROVED')) {
    throw new BusinessRule(messages.stepsNotApproved)
  }
  await refuseListedOwner('ALLOCATION', owner, trx)
  if (!choosesPackage(plan)) return { registration, chosen: null, fee: null }

  const chosen = await ChosenPackage.query({ client: trx })
    .where('registrationId', registrationId)
    .forUpdate()
    .first()
  const fee = await PlatformFee.query({ client: trx })
    .where({ registrationId, status: 'PAID' })
    .forUpdate()
    .first()
  const isOpen = chosen && canMove(packageTransitions, chosen.status, 'ENABLED')
  if (!isOpen || !fee) throw new BusinessRule(messages.feeMissing)
  return { registration, chosen, fee }
}
