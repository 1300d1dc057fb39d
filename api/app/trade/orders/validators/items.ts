import vine from '@vinejs/vine'
import { maxOrderItems } from '#contracts/orders'
import { quantity, rialsField, verbatim } from '#app/platform/values/validation'

export const items = () =>
  vine
    .array(
      vine.object({
        itemName: verbatim(255),
        unitType: verbatim(50),
        qty: quantity(),
        price: rialsField(),
      })
    )
    .minLength(1)
    .maxLength(maxOrderItems)

/** What an invoice is to hold from now on. */
export const changedGoods = () => ({ items: items(), grandTotalAmount: rialsField() })

/** After a return, of the invoice as it was seen; lines that are gone are left out. */
export const itemsLeftValidator = vine.create({
  ...changedGoods(),
  formerTotalAmount: rialsField(),
})
