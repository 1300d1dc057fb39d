import { inject } from '@adonisjs/core'
import LiftArrears from '#app/credit/credit_lines/steps/lift_arrears'
import { lateFeeParts, sumLateFees } from '#app/credit/late_fees/domain/late_fee'
import TakeLateFees from '#app/credit/late_fees/steps/take_late_fees'
import { installmentPaid } from '#app/money/ledger/domain/entries'
import Ledger from '#app/money/ledger/ledger'
import { system } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import { partsOf, type RepaymentPart } from '../domain/repayment.js'
import type { LockedDebt } from './lock_debt.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    RepaymentTaken: { repaymentId: string }
  }
}

interface TakeRepaymentCommand {
  /** A gateway's id exists before. */
  id: string
  debt: LockedDebt
  /** Rials. */
  meant: number
  /** At most intended, owed and held. */
  amount: number
}

const lowerSql = `
  update installments i
     set paid_amount = i.paid_amount + part.amount,
         status = case when part.is_left then i.status else 'CLEARED' end,
         cleared_at = case when part.is_left then i.cleared_at else ?::timestamptz end
    from unnest(?::uuid[], ?::bigint[], ?::boolean[]) as part(id, amount, is_left)
   where i.id = part.id`

const completeSql = `
  insert into repayments as kept (id, owner_type, owner_id, plan, installment_id, amount,
                                  paid_amount, created_at, completed_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?)
      on conflict (id) do update
     set paid_amount = excluded.paid_amount, completed_at = excluded.completed_at`

const partsSql = `
  insert into repayment_parts (repayment_id, installment_id, amount, is_recovery)
  select ?, part.id, part.amount, i.write_off_id is not null
    from unnest(?::uuid[], ?::bigint[]) as part(id, amount) join installments i on i.id = part.id`

/** Late fees first. */
export interface TakenRepayment {
  lateFeeAmount: number
  parts: RepaymentPart[]
}

/**
 * The one step of every repayment, under the locks of `lockDebt`: frees credit, clears installments, lifts the arrears
 * block. domain "Invoices"
 * @throws WalletTooLow
 */
@inject()
export default class TakeRepayment {
  constructor(
    private ledger: Ledger,
    private liftArrears: LiftArrears,
    private takeLateFees: TakeLateFees
  ) {}

  async execute(command: TakeRepaymentCommand, trx: Trx): Promise<TakenRepayment> {
    const { id, debt, amount } = command
    const lateFeeAmount = Math.min(amount, sumLateFees(debt.lateFees))
    const fees = {
      owner: debt.owner,
      repaymentId: id,
      parts: lateFeeParts(lateFeeAmount, debt.lateFees),
    }
    const parts = partsOf(amount - lateFeeAmount, debt.installments)
    await this.takeLateFees.book(fees, trx)
    await this.#book(id, debt, parts, trx)
    await keep(command, parts, trx)
    await this.takeLateFees.keep(fees, trx)
    await this.liftArrears.execute([debt.lineId], system('repayment'), trx)
    await publish('RepaymentTaken', { repaymentId: id }, trx)
    return { lateFeeAmount, parts }
  }

  async #book(id: string, debt: LockedDebt, parts: RepaymentPart[], trx: Trx): Promise<void> {
    const amount = sumOf(parts)
    if (amount === 0) return
    const wallet = await this.ledger.walletOf(debt.owner, trx)
    const lost = new Set(debt.installments.filter((one) => one.isWrittenOff).map((one) => one.id))
    const recovered = sumOf(parts.filter(({ installmentId }) => lost.has(installmentId)))
    const entry = installmentPaid(wallet, debt.lineAccountId, amount, recovered)
    const booked = await this.ledger.post('INSTALLMENT_PAID', entry, { type: 'repayment', id }, trx)
    if (!booked) throw new Error(`the repayment ${id} was booked before`)
  }
}

const sumOf = (parts: readonly RepaymentPart[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0)

const keep = async (
  { id, debt, meant, amount }: TakeRepaymentCommand,
  parts: RepaymentPart[],
  trx: Trx
): Promise<void> => {
  const now = clock.businessNow().toJSDate()
  const ids = parts.map(({ installmentId }) => installmentId)
  const amounts = parts.map((part) => part.amount)
  const areLeft = parts.map(({ left }) => left > 0)
  await prepared('lower_installments', lowerSql, [now, ids, amounts, areLeft], trx)
  const { owner, installmentId } = debt
  await prepared(
    'complete_repayment',
    completeSql,
    [id, owner.type, owner.id, owner.plan, installmentId, meant, amount, now, now],
    trx
  )
  await prepared('repayment_parts', partsSql, [id, ids, amounts], trx)
}
