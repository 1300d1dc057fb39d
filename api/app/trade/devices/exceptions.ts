import type { CardPaymentRefusal } from '#contracts/devices'
import { CardRefused } from '#app/cards/issuing/exceptions'
import { messages } from './i18n/fa.js'

/** `refusal` is for programs, the message for the display. */
export class CardPaymentRefused extends CardRefused {
  /** @param left rials, where a ceiling refused */
  constructor(
    readonly refusal: CardPaymentRefusal,
    readonly left: number | null = null
  ) {
    super(messages.refused(refusal, left), { refusal, ...(left !== null && { left }) })
  }
}
