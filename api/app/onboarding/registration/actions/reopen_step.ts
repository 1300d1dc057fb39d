import { canMove } from '#contracts/transitions'
import { reliedOnBy, reopenTransitions, type Reliance, type Step } from '#contracts/registration'
import { keepVerdict } from '#app/people/identity/steps/keep_person'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { Conflict, NotFound } from '#app/platform/errors'
import { refuseClaimed } from '#app/platform/review/claims'
import { refuseTakingBack, type TakingBack } from '#app/platform/review/take_back'
import { personIn } from '#app/people/owners/owner'
import { publish, recall } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import '../events.js'
import { kycAfterStepReopened } from '../domain/kyc.js'
import { messages } from '../i18n/fa.js'
import { lockFiles, type StepFile } from '../steps/lock_files.js'

export interface Reopening extends TakingBack {
  registrationId: string
  step: Step
}

/**
 * Brings a decided step back to the reviewers, until something was built on it. It keeps its place in
 * the queue: the step was sent when it was sent.
 */
export default class ReopenStep {
  /** @throws NotFound; Conflict (409) when it waits already or was relied on; InvalidFields without a needed reason */
  async execute(reopening: Reopening): Promise<void> {
    await transaction(async (trx) => {
      const files = await lockFiles(reopening, trx)
      const asked = files.find(({ id }) => id === reopening.registrationId)
      if (!asked) throw new NotFound()
      refuseUndecided(asked, reopening)
      refuseTakingBack(asked, reopening)
      const { actor } = reopening
      // An identity is that of all plans: whoever has one of its files in hand is told first.
      for (const { id } of files) await refuseClaimed({ of: 'registrations', id, actor }, trx)
      for (const file of files) await reopen(file, reopening, trx)
      if (reopening.step === 'identity') await keepVerdict(asked.userId, false, trx)
      await record(asked, reopening, trx)
      await notifyOwner(asked, files, reopening, trx)
    })
  }
}

const refuseUndecided = (file: StepFile, { step }: Reopening) => {
  const status = file[`${step}Status`]
  if (canMove(reopenTransitions, status, 'PENDING')) return
  throw new Conflict(status === 'START' ? messages.notDecided : messages.resentMeanwhile)
}

/** Under the file's lock, which allocations and the bank's commands take too. */
const relianceSql = `
  select r.kyc_step as "kycStep",
         exists (select from credit_lines line
                   join owner_plans owned on owned.registration_id = r.id
                    and line.owner_type = owned.owner_type and line.owner_id = owned.owner_id
                    and line.plan = owned.plan) as "hasCreditLine",
         exists (select from approvals
                  where kind = 'ALLOCATE_CREDIT' and subject_id = r.id
                    and status = 'PENDING') as "hasPendingAllocation",
         ?::boolean and exists (select from orders
                  where owner_id = r.user_id and customer_national_code is not null
                    and status not in ('TEST', 'CANCELED', 'CLOSED')) as "hasInvoiceByCode",
         exists (select from platform_fees
                  where registration_id = r.id and status = 'PAID') as "isFeePaid",
         exists (select from inquiries
                  where registration_id = r.id and kind = 'CREDIT_BUREAU'
                    and answer = 'MATCHED') as "isBureauSatisfied"
    from registrations r where r.id = ?`

const reopen = async (file: StepFile, { step }: Reopening, trx: Trx) => {
  // A plan of the same user whose identity was never decided has nothing to bring back.
  if (!canMove(reopenTransitions, file[`${step}Status`], 'PENDING')) return
  const [reliance] = await prepared<Reliance>(
    'registration_reliance',
    relianceSql,
    [step === 'identity', file.id],
    trx
  )
  const by = reliedOnBy(reliance)
  if (by !== 'nothing') throw new Conflict(messages.reliedOn[by])
  await trx
    .from('registrations')
    .where('id', file.id)
    .update({
      [`${step}_status`]: 'PENDING',
      [`${step}_rejection`]: null,
      [`${step}_decided_at`]: null,
      [`${step}_decided_by`]: null,
      kyc_step: kycAfterStepReopened(file.kycStep, reliance.isFeePaid),
      updated_at: clock.businessNow().toJSDate(),
    })
}

const record = async (file: StepFile, reopening: Reopening, trx: Trx) => {
  const { actor, step, reason } = reopening
  const status = `${step}Status` as const
  await audit(
    {
      actor,
      command: `registrations.${step}.reopen`,
      subject: { type: 'registrations', id: file.id },
      before: { [status]: file[status] },
      after: { [status]: 'PENDING' },
      reason,
    },
    trx
  )
}

/** Who was told of a decision is told that it no longer holds; of what nobody was told yet, nobody hears. */
const notifyOwner = async (
  file: StepFile,
  files: readonly StepFile[],
  { step }: Reopening,
  trx: Trx
) => {
  let isUntold = false
  for (const { id } of files) {
    await recall('StepsApproved', { registrationId: id }, trx)
    if (await recall('StepRejected', { registrationId: id, step }, trx)) isUntold = true
  }
  if (isUntold || file[`${step}Status`] !== 'REJECTED') return
  const { id: registrationId, userId, plan } = file
  const owner = personIn(userId, plan)
  await publish('StepReopened', { registrationId, owner, step, key: newId() }, trx)
}
