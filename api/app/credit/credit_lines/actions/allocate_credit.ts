import { inject } from '@adonisjs/core'
import { recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import type { CreditPreview } from '#contracts/credit'
import type { FileName } from '#app/people/owners/files'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { clock } from '#app/platform/time/clock'
import { InvalidFields } from '#app/platform/errors'
import { addJalaliYear } from '#app/platform/time/jalali'
import { messages } from '../i18n/fa.js'
import { creditPreviews } from '../i18n/previews.js'
import { whyAllocationNeedsTwo } from '../steps/given_alone.js'
import { lockAllocatable, type Allocatable } from '../steps/lock_allocatable.js'
import OpenLine from '../steps/open_line.js'
import { refuseWaiting, requestApproval } from '../steps/request_approval.js'

interface AllocateCommand {
  actor: StaffActor
  file: FileName
  amount: number
  isDryRun?: boolean
}
export type AllocationResult =
  { status: 'ALLOCATED' } | { status: 'PENDING_APPROVAL'; approvalId: string } | CreditPreview

/** @throws InvalidFields when nothing, or above the paid choice */
export const refuseAmount = (amount: number, { chosen }: Allocatable): void => {
  const refuse = (rule: string, message: string) => {
    throw new InvalidFields([{ field: 'amount', rule, message }])
  }
  if (amount <= 0) refuse('min', messages.zeroAmount)
  if (chosen && amount > chosen.amount) refuse('max', messages.abovePackage)
}

/** Directly, or by two people above the personal limit. domain "The credit line" */
@inject()
export default class AllocateCredit {
  constructor(private openLine: OpenLine) {}

  execute({ actor, file, amount, isDryRun = false }: AllocateCommand) {
    const allocate = () =>
      transaction(async (trx): Promise<AllocationResult> => {
        const allocatable = await lockAllocatable(file, trx)
        refuseAmount(amount, allocatable)
        await refuseWaiting('ALLOCATE_CREDIT', file, trx)
        const { owner } = allocatable.file
        const given = { lineId: null, owner, limit: amount, more: amount }
        const why = await whyAllocationNeedsTwo(given, actor, trx)
        if (isDryRun) return previewOf(amount, why)
        if (why) {
          const asked = {
            actor,
            kind: 'ALLOCATE_CREDIT',
            file,
            payload: { amount },
          } as const
          return { status: 'PENDING_APPROVAL', approvalId: await requestApproval(asked, trx) }
        }
        await this.openLine.execute({ actor, amount, allocatable }, trx)
        return { status: 'ALLOCATED' }
      })
    return recordingHits(actor, allocate)
  }
}

const previewOf = (amount: number, why: { message: string } | null): CreditPreview =>
  why
    ? {
        status: 'WOULD_ASK',
        message: `${creditPreviews.askAllocation(amount)} ${why.message}`,
        amounts: { amount },
      }
    : {
        status: 'WOULD_DO',
        message: creditPreviews.allocate(amount, addJalaliYear(clock.today())),
        amounts: { amount },
      }
