import type { CardPaymentRefusal } from '#contracts/devices'
import { CardRefused } from '#app/cards/issuing/exceptions'
import { messages } from './i18n/fa.js'

/** `refusal` is for programs, the message for the display. */
export class CardPaymentRefused extends CardRefused {
  constructor(readonly refusal: CardPaymentRefusal) {
    super(messages.refused[refusal], { refusal })
  }
}
