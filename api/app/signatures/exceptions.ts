import type { ApprobationDocument } from '#contracts/approbations'
import { AlreadyProcessed, BusinessRule, Conflict, type Refusal } from '#app/shared/errors'
import type { SigningRefusal } from './domain/signing_refusal.js'
import { messages } from './i18n/fa.js'

/** Why one document was not answered for, as an answer of its own. */
export const refusedSigning = (type: ApprobationDocument, refusal: SigningRefusal): Refusal => {
  const message = messages.refused[type][refusal]
  if (refusal === 'SIGNED' || refusal === 'REFUSED') return new AlreadyProcessed(message)
  if (refusal === 'NO_SIGNING_ACCESS') return new BusinessRule(message)
  return new Conflict(message)
}
