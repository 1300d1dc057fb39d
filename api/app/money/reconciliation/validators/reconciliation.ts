import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { gatewayIndicators } from '#contracts/payments'
import { reconciliationSources, resolveActions } from '#contracts/reconciliation'
import { calendarDate, textField } from '#app/platform/values/validation'

export const importValidator = vine.create({
  source: vine.enum(reconciliationSources),
  from: calendarDate(),
  to: calendarDate(),
})

export const resolveValidator = vine.create({
  action: vine.enum(resolveActions),
  note: textField(limits.reason),
  indicator: vine.enum(gatewayIndicators).optional(),
})
