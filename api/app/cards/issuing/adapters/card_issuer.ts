export interface IssuedCard {
  id: string
  number: string
  /** `YYYY-MM-DD` */
  expiresOn: string
}

/**
 * Keeps PINs and derives CVV2 (the bank's card switch). Secrets only pass through; false means wrong, counted by the
 * caller; failures throw. Our id makes calls idempotent.
 */
export interface CardIssuer {
  readonly name: string
  issue(card: IssuedCard): Promise<void>
  /** Derived per view, not stored. */
  cvv2(card: IssuedCard): Promise<string>
  checkCvv2(card: IssuedCard, cvv2: string): Promise<boolean>
  /** The caller proved ownership otherwise. */
  setPin(card: IssuedCard, pin: string): Promise<void>
  checkPin(card: IssuedCard, pin: string): Promise<boolean>
  /** @returns false, changing nothing, for a wrong former PIN */
  changePin(card: IssuedCard, pins: { former: string; next: string }): Promise<boolean>
  /** Ends all PINs. Idempotent. */
  block(card: IssuedCard): Promise<void>
  /** For good. Repeating it changes nothing. */
  close(card: IssuedCard): Promise<void>
}
