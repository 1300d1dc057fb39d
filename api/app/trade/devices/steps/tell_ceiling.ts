import type { CardPaymentRefusal } from '#contracts/devices'
import type { CardRow } from '#app/cards/issuing/steps/lock_card'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import type { Device } from '../queries/device_of.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    CardCeilingRefused: {
      cardId: string
      lastFour: string
      merchantName: string
      amount: number
      refusal: CardPaymentRefusal
      left: number
      day: string
    }
  }
}

interface RefusedByCeiling {
  device: Device
  card: CardRow
  amount: number
  refusal: CardPaymentRefusal
  left: number
}

/** The display is the merchant's; whoever keeps the card reads it too. */
export const tellCeiling = (
  { device: { merchantName }, card: { id: cardId, lastFour }, ...refused }: RefusedByCeiling,
  trx: Trx
): Promise<void> => {
  const { amount, refusal, left } = refused
  const told = { cardId, lastFour, merchantName, amount, refusal, left, day: clock.today() }
  return publish('CardCeilingRefused', told, trx)
}
