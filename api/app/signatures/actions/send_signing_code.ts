import { inject } from '@adonisjs/core'
import { toPersianDigits } from '#contracts/digits'
import type { ApprobationDocument } from '#contracts/approbations'
import { memberOf } from '#app/companies/domain/member_of'
import { OneTimeCodes } from '#app/identity/one_time_codes'
import type { TemplateName } from '#app/notifications/domain/templates'
import type { CustomerActor } from '#app/shared/actor'
import { BusinessRule } from '#app/shared/errors'
import { grouped } from '#app/shared/money'
import { refusalToSign } from '../domain/signing_refusal.js'
import { agreedTo, signingCode } from '../domain/signing_code.js'
import { refusedSigning } from '../exceptions.js'
import { messages } from '../i18n/fa.js'
import { signingStandings, type SigningStanding } from '../queries/signing_standings.js'

interface SendCommand {
  actor: CustomerActor
  type: ApprobationDocument
  documentIds: readonly string[]
}

/** @throws the refusal of one document; of several, all that cannot be signed, so that they can be left out */
const refuse = (type: ApprobationDocument, standings: readonly SigningStanding[]): void => {
  const refused = standings.flatMap(({ approbation, facts }) => {
    const refusal = refusalToSign(facts)
    return refusal ? [{ id: approbation.documentId, refusal }] : []
  })
  if (refused.length === 0) return
  if (standings.length === 1) throw refusedSigning(type, refused[0].refusal)
  const invoices = refused.map(({ id, refusal }) => ({
    id,
    message: messages.refused[type][refusal],
  }))
  throw new BusinessRule(messages.someRefused, { invoices })
}

/** The message that carries the code: what it answers for, and what that comes to. */
const messageOf = (
  type: ApprobationDocument,
  shown: readonly { title: string }[],
  sum: number
): { template?: TemplateName; params: Record<string, string> } => {
  const amount = grouped(sum)
  if (shown.length > 1) {
    const params = { count: toPersianDigits(shown.length), amount }
    return { template: 'signature-code-several', params }
  }
  const [{ title: document }] = shown
  if (type === 'INVOICE') return { params: { document, amount } }
  return { template: 'signature-code-contract', params: { document } }
}

/**
 * Sends the one code with which a member answers for documents of their company: bound to the member, to what each of
 * them reads today, and to their amount. domain "Companies"
 * @throws NotFound, BusinessRule (422) without access, AlreadyProcessed or Conflict (409), OtpAlreadySent (429)
 */
@inject()
export default class SendSigningCode {
  constructor(private codes: OneTimeCodes) {}

  async execute({ actor, type, documentIds }: SendCommand): Promise<{ expirationMillis: number }> {
    const { companyId, memberId } = memberOf(actor)
    const standings = await signingStandings({ type, documentIds, companyId, memberId })
    refuse(type, standings)
    const shown = standings.map(({ approbation }) => approbation)
    const binding = agreedTo(memberId, shown)
    return this.codes.send({
      ...signingCode(actor, type, documentIds),
      binding,
      running: { amount: binding.amount },
      ...messageOf(type, shown, binding.amount),
    })
  }
}
