/** A card as its issuer knows it: our id is the reference of every call, so each can be repeated. */
export interface IssuedCard {
  id: string
  number: string
  /** `YYYY-MM-DD` */
  expiresOn: string
}

/**
 * Who keeps PINs and makes CVV2 (the bank's card switch). Everything secret is handed over and forgotten here; what
 * is wrong is answered with false, and counted by the caller. What cannot be answered is thrown.
 */
export interface CardIssuer {
  readonly name: string
  /** Makes the card known. Repeating it changes nothing. */
  issue(card: IssuedCard): Promise<void>
  /** Derived for each view, kept nowhere. */
  cvv2(card: IssuedCard): Promise<string>
  checkCvv2(card: IssuedCard, cvv2: string): Promise<boolean>
  /** Sets the PIN without the former one: who asks has proved otherwise whose card it is. */
  setPin(card: IssuedCard, pin: string): Promise<void>
  checkPin(card: IssuedCard, pin: string): Promise<boolean>
  /** @returns false, with nothing changed, when the former PIN is another */
  changePin(card: IssuedCard, pins: { former: string; next: string }): Promise<boolean>
  /** From then on no PIN of it is right. Repeating it changes nothing. */
  block(card: IssuedCard): Promise<void>
  /** For good. Repeating it changes nothing. */
  close(card: IssuedCard): Promise<void>
}
