import vine from '@vinejs/vine'
import { orderStatuses } from '#contracts/orders'
import { changedGoods } from '#app/trade/orders/validators/items'
import { companyUniqueId, invoice } from '#app/trade/orders/validators/sale'
import { companyPlans, plans } from '#contracts/plans'
import { cleanString, phone, textField, verbatim } from '#app/platform/values/validation'

/** Sellers to companies. */
export const companySaleValidator = vine.create({
  ...invoice(),
  customer: vine.object({ companyUniqueId: companyUniqueId(), plan: vine.enum(companyPlans) }),
})

const referenceNumber = () => cleanString().minLength(1).maxLength(30)

export const saleReasonValidator = vine.create({
  referenceNumber: referenceNumber(),
  reason: textField(1000),
})

export const saleUpdateValidator = vine.create({
  referenceNumber: referenceNumber(),
  ...changedGoods(),
})

export const referenceValidator = vine.create({ referenceNumber: referenceNumber() })

export const ordersFilterValidator = vine.create({
  status: vine.enum(orderStatuses).optional(),
  externalId: cleanString().maxLength(100).optional(),
})

export const remainCreditValidator = vine.create({ phone: phone(), plan: vine.enum(plans) })
export const companyCreditValidator = vine.create({
  companyUniqueId: companyUniqueId(),
  plan: vine.enum(companyPlans),
})

/** Exactly one of our number and theirs. */
export const saleInquiryValidator = vine.create({
  referenceNumber: referenceNumber().optional().requiredIfMissing('externalId'),
  externalId: verbatim(100).optional(),
})
