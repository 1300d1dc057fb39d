import vine from '@vinejs/vine'
import { installmentFilters } from '#contracts/orders'
import { gatewayIndicators } from '#contracts/payments'
import { rialsField } from '#app/platform/values/validation'

export const installmentFilterValidator = vine.create({
  status: vine.enum(installmentFilters).optional(),
})

/** Optional when the wallet holds it. */
const gateway = () => vine.enum(gatewayIndicators).optional()

/** The whole when absent. */
export const payInstallmentValidator = vine.create({
  amount: rialsField().optional(),
  indicator: gateway(),
})
export const payInstallmentsValidator = vine.create({ amount: rialsField(), indicator: gateway() })
