import { addresses } from '#areas/cards/words/cards.ts'
import type { Address } from '#core/api/types.ts'

export const addressOption = (address: Address) => ({
  value: address.id,
  label: address.title,
  hint: addresses.whole(address),
})
