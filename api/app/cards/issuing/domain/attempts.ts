/** What wrong secrets of a card are counted under in `failed_attempts`. */
export const pinPurpose = 'CARD_PIN'
export const cvv2Purpose = 'CARD_CVV2'

/** Joins the lock of a card's PIN, or of its activation, that is in force at the moment which is bound. */
export const lockOn = (alias: string, purpose: string): string =>
  `${alias}.who = card.id::text and ${alias}.purpose = '${purpose}' and ${alias}.locked_until > ?`
