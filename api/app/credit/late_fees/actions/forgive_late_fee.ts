import { inject } from '@adonisjs/core'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction, type Trx } from '#app/platform/database/database'
import { grouped } from '#app/platform/values/money'
import { requestSecondPerson } from '#app/platform/change_requests/requests'
import { messages, preview } from '../i18n/fa.js'
import { lateFeeRequests } from '../late_fee_requests.js'
import { whyForgivenessNeedsTwo } from '../steps/forgiven_alone.js'
import Forgive, { amountToForgive, lockLateFee, type LockedLateFee } from '../steps/forgive.js'

interface ForgiveLateFeeCommand {
  actor: StaffActor
  lateFeeId: string
  /** Rials; all when absent. */
  amount?: number
  reason: string
  /** Says what it would do, and does nothing. */
  isDryRun: boolean
}

export interface Forgiven {
  status: 'FORGIVEN' | 'PENDING_APPROVAL' | 'WOULD_FORGIVE' | 'WOULD_ASK'
  /** Rials forgiven and left. */
  amount: number
  open: number
  message: string
  requestId?: string
}

/**
 * Above the personal limit by two people.
 * @throws NotFound, AlreadyProcessed, InvalidFields (amount), Conflict while a request waits
 */
@inject()
export default class ForgiveLateFee {
  constructor(private forgive: Forgive) {}

  execute(command: ForgiveLateFeeCommand): Promise<Forgiven> {
    return transaction(async (trx) => {
      const fee = await lockLateFee(command.lateFeeId, trx)
      const amount = amountToForgive(fee, command.amount)
      const open = fee.open - amount
      const why = await whyForgivenessNeedsTwo(fee, amount, command.actor, trx)
      const needsSecond = why !== null
      const say = needsSecond ? preview.bySecond : preview.atOnce
      const said = say(grouped(amount), grouped(open))
      const answer = { amount, open, message: why ? `${said} ${why.message}` : said }
      if (command.isDryRun) {
        return { status: needsSecond ? 'WOULD_ASK' : 'WOULD_FORGIVE', ...answer }
      }
      if (needsSecond) {
        const requestId = await ask(command, fee, amount, trx)
        return { status: 'PENDING_APPROVAL', ...answer, requestId }
      }
      const { actor, reason } = command
      await this.forgive.execute({ fee, amount, actor, reason }, trx)
      return { status: 'FORGIVEN', ...answer }
    })
  }
}

const ask = (
  { actor, reason }: ForgiveLateFeeCommand,
  fee: LockedLateFee,
  amount: number,
  trx: Trx
): Promise<string> =>
  requestSecondPerson(
    lateFeeRequests,
    {
      requester: actor,
      action: 'FORGIVE',
      subject: { type: 'late-fees', id: fee.id },
      amount,
      before: { open: fee.open },
      after: { amount },
      reason,
      about: { lateFeeId: fee.id },
      whenWaiting: messages.requestWaits,
    },
    trx
  )
