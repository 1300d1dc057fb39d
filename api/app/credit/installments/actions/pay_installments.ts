import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { GatewayIndicator, PaymentResponse } from '#contracts/payments'
import { WalletTooLow } from '#app/money/ledger/exceptions'
import { cashOf } from '#app/money/ledger/queries/balances'
import { fileOf } from '#app/people/owners/files'
import { ownerColumns, refuseOtherMembers } from '#app/people/owners/owner'
import { setting } from '#app/reference/settings/settings'
import StartPayment from '#app/money/payments/actions/start_payment'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule, refusedField } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { inRials } from '#app/platform/i18n/fa'
import { isTooLittle, sumCollected, sumDebt } from '../domain/repayment.js'
import { messages } from '../i18n/fa.js'
import { repaymentTaken } from '../queries/repayment_taken.js'
import { lockDebt, type DebtName, type LockedDebt } from '../steps/lock_debt.js'
import TakeRepayment, { type TakenRepayment } from '../steps/take_repayment.js'

interface PayInstallmentsCommand {
  actor: CustomerActor
  plan: unknown
  /** Null for whatever is open, the oldest first. */
  installmentId: string | null
  /** Rials; all that is owed and not disputed when it is not given. */
  amount?: number
  /** Needed only when the wallet does not hold the amount. */
  indicator?: GatewayIndicator
  /** Where the customer's browser came from; the simulator and the callback live there. */
  origin: string
  /** Given again when a client repeats itself: a repayment out of the wallet is taken once under it. */
  attempt?: string
}

type RepaymentRequest = Pick<PayInstallmentsCommand, 'amount' | 'attempt'> & { min: number }

/** What was repaid at once; a gateway's payment is followed by its own id. */
export interface Repaid {
  repaymentId: string
  /** Rials out of the wallet. */
  amount: number
  /** What of it went to late fees; it frees no credit. */
  lateFeeAmount: number
  installments: { id: string; paidAmount: number; remainingAmount: number }[]
}
export type RepaymentAnswer = PaymentResponse & { repayment?: Repaid; paymentId?: string }

/** Taken from the wallet, or what a gateway must bring because the wallet does not hold it. */
type Attempt = { repaid: Repaid } | { meant: number; missing: number }

/**
 * Repays early, late or in part: out of the wallet when it holds the amount, else by a gateway that
 * brings the missing part into the wallet; the repayment is then taken when that payment completes.
 * Blocked and expired lines are repaid like any other. domain "Invoices", "The credit line"
 * @throws NotFound for strangers, AlreadyProcessed when nothing is owed, BusinessRule while the
 *   invoice is frozen and for members who are not the CEO, InvalidFields for an amount above what is owed, or below
 *   the least that is repaid at once
 */
@inject()
export default class PayInstallments {
  constructor(
    private takeRepayment: TakeRepayment,
    private startPayment: StartPayment
  ) {}

  async execute(command: PayInstallmentsCommand): Promise<RepaymentAnswer> {
    const { actor, installmentId, indicator, origin } = command
    refuseOtherMembers(actor)
    const { owner } = await fileOf(actor, command.plan)
    const name: DebtName = { owner, installmentId }
    const tried = await this.#attempt(name, { ...command, min: await setting('repaymentMinRials') })
    if ('repaid' in tried) return { paymentNeeded: false, repayment: tried.repaid }

    const { meant, missing } = tried
    const payment = { actor, owner, purpose: 'installment', indicator, origin } as const
    const started = await this.startPayment.execute({ ...payment, amount: missing })
    // Nobody can pay before he is told where: the capture finds what it is for.
    await expect(name, meant, started.paymentId)
    return started
  }

  async #attempt(name: DebtName, request: RepaymentRequest): Promise<Attempt> {
    try {
      return await this.#fromWallet(name, request)
    } catch (error) {
      if (!(error instanceof WalletTooLow)) throw error
      // Somebody else spent the wallet meanwhile; now it shows.
      return this.#fromWallet(name, request)
    }
  }

  #fromWallet(
    name: DebtName,
    { amount: wanted, min, attempt: id = newId() }: RepaymentRequest
  ): Promise<Attempt> {
    return transaction(async (trx) => {
      const debt = await lockDebt(name, trx)
      const taken = await repaymentTaken(id, name.owner, trx)
      if (taken) return { repaid: taken }
      const amount = amountOf(debt, wanted, min)
      const cash = await cashOf(name.owner, trx)
      if (cash < amount) return { meant: amount, missing: amount - cash }
      const done = await this.takeRepayment.execute({ id, debt, meant: amount, amount }, trx)
      return { repaid: repaid(id, amount, done) }
    })
  }
}

const amountOf = (debt: LockedDebt, wanted: number | undefined, min: number): number => {
  if (debt.isFrozen) throw new BusinessRule(messages.installmentFrozen)
  const owed = sumDebt(debt)
  if (owed === 0) throw new AlreadyProcessed(messages.nothingOwed)
  // What is disputed need not be paid, but may be.
  const amount = wanted ?? (sumCollected(debt) || owed)
  if (amount === 0) throw refusedField('amount', messages.repaymentZero)
  if (amount > owed) throw refusedField('amount', messages.moreThanOwed)
  if (isTooLittle(amount, debt, min)) {
    throw refusedField('amount', messages.tooLittle(inRials(min)))
  }
  return amount
}

const repaid = (
  repaymentId: string,
  amount: number,
  { lateFeeAmount, parts }: TakenRepayment
): Repaid => ({
  repaymentId,
  amount,
  lateFeeAmount,
  installments: parts.map(({ installmentId, amount: paidAmount, left }) => ({
    id: installmentId,
    paidAmount,
    remainingAmount: left,
  })),
})

const expect = ({ owner, installmentId }: DebtName, amount: number, paymentId: string) =>
  db.table('repayments').insert({
    id: newId(),
    ...ownerColumns(owner),
    plan: owner.plan,
    installment_id: installmentId,
    amount,
    payment_id: paymentId,
    created_at: clock.businessNow().toJSDate(),
  })
