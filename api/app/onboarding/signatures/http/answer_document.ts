import type { HttpContext } from '@adonisjs/core/http'
import type { ApprobationDocument } from '#contracts/approbations'
import { answeredFrom } from '#app/people/identity/http/answered_from'
import type { CustomerActor } from '#app/platform/audit/actor'
import type AnswerDocuments from '../actions/answer_documents.js'
import { refusedSigning } from '../exceptions.js'

interface DocumentAnswer {
  actor: CustomerActor
  type: ApprobationDocument
  documentId: string
  otpSecret: string
  /** The phone of an absent member whom the caller answers for. */
  onBehalfOf?: string
  /** Of a refusal. */
  reason?: string
}

/** A member's answer for one document. @throws what `refusedSigning` makes of a refusal */
export const answerDocument = async (
  ctx: HttpContext,
  answer: AnswerDocuments,
  { documentId, ...given }: DocumentAnswer
): Promise<void> => {
  const asked = { ...given, documentIds: [documentId], from: answeredFrom(ctx) }
  const [{ refusal }] = await answer.execute(asked)
  if (refusal) throw refusedSigning(given.type, refusal, given.onBehalfOf)
}
