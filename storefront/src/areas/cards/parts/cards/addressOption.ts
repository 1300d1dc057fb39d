import { addresses } from '#areas/cards/words/cards.ts'
import type { Address } from '#core/api/types.ts'

/** An address among others that a card may go to. */
export const addressOption = (address: Address) => ({
  value: address.id,
  label: address.title,
  hint: addresses.whole(address),
})
