import type { ApprobationDocument } from '#contracts/approbations'
import { quorumOf } from '#contracts/quorum'
import { delegationsInForce } from '#app/onboarding/companies/queries/delegations'
import { linkTo } from '#app/platform/process/address'
import type { TemplateName } from '#app/people/notifications/domain/templates'
import type { Message } from '#app/people/notifications/sms'
import { prepared, type Trx } from '#app/platform/database/database'
import { grouped } from '#app/platform/values/money'
import { documentsOf } from '../documents.js'
import { approbationsOf, signersOf, type Approbation } from '../queries/approbations.js'

export interface AskedDocument {
  documentType: ApprobationDocument
  documentId: string
}

/** What is said of each kind of document: a contract costs nothing, and nobody pays it. */
export const sayings = {
  INVOICE: {
    first: 'approbation-asked',
    again: 'approbation-asked-again',
    nudged: 'approbation-nudged',
    accepted: 'approbation-accepted',
    refused: 'approbation-refused',
    refusedByOne: 'approbation-refused-by-one',
  },
  CARD_CONTRACT: {
    first: 'contract-asked',
    again: 'contract-asked',
    nudged: 'contract-nudged',
    accepted: 'contract-accepted',
    refused: 'contract-refused',
    refusedByOne: 'contract-refused-by-one',
  },
} as const satisfies Record<ApprobationDocument, Record<string, TemplateName>>

const companySql = `select name from companies_files where id = ?`

/** Whose it is, what, how much, and the page itself. */
const saidOf = async (
  { documentType, documentId, companyId, title, amount }: Approbation,
  trx: Trx
) => {
  const named = [companyId]
  const [company] = await prepared<{ name: string }>(
    'name_of_signing_company',
    companySql,
    named,
    trx
  )
  const link = linkTo(await documentsOf(documentType).doorOf(documentId, trx))
  return { company: company!.name, document: title, amount: grouped(amount), link }
}

export const awaited = async ({ documentType, documentId }: AskedDocument, trx: Trx) => {
  const [approbation] = await approbationsOf(documentType, [documentId], trx)
  const signers = await signersOf([approbation.id], trx)
  const { waitingFor } = quorumOf(signers, approbation.minimumOptional)
  const params = await saidOf(approbation, trx)
  return { approbation, waitingFor: approbation.status === 'PENDING' ? waitingFor : [], params }
}

const phonesOf = async (
  companyId: string,
  waitingFor: readonly { memberId: string; phone: string }[],
  trx: Trx
): Promise<Set<string>> => {
  const absent = new Set(waitingFor.map(({ memberId }) => memberId))
  const delegations = await delegationsInForce(companyId, trx)
  const delegates = delegations.filter(({ delegatorId }) => absent.has(delegatorId))
  return new Set([
    ...waitingFor.map(({ phone }) => phone),
    ...delegates.map(({ delegatePhone }) => delegatePhone),
  ])
}

/** To everybody whose signature may still count, once for each `key`. */
export const messagesToSigners = async (
  asked: AskedDocument & { key: string; template: TemplateName },
  trx: Trx
): Promise<Message[]> => {
  const { approbation, waitingFor, params } = await awaited(asked, trx)
  const phones = await phonesOf(approbation.companyId, waitingFor, trx)
  return [...phones].map((phone) => ({
    key: `${asked.template}:${approbation.id}:${asked.key}:${phone}`,
    ...{ phone, template: asked.template, params },
  }))
}
