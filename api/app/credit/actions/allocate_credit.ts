import { inject } from '@adonisjs/core'
import Approval from '#app/credit/models/approval'
import { setting } from '#app/settings/settings'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction, type Trx } from '#app/shared/database'
import { AlreadyProcessed, InvalidFields } from '#app/shared/errors'
import { newId } from '#app/shared/ids'
import { messages } from '../i18n/fa.js'
import { lockAllocatable, type Allocatable } from '../steps/lock_allocatable.js'
import OpenLine from '../steps/open_line.js'

interface AllocateCommand {
  actor: StaffActor
  registrationId: string
  /** Rials, at most the package's amount. */
  amount: number
}
export type AllocationResult =
  { status: 'ALLOCATED' } | { status: 'PENDING_APPROVAL'; approvalId: string }

/** @throws InvalidFields when the amount is nothing, or above what was chosen and paid for */
export const refuseAmount = (amount: number, { chosen }: Allocatable): void => {
  const refuse = (rule: string, message: string) => {
    throw new InvalidFields([{ field: 'amount', rule, message }])
  }
  if (amount <= 0) refuse('min', messages.zeroAmount)
  if (chosen && amount > chosen.amount) refuse('max', messages.abovePackage)
}

/** Gives credit at once, or asks for a second person above the four-eyes amount. domain "The credit line" */
@inject()
export default class AllocateCredit {
  constructor(private openLine: OpenLine) {}

  execute(command: AllocateCommand): Promise<AllocationResult> {
    return transaction(async (trx) => {
      const allocatable = await lockAllocatable(command.registrationId, trx)
      refuseAmount(command.amount, allocatable)
      await refuseWaiting(command.registrationId, trx)
      if (command.amount > (await setting('fourEyesAboveRials', trx))) {
        return { status: 'PENDING_APPROVAL', approvalId: await requestApproval(command, trx) }
      }
      await this.openLine.execute({ ...command, allocatable }, trx)
      return { status: 'ALLOCATED' }
    })
  }
}

/** The registration's lock makes this look and the insert that may follow one step. */
const refuseWaiting = async (registrationId: string, trx: Trx) => {
  const waiting = await Approval.query({ client: trx })
    .where({ kind: 'ALLOCATE_CREDIT', subjectId: registrationId, status: 'PENDING' })
    .first()
  if (waiting) throw new AlreadyProcessed(messages.approvalWaits)
}

const requestApproval = async (command: AllocateCommand, trx: Trx): Promise<string> => {
  const { actor, registrationId, amount } = command
  const approval = await Approval.create(
    {
      id: newId(),
      kind: 'ALLOCATE_CREDIT',
      subjectType: 'registrations',
      subjectId: registrationId,
      payload: { amount },
      requestedBy: actor.id,
      requestedAt: clock.businessNow(),
      status: 'PENDING',
    },
    { client: trx }
  )
  await audit(
    {
      actor,
      command: 'credit.request-allocation',
      subject: { type: 'registrations', id: registrationId },
      after: { approvalId: approval.id, amount },
    },
    trx
  )
  return approval.id
}
