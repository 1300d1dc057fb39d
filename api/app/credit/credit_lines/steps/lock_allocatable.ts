import { refuseListedOwner } from '#app/people/blacklists/steps/refuse_listed'
import { packageTransitions } from '#contracts/credit'
import { choosesPackage } from '#contracts/plans'
import { canMove } from '#contracts/transitions'
import ChosenPackage from '#app/credit/credit_lines/models/chosen_package'
import PlatformFee from '#app/credit/credit_lines/models/platform_fee'
import { lockFile, type CreditApplication, type FileName } from '#app/people/owners/files'
import { ownerColumns } from '#app/people/owners/owner'
import type { Trx } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

export interface Allocatable {
  file: CreditApplication
  /** FMCG persons only, with their paid fee. */
  chosen: ChosenPackage | null
  fee: PlatformFee | null
}

/** In this lock order; requires approved steps, an unreturned fee and no line. domain "The credit line" */
export const lockAllocatable = async (name: FileName, trx: Trx): Promise<Allocatable> => {
  const file = await lockFile(name, trx)
  const { owner, registrationId } = file
  const { plan } = owner
  const line = await trx
    .from('credit_lines')
    .where({ ...ownerColumns(owner), plan })
    .select('id')
    .first()
  if (line) throw new AlreadyProcessed(messages.alreadyAllocated)
  if (file.isRefused) throw new BusinessRule(messages.fileRefused)
  if (!file.isApproved) throw new BusinessRule(messages.stepsNotApproved)
  await refuseListedOwner('ALLOCATION', owner, trx)
  if (!choosesPackage(plan)) return { file, chosen: null, fee: null }

  const chosen = await ChosenPackage.query({ client: trx })
    .where({ registrationId })
    .forUpdate()
    .first()
  const fee = await PlatformFee.query({ client: trx })
    .where({ registrationId, status: 'PAID' })
    .forUpdate()
    .first()
  const isOpen = chosen && canMove(packageTransitions, chosen.status, 'ENABLED')
  if (!isOpen || !fee) throw new BusinessRule(messages.feeMissing)
  return { file, chosen, fee }
}
