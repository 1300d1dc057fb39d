import { addresses } from '#i18n/fa/cards.ts'
import type { Address } from '#lib/api/types.ts'

/** An address among others that a card may go to. */
export const addressOption = (address: Address) => ({
  value: address.id,
  label: address.title,
  hint: addresses.whole(address),
})
