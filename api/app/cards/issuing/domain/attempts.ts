/** Keys in `failed_attempts`. */
export const pinPurpose = 'CARD_PIN'
export const cvv2Purpose = 'CARD_CVV2'

/** SQL join of the lock at a bound moment. */
export const lockOn = (alias: string, purpose: string): string =>
  `${alias}.who = card.id::text and ${alias}.purpose = '${purpose}' and ${alias}.locked_until > ?`
