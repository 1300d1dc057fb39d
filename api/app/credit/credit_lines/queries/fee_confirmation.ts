import db from '@adonisjs/lucid/services/db'
import type { FeeStatus } from '#contracts/credit'
import type { CreditApplication } from '#app/people/owners/files'
import { ownerColumns } from '#app/people/owners/owner'
import { BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

export interface FeeConfirmation {
  status: FeeStatus
  platformFee: number
  valueAddedTax: number
  paidAt: Date
}

/** @throws BusinessRule without a fee */
export const feeConfirmation = async ({ owner }: CreditApplication): Promise<FeeConfirmation> => {
  const fee: FeeConfirmation | null = await db
    .from('platform_fees')
    .select('status', 'fee as platformFee', 'vat as valueAddedTax', 'paid_at as paidAt')
    .where({ ...ownerColumns(owner), plan: owner.plan })
    .whereIn('status', ['PAID', 'EARNED'])
    .orderBy('paid_at', 'desc')
    .first()
  if (!fee) throw new BusinessRule(messages.feeNotPaid)
  return fee
}
