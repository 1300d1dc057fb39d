import { canMove } from '#contracts/transitions'
import { isRefused } from '#contracts/refusal'
import { stepTransitions, type Step } from '#contracts/registration'
import type { StaffActor } from '#app/platform/audit/actor'
import { keepVerdict } from '#app/people/identity/steps/keep_person'
import { personIn } from '#app/people/owners/owner'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, violatedConstraint, type Trx } from '#app/platform/database/database'
import { AlreadyProcessed, Conflict, NotFound } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import { noClaim, refuseClaimed } from '#app/platform/review/claims'
import '../events.js'
import { inquiriesOf } from '../domain/inquiry.js'
import { isReviewed, kycAfterReview } from '../domain/kyc.js'
import { messages } from '../i18n/fa.js'
import { lockFiles, type StepFile } from '../steps/lock_files.js'
import { askInquiries } from '../steps/ask_inquiries.js'

export interface Decision {
  actor: StaffActor
  registrationId: string
  step: Step
  verdict: 'APPROVED' | 'REJECTED'
  /** Of a rejection; shown to the owner line by line. */
  reason?: string
  /** When the step that was looked at had been sent; a newer one is not decided unseen. */
  sentAt?: Date
}

/** Approves or rejects one step of a file. It needs no claim, and yields to that of somebody else. person §4 "Step status" */
export default class DecideStep {
  /**
   * @throws NotFound; AlreadyProcessed or Conflict (409) when the step does not wait, when somebody else has the
   *   file in hand, or was approved with the national code
   */
  async execute(decision: Decision): Promise<void> {
    try {
      await this.#decide(decision)
    } catch (error) {
      // Two may be approved at once, so the database has the last word.
      if (violatedConstraint(error) !== 'users_national_code') throw error
      throw new Conflict(messages.nationalCodeApproved)
    }
  }

  #decide(decision: Decision): Promise<void> {
    return transaction(async (trx) => {
      const files = await lockFiles(decision, trx)
      const decided = files.find(({ id }) => id === decision.registrationId)
      if (!decided) throw new NotFound()
      refuseUndecidable(decided, decision)
      const { actor } = decision
      // An identity is that of all plans: whoever has one of its files in hand is told first.
      for (const { id } of files) await refuseClaimed({ of: 'registrations', id, actor }, trx)
      for (const file of files) await settle(file, decision, trx)
      if (decision.step === 'identity') {
        await keepVerdict(decided.userId, decision.verdict === 'APPROVED', trx)
      }
      await record(decided, decision, trx)
    })
  }
}

const refuseUndecidable = (file: StepFile, { step, verdict, sentAt }: Decision) => {
  const status = file[`${step}Status`]
  if (status === 'START') throw new Conflict(messages.notSent)
  if (!canMove(stepTransitions, status, verdict)) {
    throw new AlreadyProcessed(messages.alreadyDecided)
  }
  if (sentAt && file.sentAt && sentAt.getTime() !== file.sentAt.getTime()) {
    throw new Conflict(messages.changedMeanwhile)
  }
}

/** What the decision makes of one file. */
const settle = async (file: StepFile, { actor, step, verdict, reason }: Decision, trx: Trx) => {
  const after = { ...file, [`${step}Status`]: verdict }
  const kycStep = kycAfterReview(file.kycStep, after)
  const now = clock.businessNow().toJSDate()
  const waits = [after.identityStatus, after.shopStatus, after.docsStatus].includes('PENDING')
  await trx
    .from('registrations')
    .where('id', file.id)
    .update({
      [`${step}_status`]: verdict,
      [`${step}_rejection`]: reason ?? null,
      ...(verdict === 'REJECTED' && !isRefused(file.kycStep) && { refused_at: now }),
      [`${step}_decided_at`]: clock.systemNow().toJSDate(),
      [`${step}_decided_by`]: actor.id,
      kyc_step: kycStep,
      // Whoever held the file is done with it.
      ...(waits ? {} : noClaim),
      updated_at: now,
    })
  if (isReviewed(after)) {
    await askInquiries(file.id, inquiriesOf.score, trx)
    await publish(
      'StepsApproved',
      { registrationId: file.id, owner: personIn(file.userId, file.plan), key: newId() },
      trx
    )
  }
}

const record = async (file: StepFile, decision: Decision, trx: Trx) => {
  const { actor, step, verdict, reason } = decision
  const status = `${step}Status` as const
  await audit(
    {
      actor,
      command: `registrations.${step}.${verdict === 'APPROVED' ? 'approve' : 'reject'}`,
      subject: { type: 'registrations', id: file.id },
      before: { [status]: file[status] },
      after: { [status]: verdict },
      reason,
    },
    trx
  )
  if (verdict === 'APPROVED') return
  const { id: registrationId, userId, plan } = file
  const owner = personIn(userId, plan)
  await publish(
    'StepRejected',
    { registrationId, owner, step, key: newId(), reason: reason ?? '' },
    trx
  )
}
