import { Refusal, type ErrorMembers } from '#app/platform/errors'

/** `members` are for programs. */
export class CardRefused extends Refusal {
  constructor(message: string, members: ErrorMembers = {}) {
    super('CardRefusedException', 422, message, members)
  }
}
