import { inject } from '@adonisjs/core'
import type { ApprobationDocument, ApprobationStatus } from '#contracts/approbations'
import { recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { refuseListedDelegation } from '#app/onboarding/companies/steps/refuse_listed_delegation'
import { lockRuleShared } from '#app/onboarding/companies/steps/rule_in_force'
import { OneTimeCodes, type RightCode } from '#app/people/identity/one_time_codes'
import type { CustomerActor } from '#app/platform/audit/actor'
import { transaction, type Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import { refusalToSign, type SigningRefusal } from '../domain/signing_refusal.js'
import { signingCode } from '../domain/signing_code.js'
import { messages } from '../i18n/fa.js'
import { signingAs, type SigningAs } from '../queries/signing_as.js'
import { signingStandings, type MemberEnrollment } from '../queries/signing_standings.js'
import { assess } from '../steps/assess.js'
import { keepSignature, type AnsweredFrom } from '../steps/keep_signature.js'
import { lockDocuments } from '../steps/lock_documents.js'

interface AnswerCommand {
  actor: CustomerActor
  type: ApprobationDocument
  documentIds: readonly string[]
  otpSecret: string
  /** The phone of an absent member whom the caller signs for. */
  onBehalfOf?: string
  /** Why it is refused; an agreement has none. */
  reason?: string
  from: Omit<AnsweredFrom, 'sessionId'>
}

export interface AnsweredDocument {
  id: string
  status: ApprobationStatus
  refusal: SigningRefusal | null
}

const shownOf = ({ approbation, facts }: MemberEnrollment, refusal: SigningRefusal | null) => ({
  id: approbation.documentId,
  status: facts.status,
  refusal,
})

/**
 * Records what a member answers for documents of their company, each by itself, with one code that was sent for exactly
 * these. What has changed, ended or been answered meanwhile is left as it is, and said so. domain "Companies"
 * @throws NotFound, OtpWrong (400), BusinessRule (422) for who signs for nobody else today
 */
@inject()
export default class AnswerDocuments {
  constructor(private codes: OneTimeCodes) {}

  async execute(command: AnswerCommand): Promise<AnsweredDocument[]> {
    const { actor, type, documentIds, otpSecret, onBehalfOf } = command
    const as = await signingAs(actor, onBehalfOf)
    const known = await signingStandings({ type, documentIds, ...as })
    // The same answer again needs no code: it says what became of the first.
    const before = known.map((one) => shownOf(one, refusalToSign(one.facts)))
    if (before.every(({ refusal }) => refusal !== null)) return before
    const code = await this.codes.check({
      ...signingCode(actor, type, documentIds, as),
      code: otpSecret,
    })
    return recordingHits(actor, () =>
      transaction(async (trx) => {
        await this.codes.consume(code, trx)
        return answerAll(command, code, trx)
      })
    )
  }
}

const answerAll = async (command: AnswerCommand, code: RightCode, trx: Trx) => {
  const { actor, type, documentIds, onBehalfOf } = command
  await lockDocuments(type, documentIds, trx)
  // Nobody is removed, no rule changes and no delegation ends, until this transaction ends.
  await lockRuleShared(memberOf(actor).companyId, trx)
  const as = await signingAs(actor, onBehalfOf, trx)
  if (as.delegation) await refuseListedDelegation(as.delegation, trx)
  const standings = await signingStandings({ type, documentIds, ...as }, trx)
  const digests = String(code.binding.digests).split(',')
  const answered: AnsweredDocument[] = []
  for (const [at, standing] of standings.entries()) {
    const { approbation, facts } = standing
    const isChanged = facts.isChanged || digests[at] !== approbation.digest
    const refusal = refusalToSign({ ...facts, isChanged })
    const status = refusal ? facts.status : await answerOne({ ...command, as }, standing, code, trx)
    answered.push({ ...shownOf(standing, refusal), status })
  }
  return answered
}

const answerOne = async (
  { actor, type, reason, from, as }: AnswerCommand & { as: SigningAs },
  { approbation, signers }: MemberEnrollment,
  code: RightCode,
  trx: Trx
): Promise<ApprobationStatus> => {
  const { delegation } = as
  const signer = signers.find((one) => one.memberId === as.memberId)!
  await keepSignature(
    {
      actor,
      approbation,
      signer,
      delegation,
      answer: reason === undefined ? 'ACCEPTED' : 'REJECTED',
      reason: reason ?? null,
      method: 'CODE',
      proofId: code.id,
      from: { ...from, sessionId: actor.sessionId },
    },
    trx
  )
  const by = delegation
    ? messages.onBehalf(delegation.delegateName, delegation.delegatorName)
    : signer.fullName
  const { documentId, round } = approbation
  if (reason === undefined) return assess({ type, documentId, actor }, trx)
  const status = await assess(
    { type, documentId, actor, reason: messages.rejected(by, reason) },
    trx
  )
  const { memberId } = signer
  const [byPhone, isOver] = [actor.phone, status === 'REJECTED']
  const document = { documentType: type, documentId, round }
  await publish('DocumentRefused', { ...document, memberId, by, byPhone, reason, isOver }, trx)
  return status
}
