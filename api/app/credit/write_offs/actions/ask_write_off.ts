import type { CreditPreview } from '#contracts/credit'
import { lockFileOfLine } from '#app/credit/credit_lines/steps/lock_line'
import { refuseWaiting, requestApproval } from '#app/credit/credit_lines/steps/request_approval'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { messages, writeOffPreviews } from '../i18n/fa.js'
import { lockOldDebt } from '../steps/lock_old_debt.js'

interface AskWriteOffCommand {
  actor: StaffActor
  creditLineId: string
  reason: string
  isDryRun: boolean
}
export type WriteOffResult = { status: 'PENDING_APPROVAL'; approvalId: string } | CreditPreview

/**
 * By a second person. adr/0024
 * @throws NotFound, BusinessRule (422) when nothing is old enough, AlreadyProcessed while one waits
 */
export default class AskWriteOff {
  execute({ actor, creditLineId, reason, isDryRun }: AskWriteOffCommand): Promise<WriteOffResult> {
    return transaction(async (trx) => {
      const file = await lockFileOfLine({ creditLineId }, trx)
      const old = await lockOldDebt(file.owner, trx)
      const { amount, lateFeeAmount: lateFees, afterDays } = old
      if (amount === 0) throw new BusinessRule(messages.nothingOld(afterDays))
      await refuseWaiting('WRITE_OFF', file, trx)
      if (isDryRun) {
        const message = writeOffPreviews.ask(amount, lateFees)
        return { status: 'WOULD_ASK', message, amounts: { amount, lateFees } }
      }
      const installmentIds = old.installments.map(({ id }) => id)
      const payload = { amount, reason, installmentIds }
      const about = { creditLineId }
      const asked = { actor, kind: 'WRITE_OFF', file, payload, about } as const
      return { status: 'PENDING_APPROVAL', approvalId: await requestApproval(asked, trx) }
    })
  }
}
