import { isDeepStrictEqual } from 'node:util'
import db from '@adonisjs/lucid/services/db'
import {
  distributorRequestTransitions,
  type DistributorRequestKind,
  type DistributorRequestStatus,
} from '#contracts/distributors'
import { canMove } from '#contracts/transitions'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction, type Trx } from '#app/shared/database'
import { AlreadyProcessed, Conflict, NotFound } from '#app/shared/errors'
import { staffWith } from '#app/shared/resource/staff_with'
import { assertSecondPerson } from '#app/shared/second_person'
import { messages } from '../i18n/fa.js'
import {
  lockDistributor,
  readGuarded,
  writeGuarded,
  type GuardedFacts,
} from '../steps/guarded_facts.js'

interface Command {
  staff: StaffActor
  id: string
  isApproved: boolean
  reason?: string
}
interface Waiting {
  id: string
  distributor_id: string
  kind: DistributorRequestKind
  status: DistributorRequestStatus
  before: object
  after: GuardedFacts[DistributorRequestKind]
  reason: string
  requested_by: string
}

/**
 * The second person decides over a distributor's account or fees, while what was asked about still holds
 * and who asked may still ask; whoever asked may take it back.
 * @throws NotFound, AlreadyProcessed, BusinessRule (422) for one in the same hand, Conflict for a stale one
 */
export default class DecideDistributorRequest {
  async execute({ staff, id, isApproved, reason }: Command): Promise<void> {
    const row = await db.from('distributor_requests').where({ id }).first()
    if (!row) throw new NotFound()
    const asker = await staffWith('distributor-requests.ask', row.requested_by)
    await transaction(async (trx) => {
      await lockDistributor(row.distributor_id, trx)
      const waiting: Waiting = await trx
        .from('distributor_requests')
        .where({ id })
        .forUpdate()
        .firstOrFail()
      const status = isApproved ? 'APPROVED' : 'REJECTED'
      if (!canMove(distributorRequestTransitions, waiting.status, status)) {
        throw new AlreadyProcessed(messages.alreadyDecided)
      }
      if (isApproved) {
        await assertSecondPerson({ askedBy: waiting.requested_by, approver: staff }, trx)
        if (!asker) throw new Conflict(messages.askerGone)
        await carryOut(waiting, { asker, approver: staff }, trx)
      }
      await trx
        .from('distributor_requests')
        .where({ id })
        .update({
          status,
          decided_by: staff.id,
          decided_at: clock.systemNow().toJSDate(),
          decision_reason: reason ?? null,
        })
      await audit(
        {
          actor: staff,
          command: isApproved ? 'distributor-requests.approve' : 'distributor-requests.reject',
          subject: { type: 'distributor-requests', id },
          before: { status: waiting.status },
          after: { status },
          reason,
        },
        trx
      )
    })
  }
}

/** @throws Conflict where the distributor has changed since it was asked for */
const carryOut = async (
  { kind, distributor_id: id, before, after, reason }: Waiting,
  { asker, approver }: { asker: StaffActor; approver: StaffActor },
  trx: Trx
): Promise<void> => {
  const now = await readGuarded(kind, id, trx)
  if (!isDeepStrictEqual(now, before)) throw new Conflict(messages.requestStale)
  await writeGuarded(kind, id, after, trx)
  await audit(
    {
      actor: approver,
      command: kind === 'IBAN' ? 'distributors.change-iban' : 'distributors.change-fees',
      subject: { type: 'distributors', id },
      before: { ...before },
      after: { ...after, requestedBy: asker.username },
      reason,
    },
    trx
  )
}
