import type { CardPaymentRefusal } from '#contracts/devices'
import { CardRefused } from '#app/cards/issuing/exceptions'
import { messages } from './i18n/fa.js'

/** A card payment is refused; `refusal` tells a program why, the message tells who stands at the display. */
export class CardPaymentRefused extends CardRefused {
  constructor(readonly refusal: CardPaymentRefusal) {
    super(messages.refused[refusal], { refusal })
  }
}
