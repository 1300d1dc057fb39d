import { Refusal, type ErrorMembers } from '#app/platform/errors'

/** A card is refused: its CVV2 or PIN is wrong, or it may not be charged. `members` are for programs. */
export class CardRefused extends Refusal {
  constructor(message: string, members: ErrorMembers = {}) {
    super('CardRefusedException', 422, message, members)
  }
}
