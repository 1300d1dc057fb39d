import type { Owner } from '#contracts/owners'
import {
  lockDebt,
  type LockedDebt,
  type LockedInstallment,
} from '#app/credit/installments/steps/lock_debt'
import type { OpenLateFee } from '#app/credit/late_fees/domain/late_fee'
import { setting } from '#app/reference/settings/settings'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { addDays } from '#app/platform/time/jalali'

/** Locked as for a repayment. */
export interface OldDebt {
  debt: LockedDebt
  installments: LockedInstallment[]
  lateFees: OpenLateFee[]
  amount: number
  lateFeeAmount: number
  afterDays: number
}

/** @param only the requested installments; default all old enough */
export const lockOldDebt = async (owner: Owner, trx: Trx, only?: string[]): Promise<OldDebt> => {
  const debt = await lockDebt({ owner, installmentId: null }, trx)
  const afterDays = await setting('writeOffAfterDays', trx)
  const dueBefore = addDays(clock.today(), -afterDays)
  const installments = debt.installments.filter(
    ({ id, dueDate, disputed, isWrittenOff }) =>
      dueDate < dueBefore && disputed === 0 && !isWrittenOff && (only?.includes(id) ?? true)
  )
  const ids = new Set(installments.map(({ id }) => id))
  const lateFees = debt.lateFees.filter(({ installmentId }) => ids.has(installmentId))
  return {
    debt,
    installments,
    lateFees,
    amount: installments.reduce((sum, { remaining }) => sum + remaining, 0),
    lateFeeAmount: lateFees.reduce((sum, { open }) => sum + open, 0),
    afterDays,
  }
}
