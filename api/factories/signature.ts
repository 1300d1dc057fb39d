import type { ApprobationDocument } from '#contracts/approbations'
import AnswerDocuments from '#app/onboarding/signatures/actions/answer_documents'
import SendSigningCode from '#app/onboarding/signatures/actions/send_signing_code'
import type { CustomerActor } from '#app/platform/audit/actor'
import { act } from './act.js'
import { signedFrom } from './contract.js'
import { codeFor } from './messages.js'

interface Signing {
  /** A member, in the context of the company. */
  actor: CustomerActor
  type: ApprobationDocument
  documentIds: readonly string[]
  /** Of a refusal. */
  reason?: string
}

/** As a member answers for all at once: with the code that their phone was sent. */
export const answerDocuments = async ({ actor, reason, ...documents }: Signing) => {
  await act(SendSigningCode, { actor, ...documents })
  const otpSecret = await codeFor(actor.phone)
  const answer = { actor, ...documents, otpSecret, from: signedFrom }
  await act(AnswerDocuments, { ...answer, ...(reason && { reason }) })
}
