import type { ApprobationDocument } from '#contracts/approbations'
import { quorumOf } from '#contracts/quorum'
import '#app/companies/events'
import { delegationsInForce } from '#app/companies/queries/delegations'
import { companyIn } from '#app/owners/owner'
import { contactsOf } from '#app/owners/queries/contacts_of'
import { sendSms } from '#app/notifications/jobs/send_sms'
import type { TemplateName } from '#app/notifications/domain/templates'
import { on } from '#app/shared/events/outbox'
import type { Trx } from '#app/shared/database'
import { grouped } from '#app/shared/money'
import { reassessApprobations } from './jobs/reassess_approbations.js'
import { approbationsOf, signersOf } from './queries/approbations.js'

interface AskedDocument {
  documentType: ApprobationDocument
  documentId: string
}

const awaited = async ({ documentType, documentId }: AskedDocument, trx: Trx) => {
  const [approbation] = await approbationsOf(documentType, [documentId], trx)
  const signers = await signersOf([approbation.id], trx)
  const { waitingFor } = quorumOf(signers, approbation.minimumOptional)
  const params = { document: approbation.title, amount: grouped(approbation.amount) }
  return { approbation, waitingFor: approbation.status === 'PENDING' ? waitingFor : [], params }
}

/** What is said of each kind of document: a contract costs nothing, and nobody pays it. */
const sayings = {
  INVOICE: {
    first: 'approbation-asked',
    again: 'approbation-asked-again',
    nudged: 'approbation-nudged',
    accepted: 'approbation-accepted',
  },
  CARD_CONTRACT: {
    first: 'contract-asked',
    again: 'contract-asked',
    nudged: 'contract-nudged',
    accepted: 'contract-accepted',
  },
} as const satisfies Record<ApprobationDocument, Record<string, TemplateName>>

type Then = Parameters<Parameters<typeof on<'SignersNudged'>>[1]>[1]

/** Theirs, and those of who signs for them today. */
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

/** Everybody whose signature may still count, once for each `key`. */
const askSigners = async (
  asked: AskedDocument & { key: string; template: TemplateName },
  then: Then,
  trx: Trx
): Promise<void> => {
  const { approbation, waitingFor, params } = await awaited(asked, trx)
  for (const phone of await phonesOf(approbation.companyId, waitingFor, trx)) {
    const key = `${asked.template}:${approbation.id}:${asked.key}:${phone}`
    await then(sendSms, { key, phone, template: asked.template, params })
  }
}

on('ApprobationOpened', ({ round, ...asked }, then, trx) => {
  const { first, again } = sayings[asked.documentType]
  const template = round === 1 ? first : again
  return askSigners({ ...asked, key: String(round), template }, then, trx)
})

on('SignersNudged', ({ at, ...asked }, then, trx) =>
  askSigners({ ...asked, key: at, template: sayings[asked.documentType].nudged }, then, trx)
)

on('ApprobationAccepted', async ({ round, ...asked }, then, trx) => {
  const { approbation, params } = await awaited(asked, trx)
  const template = sayings[asked.documentType].accepted
  for (const { phone } of await contactsOf(companyIn(approbation.companyId), trx)) {
    await then(sendSms, { key: `${template}:${approbation.id}:${round}`, phone, template, params })
  }
})

on('CompanyRuleChanged', ({ companyId }, then) => then(reassessApprobations, { companyId }))
