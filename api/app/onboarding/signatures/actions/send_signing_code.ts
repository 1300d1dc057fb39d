import { inject } from '@adonisjs/core'
import { toPersianDigits } from '#contracts/digits'
import type { ApprobationDocument } from '#contracts/approbations'
import { recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import { refuseListedDelegation } from '#app/onboarding/companies/steps/refuse_listed_delegation'
import { OneTimeCodes } from '#app/people/identity/one_time_codes'
import type { TemplateName } from '#app/people/notifications/domain/templates'
import type { CustomerActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { grouped } from '#app/platform/values/money'
import { refusalToSign } from '../domain/signing_refusal.js'
import { agreedTo, signingCode } from '../domain/signing_code.js'
import { refusalText, refusedSigning } from '../exceptions.js'
import { messages } from '../i18n/fa.js'
import { signingAs, type SigningAs } from '../queries/signing_as.js'
import { signingStandings, type MemberEnrollment } from '../queries/signing_standings.js'

interface SendCommand {
  actor: CustomerActor
  type: ApprobationDocument
  documentIds: readonly string[]
  /** The phone of an absent member whom the caller signs for. */
  onBehalfOf?: string
}

/** @throws the refusal of one document; of several, all that cannot be signed, so that they can be left out */
const refuse = (
  { type, onBehalfOf }: Pick<SendCommand, 'type' | 'onBehalfOf'>,
  standings: readonly MemberEnrollment[]
): void => {
  const refused = standings.flatMap(({ approbation, facts }) => {
    const refusal = refusalToSign(facts)
    return refusal ? [{ id: approbation.documentId, refusal }] : []
  })
  if (refused.length === 0) return
  if (standings.length === 1) throw refusedSigning(type, refused[0].refusal, onBehalfOf)
  const invoices = refused.map(({ id, refusal }) => ({
    id,
    message: refusalText(type, refusal, onBehalfOf),
  }))
  throw new BusinessRule(messages.someRefused, { invoices })
}

/** @throws BusinessRule (422) where one of the two is on a blacklist */
const refuseListed = async (actor: CustomerActor, { delegation }: SigningAs): Promise<void> => {
  if (!delegation) return
  await recordingHits(actor, () => transaction((trx) => refuseListedDelegation(delegation, trx)))
}

/** For whom, where it is not for the caller. */
const named = (shown: readonly { title: string }[], { delegation }: SigningAs) =>
  delegation
    ? shown.map(({ title }) => ({
        title: messages.documentOnBehalf(title, delegation.delegatorName),
      }))
    : shown

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

  async execute({
    actor,
    type,
    documentIds,
    onBehalfOf,
  }: SendCommand): Promise<{ expirationMillis: number }> {
    const as = await signingAs(actor, onBehalfOf)
    await refuseListed(actor, as)
    const standings = await signingStandings({ type, documentIds, ...as })
    refuse({ type, onBehalfOf }, standings)
    const shown = standings.map(({ approbation }) => approbation)
    const binding = agreedTo(as.memberId, shown)
    return this.codes.send({
      ...signingCode(actor, type, documentIds, as),
      binding,
      running: { amount: binding.amount },
      ...messageOf(type, named(shown, as), binding.amount),
    })
  }
}
