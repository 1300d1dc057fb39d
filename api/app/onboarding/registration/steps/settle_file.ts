import { isRefused } from '#contracts/refusal'
import {
  reliedOnBy,
  reopenTransitions,
  type Reliance,
  type Step,
  type StepStatus,
} from '#contracts/registration'
import { canMove } from '#contracts/transitions'
import { personIn } from '#app/people/owners/owner'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { noClaim } from '#app/platform/review/claims'
import { outcomeColumns, type PartChange } from '#app/platform/review/review'
import { newId } from '#app/platform/values/ids'
import '../events.js'
import { inquiriesOf } from '../domain/inquiry.js'
import { isReviewed, kycAfterReview, kycAfterStepReopened } from '../domain/kyc.js'
import { messages } from '../i18n/fa.js'
import { askInquiries } from '../inquiries.js'
import { awaitVisit } from './await_visit.js'
import type { StepFile } from './lock_files.js'

type StepChange = PartChange<Step, StepStatus>

/** What a decision on a step makes of a file. */
export const settleFile = async (
  file: StepFile,
  { part, move, status, outcome }: StepChange,
  trx: Trx
): Promise<void> => {
  const after = { ...file, [`${part}Status`]: status }
  const now = clock.businessNow().toJSDate()
  const waits = [after.identityStatus, after.shopStatus, after.docsStatus].includes('PENDING')
  await trx
    .from('registrations')
    .where('id', file.id)
    .update({
      ...outcomeColumns(`${part}_`, outcome),
      ...(move === 'reject' && !isRefused(file.kycStep) && { refused_at: now }),
      kyc_step: kycAfterReview(file.kycStep, after),
      // Whoever held the file is done with it.
      ...(waits ? {} : noClaim),
      updated_at: now,
    })
  if (!isReviewed(after)) return
  await askInquiries(file.id, inquiriesOf.score, trx)
  const owner = personIn(file.userId, file.plan)
  await publish('StepsApproved', { registrationId: file.id, owner, key: newId() }, trx)
  await awaitVisit({ id: file.id, owner }, trx)
}

/** Under the file's lock, which allocations and the bank's commands take too. */
const relianceSql = `
  select r.kyc_step as "kycStep",
         exists (select from registration_credit_lines line
                   join owner_plans owned on owned.registration_id = r.id
                    and line.owner_type = owned.owner_type and line.owner_id = owned.owner_id
                    and line.plan = owned.plan) as "hasCreditLine",
         exists (select from registration_approvals
                  where kind = 'ALLOCATE_CREDIT' and registration_id = r.id
                    and status = 'PENDING') as "hasPendingAllocation",
         ?::boolean and exists (select from registration_invoices_by_code
                  where user_id = r.user_id) as "hasInvoiceByCode",
         exists (select from registration_fees
                  where registration_id = r.id and status = 'PAID') as "isFeePaid",
         exists (select from inquiries
                  where registration_id = r.id and kind = 'CREDIT_BUREAU'
                    and answer = 'MATCHED') as "isBureauSatisfied"
    from registrations r where r.id = ?`

/** @throws Conflict (409) once something was built on the decision */
export const reopenFile = async (
  file: StepFile,
  { part, status, outcome }: StepChange,
  trx: Trx
): Promise<void> => {
  // A plan of the same user whose identity was never decided has nothing to bring back.
  if (!canMove(reopenTransitions, file[`${part}Status`], status)) return
  const asked = [part === 'identity', file.id]
  const [reliance] = await prepared<Reliance>('registration_reliance', relianceSql, asked, trx)
  const by = reliedOnBy(reliance)
  if (by !== 'nothing') throw new Conflict(messages.reliedOn[by])
  await trx
    .from('registrations')
    .where('id', file.id)
    .update({
      ...outcomeColumns(`${part}_`, outcome),
      kyc_step: kycAfterStepReopened(file.kycStep, reliance.isFeePaid),
      updated_at: clock.businessNow().toJSDate(),
    })
}
