import type { ApprobationStatus } from '#contracts/approbations'
import type { AnsweredDocument } from '#app/onboarding/signatures/actions/answer_documents'
import type { SigningRefusal } from '#app/onboarding/signatures/domain/signing_refusal'
import { refusalText } from '#app/onboarding/signatures/exceptions'

export interface SignedInvoice {
  id: string
  isSigned: boolean
  overallSignatoryStatus: ApprobationStatus
  refusal: SigningRefusal | null
  message: string | null
}

/** One result per id, in request order. */
export const batchResults = (
  orderIds: readonly string[],
  answered: readonly AnsweredDocument[],
  onBehalfOf?: string
): SignedInvoice[] =>
  orderIds.map((orderId) => {
    const { id, status, refusal } = answered.find((one) => one.id === orderId)!
    return {
      id,
      isSigned: refusal === null,
      overallSignatoryStatus: status,
      refusal,
      message: refusal && refusalText('INVOICE', refusal, onBehalfOf),
    }
  })
