import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'

/** What an invoice owes, locked; rials. */
export interface InstallmentBalance {
  id: string
  amount: number
  paid: number
  reversed: number
  isWrittenOff: boolean
}

/** Clears it when nothing is left. */
export const lowerInstallment = async (
  { id, amount: whole, paid, reversed }: InstallmentBalance,
  amount: number,
  trx: Trx
): Promise<void> => {
  const isCleared = paid + reversed + amount === whole
  await trx
    .from('installments')
    .where({ id })
    .update({
      reversed_amount: reversed + amount,
      ...(isCleared && { status: 'CLEARED', cleared_at: clock.businessNow().toJSDate() }),
    })
}
