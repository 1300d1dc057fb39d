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
  /** Null: oldest first. */
  installmentId: string | null
  /** Rials; defaults to everything undisputed. */
  amount?: number
  /** Only when the wallet lacks the amount. */
  indicator?: GatewayIndicator
  /** For simulator and callback. */
  origin: string
  /** Makes a wallet repayment idempotent. */
  attempt?: string
}

type RepaymentRequest = Pick<PayInstallmentsCommand, 'amount' | 'attempt'> & { min: number }

/** Immediate part; a gateway's payment has its own id. */
export interface Repaid {
  repaymentId: string
  amount: number
  /** Part for late fees, which frees no credit. */
  lateFeeAmount: number
  installments: { id: string; paidAmount: number; remainingAmount: number }[]
}
export type RepaymentAnswer = PaymentResponse & { repayment?: Repaid; paymentId?: string }

/** Done, or the part a gateway must bring. */
type Attempt = { repaid: Repaid } | { meant: number; missing: number }

/**
 * From the wallet, or after a gateway brings the rest; blocked and expired lines too. domain "Invoices", "The credit
 * line"
 * @throws NotFound for strangers, AlreadyProcessed when nothing is owed, BusinessRule while frozen and for members
 * other than the CEO, InvalidFields above the debt or below the minimum
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
    // Written before the redirect, so that the capture finds it.
    await expect(name, meant, started.paymentId)
    return started
  }

  async #attempt(name: DebtName, request: RepaymentRequest): Promise<Attempt> {
    try {
      return await this.#fromWallet(name, request)
    } catch (error) {
      if (!(error instanceof WalletTooLow)) throw error
      // The wallet was spent meanwhile.
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
  // Disputed parts may be paid, but need not.
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
