import type { ApprobationDocument } from '#contracts/approbations'
import { AlreadyProcessed, BusinessRule, Conflict, type Refusal } from '#app/platform/errors'
import type { SigningRefusal } from './domain/signing_refusal.js'
import { messages } from './i18n/fa.js'

/** @param onBehalfOf the absent member's phone where a delegate asks */
export const refusalText = (
  type: ApprobationDocument,
  refusal: SigningRefusal,
  onBehalfOf?: string
): string => messages[onBehalfOf === undefined ? 'refused' : 'refusedOnBehalf'][type][refusal]

/** Why one document was not answered for, as an answer of its own. */
export const refusedSigning = (
  type: ApprobationDocument,
  refusal: SigningRefusal,
  onBehalfOf?: string
): Refusal => {
  const message = refusalText(type, refusal, onBehalfOf)
  if (refusal === 'SIGNED' || refusal === 'REFUSED') return new AlreadyProcessed(message)
  if (refusal === 'NO_SIGNING_ACCESS' || refusal === 'OWN_IS_NEEDED') {
    return new BusinessRule(message)
  }
  return new Conflict(message)
}
