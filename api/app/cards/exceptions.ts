import { Refusal } from '#app/shared/errors'

/** The issuer says that a CVV2 or a PIN is wrong. Nothing changed but the count of wrong ones. */
export class CardRefused extends Refusal {
  constructor(message: string) {
    super('CardRefusedException', 422, message)
  }
}
