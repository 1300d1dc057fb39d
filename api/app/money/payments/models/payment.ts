import { PaymentSchema } from '#database/schema'
import type { GatewayIndicator, PaymentPurpose, PaymentStatus } from '#contracts/payments'
import type { Owner, OwnerType } from '#contracts/owners'
import type { Plan } from '#contracts/plans'

/** KEPT_AS_CASH: its purpose could not be paid any more. */
export type PaymentOutcome = 'CHARGED' | 'FEE_PAID' | 'INSTALLMENT_PAID' | 'KEPT_AS_CASH'

export default class Payment extends PaymentSchema {
  static override table = 'payments'

  declare status: PaymentStatus
  declare indicator: GatewayIndicator
  declare purpose: PaymentPurpose
  declare ownerType: OwnerType
  declare plan: Plan
  declare outcome: PaymentOutcome | null

  get owner(): Owner {
    return { type: this.ownerType, id: this.ownerId, plan: this.plan }
  }
}
